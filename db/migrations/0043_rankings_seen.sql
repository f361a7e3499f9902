-- Who made a ranking, and up to which one each person has seen them.
ALTER TABLE raking_figure ADD COLUMN kayit_user integer REFERENCES sys_users (id) ON DELETE SET NULL;

CREATE TABLE raking_gorulen (
  user_id integer PRIMARY KEY REFERENCES sys_users (id) ON DELETE CASCADE,
  son_id integer NOT NULL
);

-- What is there already is no news to those who work here.
INSERT INTO raking_gorulen (user_id, son_id) SELECT u.id, coalesce((SELECT max(id) FROM raking_figure), 0) FROM sys_users u;
