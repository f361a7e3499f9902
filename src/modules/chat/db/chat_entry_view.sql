CREATE VIEW chat_entry_view AS
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
