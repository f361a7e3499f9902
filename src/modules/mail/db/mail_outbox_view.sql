-- The outbox names the sender as people call them; the name to sign in with still finds their mails.
CREATE VIEW mail_outbox_view AS
SELECT m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.created_at, m.sent_at, m.next_attempt_at,
  m.last_error, u.user_name,
  (SELECT count(*)::integer FROM mail_attachments a WHERE a.mail_id = m.id) AS attachments,
  search_fold(concat_ws(' ', m.id, m.recipient, m.subject, u.user_name, u.name, u.surname)) AS search_text,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname
FROM mail_outbox m
LEFT JOIN sys_users u ON u.id = m.created_by;

COMMENT ON COLUMN mail_outbox_view.id IS 'number of the mail [never null]';
COMMENT ON COLUMN mail_outbox_view.kind IS 'what the mail is about [never null]';
COMMENT ON COLUMN mail_outbox_view.recipient IS 'address of the recipient [never null]';
COMMENT ON COLUMN mail_outbox_view.subject IS 'subject of the mail [never null]';
COMMENT ON COLUMN mail_outbox_view.status IS 'waiting, sent, failed, bounced (came back) or cancelled [never null]';
COMMENT ON COLUMN mail_outbox_view.attempts IS 'how often it was tried [never null]';
COMMENT ON COLUMN mail_outbox_view.created_at IS 'moment at which it was written [never null]';
COMMENT ON COLUMN mail_outbox_view.sent_at IS 'moment at which the mail server took it';
COMMENT ON COLUMN mail_outbox_view.next_attempt_at IS 'moment of the next try [never null]';
COMMENT ON COLUMN mail_outbox_view.last_error IS 'what the mail server said last';
COMMENT ON COLUMN mail_outbox_view.attachments IS 'number of attached files [never null]';
COMMENT ON COLUMN mail_outbox_view.name_surname IS 'who sent it, as a name';
