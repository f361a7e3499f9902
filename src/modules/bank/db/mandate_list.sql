-- Dead after 36 months without use. The twin of mandateState() in domain/mandates.ts.
CREATE VIEW mandate_list AS
SELECT m.id, m.cus_id, m.reference, m.iban, m.bic, m.holder, m.signed_on, m.file_id, m.revoked_on, m.reason, m.last_used,
  m.created_at, m.version,
  CASE WHEN m.state = 'active' AND (greatest(m.signed_on, m.last_used) + interval '36 months')::date < business_today()
    THEN 'expired' ELSE m.state END AS state
FROM mandates m;
