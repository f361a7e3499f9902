-- What a transaction writes decides what is announced: each statement on one of these tables adds its area to a setting
-- of the transaction, which the server reads before it commits.
CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('weinkontor.changed', true), '');
BEGIN
  IF NOT TG_ARGV[0] = ANY (string_to_array(noted, ' ')) THEN
    PERFORM set_config('weinkontor.changed', ltrim(noted || ' ' || TG_ARGV[0]), true);
  END IF;
  RETURN NULL;
END $$;

CREATE PROCEDURE announce_writes(name text, area text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_write(%L)', name, area);
END $$;

CALL announce_writes('siparisler', 'orders');
CALL announce_writes('siparis_icerik', 'orders');
CALL announce_writes('cus_taksitler', 'orders');
CALL announce_writes('cari_islem', 'orders');
CALL announce_writes('allocations', 'orders');
CALL announce_writes('kargo_cikti', 'shipping');
CALL announce_writes('personel_odeme', 'commissions');
CALL announce_writes('prim_odeme_fis', 'commissions');
CALL announce_writes('prim_odeme_fis_siparis', 'commissions');
CALL announce_writes('prim_odeme_fis_avans', 'commissions');
CALL announce_writes('prim_oranlari', 'commissions');
CALL announce_writes('customers', 'customers');
CALL announce_writes('cus_adress', 'customers');
CALL announce_writes('cus_files', 'customers');
CALL announce_writes('musteri_gorusme', 'customers');
CALL announce_writes('stok', 'stock');
CALL announce_writes('stok_islem', 'stock');
CALL announce_writes('gorevler', 'tasks');
CALL announce_writes('sys_users', 'users');
CALL announce_writes('firma_bilgileri', 'definitions');
CALL announce_writes('konusma_metin', 'definitions');
CALL announce_writes('raking_figure', 'definitions');
CALL announce_writes('bayi_cari', 'definitions');
CALL announce_writes('sys_category', 'definitions');
CALL announce_writes('sys_country_code', 'definitions');

-- Tax is rounded half up, and the net is what is left: the twin of taxIn() in core/money.ts.
CREATE OR REPLACE FUNCTION net_of_order(gross numeric, rate numeric, tax_free text) RETURNS numeric LANGUAGE sql IMMUTABLE
RETURN gross - CASE WHEN tax_free = '1' THEN 0 ELSE round(gross * rate / (100 + rate), 2) END;

-- What was written together belongs together in a history; older entries do not know.
ALTER TABLE sys_audit ADD COLUMN tx bigint;
ALTER TABLE sys_audit ALTER COLUMN tx SET DEFAULT txid_current();

-- The lines that an order ever had, for its history.
CREATE INDEX sys_audit_order_lines ON sys_audit (((coalesce(after, before) ->> 'sip_id')::integer))
  WHERE table_name = 'siparis_icerik' AND action <> 'UPDATE';
