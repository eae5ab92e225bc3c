-- Null until they are computed for games of earlier versions.
ALTER TABLE games ADD COLUMN day TEXT;   -- the day in one form, to be compared: 2003.05.23 or 2003.??.??; empty: unknown
ALTER TABLE games ADD COLUMN discs TEXT; -- the result in pieces, where it is counted in them
CREATE INDEX games_by_real_day ON games (day);
