# What the guide of a first round says, and the rules in six pictures.
guide-word = Your secret word is “clé”, a key. Your place, which everybody knows, is the beach. Hide one in the other.
guide-draw = Draw a beach where the key isn’t easy to spot: a few strokes will do, or pictures if you’d rather. Then put your slate down.
guide-vote = Here are all the slates, and six numbered words: lapin is a rabbit, bougie a candle, vélo a bicycle, pomme an apple, parapluie an umbrella. For { $first }’s drawing and for { $second }’s, choose the number of the word you think is hiding there; then say you’re done.
guide-scored = { $first } found your word and { $second } didn’t: 2 points for you. If everybody had found it, or nobody, you’d have scored 0. And each word you found is worth 1 point.
guide-end = Your word for the next round is here already. After three rounds, whoever has the most points wins.

picture-1 = Everybody gets a word that only they can see, and a place that everybody can see.
    .seen = The secret word, and the place for this round.
picture-2 = Everybody draws at the same time: the word, hidden in the place.
    .seen = A slate, the beginnings of a drawing, the tools.
picture-3 = The slates are shown, along with six words. For each of the others’ drawings, choose the number of the word you think is in it. You can use each number only once.
    .seen = The others’ drawings, and six numbered words.
picture-4 = The votes are turned over, one drawing at a time. Whoever found the word scores 1 point.
    .seen = A drawing, the votes turned over, and the word itself.
picture-5 = The artist scores 2 points if some players find the word and others don’t. Too well hidden, or not hidden enough: nothing.
    .seen = A drawing whose word one voter in two found: 2 points.
picture-6 = After three rounds, whoever has the most points wins.
    .seen = The points for the round, and the totals.
