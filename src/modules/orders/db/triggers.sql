CALL announce_records('allocations', $$SELECT 'orders order ' || sip_id FROM rows$$);
CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON allocations FOR EACH ROW EXECUTE FUNCTION audit_row();
CREATE OR REPLACE TRIGGER fill_instalment AFTER INSERT OR DELETE ON allocations FOR EACH ROW EXECUTE FUNCTION fill_instalment();

CALL announce_records('belge_arsiv', $$SELECT 'orders order ' || sip_id FROM rows$$);
CREATE OR REPLACE TRIGGER keep_issued_document BEFORE UPDATE OR DELETE ON belge_arsiv FOR EACH ROW
  EXECUTE FUNCTION keep_issued_document();

CALL watch_table('cari_islem');
CALL announce_records('cari_islem',
  $$SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER begin_set_off AFTER INSERT ON cari_islem FOR EACH ROW
  WHEN (NEW.islem_type = 5 AND NEW.iptal_t IS NULL) EXECUTE FUNCTION follow_set_off();
CREATE OR REPLACE TRIGGER end_set_off AFTER UPDATE OF iptal_t ON cari_islem FOR EACH ROW
  WHEN (NEW.islem_type = 5 AND (OLD.iptal_t IS NULL) <> (NEW.iptal_t IS NULL)) EXECUTE FUNCTION follow_set_off();
CREATE OR REPLACE TRIGGER follow_open_ledger AFTER INSERT OR UPDATE ON cari_islem
  FOR EACH ROW EXECUTE FUNCTION follow_open_ledger();
CREATE OR REPLACE TRIGGER keep_ledger BEFORE UPDATE ON cari_islem FOR EACH ROW EXECUTE FUNCTION keep_ledger();
CREATE OR REPLACE TRIGGER keep_ledger_row BEFORE DELETE ON cari_islem FOR EACH ROW
  WHEN (NOT is_undoing(OLD.data_in_id)) EXECUTE FUNCTION keep_ledger();

CALL watch_table('cus_taksitler');
CALL announce_records('cus_taksitler', $$SELECT 'orders order ' || sip_id FROM rows$$);
CREATE OR REPLACE TRIGGER begin_or_end_instalment AFTER INSERT OR DELETE ON cus_taksitler
  FOR EACH ROW EXECUTE FUNCTION follow_open_instalment();
CREATE OR REPLACE TRIGGER follow_open_instalment AFTER UPDATE OF sip_id, tak_tar, odeme ON cus_taksitler
  FOR EACH ROW WHEN ((OLD.sip_id, OLD.tak_tar, OLD.odeme) IS DISTINCT FROM (NEW.sip_id, NEW.tak_tar, NEW.odeme))
  EXECUTE FUNCTION follow_open_instalment();

CALL watch_table('receipts');
CALL announce_records('receipts',
  $$SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows$$);

CALL announce_records('reservations', $$SELECT 'stock wine ' || stk_id FROM rows$$);

CALL announce_records('set_offs', $$SELECT 'orders order ' || sip_id FROM rows$$);

CALL watch_table('siparis_icerik');
-- Rows that belong to an order.
CALL announce_records('siparis_icerik', $$SELECT 'orders order ' || sip_id FROM rows$$);
CREATE OR REPLACE TRIGGER keep_invoice_lines BEFORE INSERT OR UPDATE OR DELETE ON siparis_icerik
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_lines();
CREATE OR REPLACE TRIGGER reserve_line AFTER INSERT OR UPDATE OF sip_id, stk_id, stk_adet ON siparis_icerik
  FOR EACH ROW EXECUTE FUNCTION reserve_line();

CALL watch_table('siparisler');
-- Records whose own row says who may see them.
CALL announce_records('siparisler', $$SELECT 'orders order ' || id FROM rows$$,
  $$jsonb_build_object('area', 'orders', 'kind', 'order', 'id', b.id, 'customer', b.cus_id,
    'who', jsonb_build_object('per_id', b.per_id, 'bayi_id', b.bayi_id))$$);
CREATE OR REPLACE TRIGGER begin_open_invoice AFTER INSERT ON siparisler
  FOR EACH ROW WHEN (NEW.fd_fon = '1') EXECUTE FUNCTION follow_open_invoice();
-- Orders of a gone customer are corrected by credit notes all the same.
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON siparisler
  FOR EACH ROW WHEN (NEW.gutschrift_sip_id IS NULL) EXECUTE FUNCTION customer_is_there();
CREATE OR REPLACE TRIGGER follow_open_invoice
  AFTER UPDATE OF cus_id, s_is_teklif, fd_fon, sd_cancel_on, f_close, s_g_toplam, sd_uyari_2_is, sd_uyari_3_is,
  sd_uyari_2_fark, sd_uyari_3_fark, s_tar, s_odeme_tarihi, f_tarih, s_vade_gun, per_id, bayi_id, f_status, f_ytakip
  ON siparisler FOR EACH ROW WHEN (NEW.fd_fon = '1' OR OLD.fd_fon = '1') EXECUTE FUNCTION follow_open_invoice();
CREATE OR REPLACE TRIGGER keep_invoice BEFORE UPDATE ON siparisler FOR EACH ROW
  WHEN (OLD.f_no IS NOT NULL) EXECUTE FUNCTION keep_invoice();
CREATE OR REPLACE TRIGGER keep_invoice_row BEFORE DELETE ON siparisler FOR EACH ROW
  WHEN (OLD.f_no IS NOT NULL AND NOT is_undoing(OLD.data_in_id)) EXECUTE FUNCTION keep_invoice();
CREATE OR REPLACE TRIGGER reserve_order AFTER UPDATE OF s_is_teklif, sd_cancel_on, sd_gonderi_status ON siparisler
  FOR EACH ROW
  WHEN (holds_bottles(OLD.s_is_teklif, OLD.sd_cancel_on, OLD.sd_gonderi_status)
  <> holds_bottles(NEW.s_is_teklif, NEW.sd_cancel_on, NEW.sd_gonderi_status))
  EXECUTE FUNCTION reserve_order();

CALL watch_table('withdrawals');
CALL announce_records('withdrawals', $$SELECT 'orders order ' || sip_id FROM rows$$);
