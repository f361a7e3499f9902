CALL watch_table('stok');
CALL announce_records('stok', $$SELECT 'stock wine ' || id FROM rows$$,
  $$jsonb_build_object('area', 'stock', 'kind', 'wine', 'id', b.id,
    'who', jsonb_build_object('stok_user_on', b.stok_user_on))$$);

CALL announce_records('stok_islem', $$SELECT 'stock wine ' || stok_id FROM rows$$);
CREATE OR REPLACE TRIGGER stok_islem_append_only BEFORE UPDATE ON stok_islem FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER stok_islem_kept BEFORE DELETE ON stok_islem FOR EACH ROW
  WHEN (NOT is_undoing(OLD.data_in_id)) EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER sum_up_ledger AFTER INSERT ON stok_islem FOR EACH ROW EXECUTE FUNCTION sum_up_ledger();
CREATE OR REPLACE TRIGGER take_from_levels AFTER DELETE ON stok_islem FOR EACH ROW EXECUTE FUNCTION take_from_levels();
