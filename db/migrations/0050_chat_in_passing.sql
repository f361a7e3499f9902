-- What members of a room are doing right now: it belongs to the member as the room shows it.
ALTER TABLE chat_members
  ADD COLUMN is_on_screen boolean NOT NULL DEFAULT false,
  ADD COLUMN typing_until timestamptz;
