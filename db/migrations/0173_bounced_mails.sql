-- A mail that was sent and came back. The address takes no further mail until somebody lets it.
ALTER TABLE mail_outbox
  DROP CONSTRAINT mail_outbox_status_check,
  ADD CONSTRAINT mail_outbox_status_check CHECK (status IN ('waiting', 'sent', 'failed', 'cancelled', 'bounced'));
CREATE UNIQUE INDEX mail_outbox_message ON mail_outbox (message_id);

CREATE TABLE unreachable_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL CHECK (address = lower(address)),
  code text NOT NULL,
  reason text NOT NULL,
  mail_id integer REFERENCES mail_outbox (id) ON DELETE SET NULL,
  since timestamptz NOT NULL DEFAULT now(),
  released_at timestamptz,
  released_by integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  CHECK ((released_at IS NULL) = (released_by IS NULL))
);
CREATE UNIQUE INDEX unreachable_addresses_open ON unreachable_addresses (address) WHERE released_at IS NULL;
CREATE INDEX unreachable_addresses_mail ON unreachable_addresses (mail_id);
CALL watch_table('unreachable_addresses');
CALL announce_writes('unreachable_addresses', 'mail');

CREATE VIEW unreachable_address_list AS
SELECT a.id, a.address, a.code, a.reason, a.mail_id, a.since, a.released_at, c.id AS cus_id,
  coalesce(nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), c.cus_firm) AS customer, m.subject,
  CASE WHEN a.released_at IS NULL THEN 'closed' ELSE 'released' END AS state,
  search_fold(concat_ws(' ', a.address, a.code, a.reason, c.cus_name, c.cus_surname, c.cus_firm)) AS search_text
FROM unreachable_addresses a
LEFT JOIN mail_outbox m ON m.id = a.mail_id
LEFT JOIN LATERAL (SELECT c.* FROM customers c WHERE lower(c.cus_email) = a.address AND c.cus_del = '0' ORDER BY c.id LIMIT 1) c ON true;
