-- Conversations follow each other by a counter, as the clock may go back.
CREATE SEQUENCE chat_turns;
ALTER TABLE chat_conversations ADD turn bigint NOT NULL DEFAULT 0;
UPDATE chat_conversations c SET turn = o.place
FROM (SELECT id, row_number() OVER (ORDER BY last_at, id) AS place FROM chat_conversations) o WHERE o.id = c.id;
SELECT setval('chat_turns', greatest(1, (SELECT count(*) FROM chat_conversations)));
ALTER TABLE chat_conversations ALTER turn SET DEFAULT nextval('chat_turns');

DO $$
DECLARE
  seen CONSTANT text := pg_get_viewdef('chat_entry_view');
  told CONSTANT text := regexp_replace(seen, 'END AS blocker_id\s+FROM', 'END AS blocker_id, c.turn FROM');
BEGIN
  IF told = seen THEN
    RAISE EXCEPTION 'chat_entry_view does not end with who has blocked';
  END IF;
  EXECUTE 'CREATE OR REPLACE VIEW chat_entry_view AS ' || told;
END $$;
