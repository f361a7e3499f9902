-- The change log of an order or a customer has the changes of what belongs to it, deleted rows included.

CREATE INDEX sys_audit_deleted_of_order ON sys_audit (((before ->> 'sip_id')::integer))
  WHERE action = 'DELETE' AND before ? 'sip_id';
CREATE INDEX sys_audit_deleted_of_customer ON sys_audit (((before ->> 'cus_id')::integer))
  WHERE action = 'DELETE' AND before ? 'cus_id';
