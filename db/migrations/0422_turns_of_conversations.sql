-- Conversations follow each other by a counter, as the clock may go back.
CREATE SEQUENCE chat_turns;
ALTER TABLE chat_conversations ADD turn bigint NOT NULL DEFAULT 0;
UPDATE chat_conversations c SET turn = o.place
FROM (SELECT id, row_number() OVER (ORDER BY last_at, id) AS place FROM chat_conversations) o WHERE o.id = c.id;
SELECT setval('chat_turns', greatest(1, (SELECT count(*) FROM chat_conversations)));
ALTER TABLE chat_conversations ALTER turn SET DEFAULT nextval('chat_turns');

CREATE OR REPLACE VIEW chat_entry_view AS
SELECT m.user_id AS viewer_id, c.id AS conversation_id, c.is_room,
  CASE WHEN c.is_room THEN c.id END AS room_id,
  p.id AS partner_id,
  CASE WHEN c.is_room THEN c.room_name WHEN p.user_level = 0 THEN 'Weinkontor' ELSE p.user_name END AS user_name,
  CASE WHEN c.is_room THEN c.room_name WHEN p.user_level = 0 THEN 'Weinkontor'
    ELSE coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), p.user_name) END AS name_surname,
  CASE WHEN c.is_room THEN c.avi_file_id ELSE f.avi_file_id END AS avi,
  m.muted, m.is_listed, m.received_seq, m.read_seq, m.cleared_seq, c.last_seq, c.last_at,
  CASE WHEN m.has_blocked THEN m.user_id WHEN o.has_blocked THEN o.user_id END AS blocker_id,
  c.turn
FROM chat_members m
JOIN chat_conversations c ON c.id = m.conversation_id
LEFT JOIN sys_users p ON p.id = CASE WHEN c.low_user = m.user_id THEN c.high_user ELSE c.low_user END
LEFT JOIN chat_members o ON o.conversation_id = c.id AND o.user_id = p.id
LEFT JOIN chat_profiles f ON f.user_id = p.id;
