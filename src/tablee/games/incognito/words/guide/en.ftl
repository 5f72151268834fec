# What the guide of a first round says, and the rules in six pictures.
guide-word = Your secret word is “clé”, a key. Your place, which everybody knows, is the beach. Hide one in the other.
guide-draw = Draw a beach on which the key does not leap to the eye: a few strokes will do, or stamps if you prefer. Then put your slate down.
guide-vote = Here are all slates, and six numbered words: lapin is a rabbit, bougie a candle, vélo a bicycle, pomme an apple, parapluie an umbrella. Lay before { $first }’s drawing and before { $second }’s the number of the word that you see there; then finish.
guide-scored = { $first } found your word, and { $second } did not: 2 points for you. If everybody found it, or nobody, it would be 0. And each word that you found is worth 1 point.
guide-end = Three rounds like this one, and the most points win.

picture-1 = Everybody gets a word that nobody else sees, and a place that everybody sees.
    .seen = The secret word, and the place of the round.
picture-2 = All draw at the same time: the word, hidden in the place.
    .seen = A slate, a drawing begun, the tools.
picture-3 = The slates are shown, and six words. Before each of the others’ drawings everybody lays the number of the word that they see in it. A number is used once.
    .seen = The others’ drawings, and six numbered words.
picture-4 = Votes are turned up, one drawing after the other. Whoever found the word scores 1 point.
    .seen = A drawing, the votes turned up, the word named.
picture-5 = The artist scores 2 points if some find it and some do not. Too well hidden, or not enough: nothing.
    .seen = A drawing whose word one vote of two found: 2 points.
picture-6 = After three rounds, the most points win.
    .seen = The points of the round, and the totals.
