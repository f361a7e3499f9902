CREATE VIEW issued_document_list AS
SELECT b.id, b.created_at, b.tur, b.sip_id,
  CASE WHEN b.tur = 'iptal_faturasi' THEN s.iptal_no ELSE s.f_no END AS number,
  coalesce(nullif(c.cus_firm, ''), nullif(concat_ws(' ', c.cus_name, c.cus_surname), '')) AS customer,
  CASE WHEN b.geri_alindi_at IS NOT NULL THEN 'withdrawn' WHEN b.verildi_at IS NOT NULL THEN 'handed_out' ELSE 'kept' END AS state,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS person, b.sha256, s.search_text
FROM belge_arsiv b LEFT JOIN siparisler s ON s.id = b.sip_id LEFT JOIN customers c ON c.id = s.cus_id
LEFT JOIN sys_users u ON u.id = b.user_id;

COMMENT ON COLUMN issued_document_list.id IS 'number of the issued document [never null]';
COMMENT ON COLUMN issued_document_list.created_at IS 'when it was issued [never null]';
COMMENT ON COLUMN issued_document_list.tur IS 'kind of document [never null]';
COMMENT ON COLUMN issued_document_list.sip_id IS 'order of the document [never null]';
COMMENT ON COLUMN issued_document_list.number IS 'number of the document; of a reminder that of its invoice';
COMMENT ON COLUMN issued_document_list.customer IS 'name of the customer';
COMMENT ON COLUMN issued_document_list.state IS 'kept until it is printed or sent; a reminder can be withdrawn [never null]';
COMMENT ON COLUMN issued_document_list.person IS 'who issued it';
COMMENT ON COLUMN issued_document_list.sha256 IS 'checksum of its bytes, once they were made [spare]';
