-- Games that are over stay with those being played for a while, so that whoever watched still finds them.
ALTER TABLE live_games ADD COLUMN ended BIGINT;    -- milliseconds since 1970; none while it is played
ALTER TABLE live_games ADD COLUMN archived BIGINT; -- its id among the games; none where no move was made
ALTER TABLE live_moves ADD COLUMN spent BIGINT NOT NULL DEFAULT 0; -- milliseconds that the move took
ALTER TABLE live_moves ADD COLUMN score INTEGER;   -- hundredths, for the side that moved; none: unknown

-- When the server was last known to run: what passed while it did not, no clock counts.
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY,
    at BIGINT  NOT NULL
);
INSERT INTO heartbeat (id, at) VALUES (1, 0);
