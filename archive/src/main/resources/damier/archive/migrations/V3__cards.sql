-- Positions to be learned by repetition: mistakes of games, and lines of openings.
CREATE TABLE cards (
    id          ${id},
    owner       TEXT    NOT NULL, -- who learns them
    kind        TEXT    NOT NULL,
    fen         TEXT    NOT NULL,
    question    TEXT    NOT NULL, -- mistake or opening
    best        TEXT    NOT NULL, -- the move to be found
    why         TEXT    NOT NULL, -- what is said once it was answered
    source      TEXT    NOT NULL, -- where the position is from
    repetitions INTEGER NOT NULL, -- right answers in a row
    ease        INTEGER NOT NULL, -- by how many hundredths the interval grows
    days        INTEGER NOT NULL, -- the interval
    due         BIGINT  NOT NULL, -- the day, counted from 1970
    asked       BIGINT  NOT NULL  -- when it was last answered, in milliseconds since 1970
);
CREATE UNIQUE INDEX cards_by_position ON cards (owner, kind, fen, question);
CREATE INDEX cards_by_day ON cards (owner, due, asked);
