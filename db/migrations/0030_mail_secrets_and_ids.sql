-- Each mail has an id of its own that travels with it, so that a mail sent twice is recognised as one. Mails whose words
-- let their reader in hold no words here: they are made when the mail is sent. A waiting mail can be cancelled.
ALTER TABLE mail_outbox
  ADD COLUMN message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN secret_user integer REFERENCES sys_users (id),
  ADD COLUMN language text,
  DROP CONSTRAINT mail_outbox_status_check,
  ADD CONSTRAINT mail_outbox_status_check CHECK (status IN ('waiting', 'sent', 'failed', 'cancelled'));

UPDATE mail_outbox m
SET secret_user = (SELECT u.id FROM sys_users u WHERE lower(u.email) = lower(m.recipient) AND u.sil = '0' LIMIT 1),
  body_text = '',
  body_html = NULL
WHERE kind = 'reset_password';
UPDATE mail_outbox SET status = 'cancelled'
WHERE kind = 'reset_password' AND status = 'waiting' AND secret_user IS NULL;

-- Links that lay in the outbox, and so in backups, open nothing any more.
UPDATE sys_reset_links SET used_at = now() WHERE used_at IS NULL;

ALTER TABLE mail_outbox
  ADD CONSTRAINT mail_outbox_secret_is_not_stored
  CHECK ((secret_user IS NULL AND kind <> 'reset_password') OR (body_text = '' AND body_html IS NULL));
CREATE INDEX mail_outbox_secret ON mail_outbox (secret_user, created_at) WHERE secret_user IS NOT NULL;
