CREATE OR REPLACE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON customer_draws
  FOR EACH ROW EXECUTE FUNCTION keep_draw_figures();
CREATE OR REPLACE TRIGGER keep_figures AFTER UPDATE OF user_id, bayi_id, at ON customer_draws
  FOR EACH ROW WHEN ((OLD.user_id, OLD.bayi_id, OLD.at) IS DISTINCT FROM (NEW.user_id, NEW.bayi_id, NEW.at))
  EXECUTE FUNCTION keep_draw_figures();

CREATE OR REPLACE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON musteri_gorusme
  FOR EACH ROW EXECUTE FUNCTION keep_call_figures();
CREATE OR REPLACE TRIGGER keep_figures AFTER UPDATE OF per_id, bayi_id, sts, zaman ON musteri_gorusme
  FOR EACH ROW WHEN ((OLD.per_id, OLD.bayi_id, OLD.sts, OLD.zaman) IS DISTINCT FROM (NEW.per_id, NEW.bayi_id, NEW.sts, NEW.zaman))
  EXECUTE FUNCTION keep_call_figures();

CREATE OR REPLACE TRIGGER keep_figures AFTER INSERT OR UPDATE OR DELETE ON open_invoices
  FOR EACH ROW EXECUTE FUNCTION keep_owed_figures();

CALL watch_table('saved_reports');
CALL announce_writes('saved_reports', 'reports');

CREATE OR REPLACE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON siparis_icerik
  FOR EACH ROW EXECUTE FUNCTION keep_line_figures();
CREATE OR REPLACE TRIGGER keep_figures AFTER UPDATE OF sip_id, stk_id, stk_adet, stk_toplam ON siparis_icerik
  FOR EACH ROW WHEN ((OLD.sip_id, OLD.stk_id, OLD.stk_adet, OLD.stk_toplam)
  IS DISTINCT FROM (NEW.sip_id, NEW.stk_id, NEW.stk_adet, NEW.stk_toplam))
  EXECUTE FUNCTION keep_line_figures();

CREATE OR REPLACE TRIGGER begin_buyer AFTER INSERT ON siparisler FOR EACH ROW
  WHEN (NEW.s_is_teklif = 0 AND NEW.sd_cancel_on = '0' OR NEW.fd_fon = '1') EXECUTE FUNCTION note_buyer();
CREATE OR REPLACE TRIGGER begin_figures AFTER INSERT ON siparisler FOR EACH ROW EXECUTE FUNCTION keep_order_figures();
CREATE OR REPLACE TRIGGER end_buyer AFTER DELETE ON siparisler FOR EACH ROW
  WHEN (OLD.s_is_teklif = 0 AND OLD.sd_cancel_on = '0' OR OLD.fd_fon = '1') EXECUTE FUNCTION note_buyer();
-- The lines go with their order, so what they counted is taken away before.
CREATE OR REPLACE TRIGGER end_figures BEFORE DELETE ON siparisler FOR EACH ROW EXECUTE FUNCTION keep_order_figures();
CREATE OR REPLACE TRIGGER follow_buyer
  AFTER UPDATE OF cus_id, bayi_id, s_tar, s_is_teklif, sd_cancel_on, fd_fon, f_tarih, sd_iptal_tar, s_g_toplam, s_kdv
  ON siparisler FOR EACH ROW
  WHEN ((OLD.cus_id, OLD.bayi_id, OLD.s_tar, OLD.s_is_teklif, OLD.sd_cancel_on, OLD.fd_fon)
  IS DISTINCT FROM (NEW.cus_id, NEW.bayi_id, NEW.s_tar, NEW.s_is_teklif, NEW.sd_cancel_on, NEW.fd_fon)
  OR NEW.fd_fon = '1' AND (OLD.f_tarih, OLD.sd_iptal_tar, OLD.s_g_toplam, OLD.s_kdv)
  IS DISTINCT FROM (NEW.f_tarih, NEW.sd_iptal_tar, NEW.s_g_toplam, NEW.s_kdv))
  EXECUTE FUNCTION note_buyer();
CREATE OR REPLACE TRIGGER keep_figures
  AFTER UPDATE OF s_tar, s_is_teklif, per_id, bayi_id, cus_country_code, sd_cancel_on, sd_iptal_tar, f_ip_neden, fd_fon, f_tarih,
  f_close, f_status, f_ytakip, f_odeme_tar, s_g_toplam, s_kdv, kdv_oran, s_vergisiz, sd_onaylama, sd_gonderi_status,
  sd_uyari_1_is, sd_uyari_2_is, sd_uyari_3_is
  ON siparisler FOR EACH ROW
  WHEN ((OLD.s_tar, OLD.s_is_teklif, OLD.per_id, OLD.bayi_id, OLD.cus_country_code, OLD.sd_cancel_on, OLD.sd_iptal_tar,
  OLD.f_ip_neden, OLD.fd_fon, OLD.f_tarih, OLD.f_close, OLD.f_status, OLD.f_ytakip, OLD.f_odeme_tar, OLD.s_g_toplam,
  OLD.s_kdv, OLD.kdv_oran, OLD.s_vergisiz, OLD.sd_onaylama, OLD.sd_gonderi_status, OLD.sd_uyari_1_is,
  OLD.sd_uyari_2_is, OLD.sd_uyari_3_is)
  IS DISTINCT FROM (NEW.s_tar, NEW.s_is_teklif, NEW.per_id, NEW.bayi_id, NEW.cus_country_code, NEW.sd_cancel_on,
  NEW.sd_iptal_tar, NEW.f_ip_neden, NEW.fd_fon, NEW.f_tarih, NEW.f_close, NEW.f_status, NEW.f_ytakip, NEW.f_odeme_tar,
  NEW.s_g_toplam, NEW.s_kdv, NEW.kdv_oran, NEW.s_vergisiz, NEW.sd_onaylama, NEW.sd_gonderi_status, NEW.sd_uyari_1_is,
  NEW.sd_uyari_2_is, NEW.sd_uyari_3_is))
  EXECUTE FUNCTION keep_order_figures();

CREATE OR REPLACE TRIGGER keep_figures AFTER UPDATE OF reached ON sys_gorusme_asama
  FOR EACH ROW WHEN (OLD.reached <> NEW.reached) EXECUTE FUNCTION keep_outcome_figures();
