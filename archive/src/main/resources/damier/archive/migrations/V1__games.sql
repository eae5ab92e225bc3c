-- Games that are over, games that were imported, and games that are being played.
CREATE TABLE games (
    id       ${id},
    kind     TEXT    NOT NULL,
    white    TEXT    NOT NULL,
    black    TEXT    NOT NULL,
    players  TEXT    NOT NULL, -- both, without capitals and accents, to be searched
    event    TEXT    NOT NULL,
    played   TEXT    NOT NULL, -- 2003.05.23, with question marks for what is unknown
    result   TEXT    NOT NULL, -- 1-0, 0-1, 1/2, 0-0 or *
    plies    INTEGER NOT NULL,
    moves    TEXT    NOT NULL, -- the main line, as the notation of the game writes it
    text     TEXT    NOT NULL, -- everything, in the format that holds the game
    digest   BIGINT  NOT NULL, -- the same game is kept once
    added    BIGINT  NOT NULL  -- milliseconds since 1970
);
CREATE UNIQUE INDEX games_by_digest ON games (digest);
CREATE INDEX games_by_day ON games (played);
CREATE INDEX games_by_moves ON games (kind, moves);

-- Every position of a main line, and the move that was made there; none at the end of a game.
CREATE TABLE positions (
    position BIGINT  NOT NULL,
    game     BIGINT  NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply      INTEGER NOT NULL,
    move     TEXT
);
CREATE INDEX positions_by_position ON positions (position, game, ply, move);
CREATE INDEX positions_by_game ON positions (game);

-- Games that are being played: what was agreed, and each move when it was made.
CREATE TABLE live_games (
    id       TEXT    NOT NULL PRIMARY KEY,
    settings TEXT    NOT NULL,
    added    BIGINT  NOT NULL
);
CREATE TABLE live_moves (
    game       TEXT    NOT NULL REFERENCES live_games (id) ON DELETE CASCADE,
    ply        INTEGER NOT NULL,
    move       TEXT    NOT NULL,
    made       BIGINT  NOT NULL, -- milliseconds since 1970
    white_left BIGINT  NOT NULL, -- milliseconds on the clock; -1: no clock
    black_left BIGINT  NOT NULL,
    PRIMARY KEY (game, ply)
);
