-- Analyses: trees of variations, saved as they grow.
CREATE TABLE studies (
    id       TEXT    NOT NULL PRIMARY KEY,
    owner    TEXT    NOT NULL, -- who may change it
    kind     TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    line     TEXT    NOT NULL, -- the beginning of the main line, for lists
    document TEXT    NOT NULL, -- the whole tree as JSON
    at       INTEGER NOT NULL, -- the current node of the document
    game     BIGINT,           -- the game of the archive that it is saved as, if any
    version  BIGINT  NOT NULL, -- grows with every save
    writer   TEXT    NOT NULL, -- the window that saved it last
    changed  BIGINT  NOT NULL, -- milliseconds since 1970
    deleted  BIGINT            -- milliseconds since 1970; null unless it is in the trash
);
CREATE INDEX studies_by_owner ON studies (owner, changed);
CREATE INDEX studies_by_deletion ON studies (deleted);

ALTER TABLE games ADD COLUMN deleted BIGINT; -- as for studies
CREATE INDEX games_by_deletion ON games (deleted);

-- What was deleted, restored and finally removed, and by whom.
CREATE TABLE deletions (
    id    ${id},
    at    BIGINT NOT NULL, -- milliseconds since 1970
    who   TEXT   NOT NULL,
    act   TEXT   NOT NULL, -- deleted, restored or removed
    type  TEXT   NOT NULL, -- game or study
    item  TEXT   NOT NULL, -- its id
    title TEXT   NOT NULL
);
