-- The outbox names the sender as people call them; the name to sign in with still finds their mails.
CREATE VIEW mail_outbox_view AS
SELECT m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.created_at, m.sent_at, m.next_attempt_at,
  m.last_error, u.user_name,
  (SELECT count(*)::integer FROM mail_attachments a WHERE a.mail_id = m.id) AS attachments,
  search_fold(concat_ws(' ', m.id, m.recipient, m.subject, u.user_name, u.name, u.surname)) AS search_text,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname
FROM mail_outbox m
LEFT JOIN sys_users u ON u.id = m.created_by;
