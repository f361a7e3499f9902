-- A queued mail says itself which invoice it reminds of.
ALTER TABLE mail_outbox ADD COLUMN reminds integer REFERENCES siparisler (id) ON DELETE SET NULL;
CREATE INDEX mail_outbox_reminds ON mail_outbox (reminds) WHERE reminds IS NOT NULL;

UPDATE mail_outbox m SET reminds = b.sip_id
FROM mail_attachments a JOIN belge_arsiv b ON b.file_id = a.file_id
WHERE a.mail_id = m.id AND b.tur IN ('uyari_1', 'uyari_2', 'uyari_3');
