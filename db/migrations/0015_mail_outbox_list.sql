-- The outbox as a list for administrators: what waits, what went out, what failed and why. Bodies are asked for singly.
CREATE VIEW mail_outbox_view AS
SELECT m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.created_at, m.sent_at, m.next_attempt_at,
  m.last_error, u.user_name,
  (SELECT count(*)::integer FROM mail_attachments a WHERE a.mail_id = m.id) AS attachments,
  search_fold(m.id::text || ' ' || m.recipient || ' ' || m.subject || ' ' || coalesce(u.user_name, '')) AS search_text
FROM mail_outbox m
LEFT JOIN sys_users u ON u.id = m.created_by;
