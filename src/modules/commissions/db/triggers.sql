CREATE OR REPLACE TRIGGER keep_first_rate AFTER INSERT ON bayi_cari FOR EACH ROW EXECUTE FUNCTION keep_rate();
CREATE OR REPLACE TRIGGER keep_rate AFTER UPDATE ON bayi_cari FOR EACH ROW
  WHEN (OLD.yuzde <> NEW.yuzde) EXECUTE FUNCTION keep_rate();

CALL announce_writes('commission_statements', 'commissions');
CREATE OR REPLACE TRIGGER keep_commission_statement BEFORE UPDATE OR DELETE ON commission_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CALL watch_table('payee_accounts');
CALL announce_writes('payee_accounts', 'commissions');

CALL watch_table('personel_odeme');
CALL announce_writes('personel_odeme', 'commissions');
CREATE OR REPLACE TRIGGER keep_dealer BEFORE INSERT ON personel_odeme FOR EACH ROW EXECUTE FUNCTION keep_dealer_of_person();

CALL watch_table('prim_odeme_fis');
CALL announce_writes('prim_odeme_fis', 'commissions');
CREATE OR REPLACE TRIGGER write_slip_number BEFORE INSERT ON prim_odeme_fis
  FOR EACH ROW WHEN (NEW.fis_no = '') EXECUTE FUNCTION write_slip_number();

CALL announce_writes('prim_odeme_fis_avans', 'commissions');
CREATE OR REPLACE TRIGGER follow_advance AFTER INSERT OR UPDATE OR DELETE ON prim_odeme_fis_avans
  FOR EACH ROW EXECUTE FUNCTION follow_advance();

CALL announce_records('prim_odeme_fis_siparis', $$SELECT 'commissions order ' || sip_id FROM rows$$);
CREATE OR REPLACE TRIGGER follow_commission AFTER INSERT ON prim_odeme_fis_siparis REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_commission();
CREATE OR REPLACE TRIGGER follow_commission_back AFTER DELETE ON prim_odeme_fis_siparis REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_commission();

CALL watch_table('prim_oranlari');
CALL announce_writes('prim_oranlari', 'commissions');

CREATE OR REPLACE TRIGGER follow_cancellation BEFORE UPDATE ON siparisler FOR EACH ROW
  WHEN ((OLD.sd_cancel_on IS DISTINCT FROM NEW.sd_cancel_on OR OLD.f_close IS DISTINCT FROM NEW.f_close) AND NEW.fd_fon = '1')
  EXECUTE FUNCTION follow_cancellation();

CREATE OR REPLACE TRIGGER keep_first_rate AFTER INSERT ON sys_users FOR EACH ROW EXECUTE FUNCTION keep_rate();
CREATE OR REPLACE TRIGGER keep_rate AFTER UPDATE ON sys_users FOR EACH ROW
  WHEN (OLD.yuzde <> NEW.yuzde) EXECUTE FUNCTION keep_rate();
