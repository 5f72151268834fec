"""What is asked over HTTP: packs that people give, guided rounds, and how it is answered."""
