-- A parcel with its carrier and its order; one of a cancelled order stays in the list and says so.
CREATE VIEW kargo_cikti_view AS
SELECT k.id, k.sip_id, k.sip_gon_t, k.kargo_firm, c.kisa_tanim, k.kargo_takip, k.note, k.gon_status, k.teslim_alan,
  k.teslim_tar, k.send_mail, k.cus_email, k.islem_zaman, k.version,
  o.f_no, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name, o.s_g_toplam, o.sd_cancel_on,
  CASE WHEN o.s_adres_f_g_on = '1' THEN o.f_sehir ELSE o.g_sehir END AS sehir,
  o.search_text || ' ' || search_fold(k.kargo_takip || ' ' || c.kisa_tanim) AS search_text
FROM kargo_cikti k
JOIN siparisler o ON o.id = k.sip_id
JOIN kargo_sirketi c ON c.id = k.kargo_firm;

COMMENT ON COLUMN kargo_cikti_view.id IS 'number of the shipment [never null]';
COMMENT ON COLUMN kargo_cikti_view.sip_id IS 'order in the parcel [never null]';
COMMENT ON COLUMN kargo_cikti_view.sip_gon_t IS 'day the parcel left [never null]';
COMMENT ON COLUMN kargo_cikti_view.kargo_firm IS 'carrier, key of kargo_sirketi [never null]';
COMMENT ON COLUMN kargo_cikti_view.kisa_tanim IS 'short name of the carrier [never null]';
COMMENT ON COLUMN kargo_cikti_view.kargo_takip IS 'tracking number; empty where the carrier gives none [never null]';
COMMENT ON COLUMN kargo_cikti_view.note IS 'remark about the shipment';
COMMENT ON COLUMN kargo_cikti_view.gon_status IS '0 shipped, 1 delivered [never null]';
COMMENT ON COLUMN kargo_cikti_view.teslim_alan IS 'who took the parcel';
COMMENT ON COLUMN kargo_cikti_view.teslim_tar IS 'day of delivery';
COMMENT ON COLUMN kargo_cikti_view.send_mail IS 'the customer was told by mail [never null]';
COMMENT ON COLUMN kargo_cikti_view.cus_email IS 'address of that mail';
COMMENT ON COLUMN kargo_cikti_view.islem_zaman IS 'moment the shipment was booked [never null]';
COMMENT ON COLUMN kargo_cikti_view.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN kargo_cikti_view.f_no IS 'invoice number';
COMMENT ON COLUMN kargo_cikti_view.cus_id IS 'customer [never null]';
COMMENT ON COLUMN kargo_cikti_view.cus_name IS 'first name of the customer';
COMMENT ON COLUMN kargo_cikti_view.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN kargo_cikti_view.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN kargo_cikti_view.per_name IS 'name of the salesperson on the order';
COMMENT ON COLUMN kargo_cikti_view.s_g_toplam IS 'total of the order with shipping, tax contained [never null]';
COMMENT ON COLUMN kargo_cikti_view.sd_cancel_on IS 'the order was cancelled, before or after it left [never null]';
COMMENT ON COLUMN kargo_cikti_view.sehir IS 'town of the delivery address';
