-- What the bank charges for a returned debit is owed by the customer: a booking of its own (9) beside the late fee (3).
ALTER TABLE cari_islem DROP CONSTRAINT cari_islem_asks;
ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_asks CHECK (islem_type IN (3, 4, 7, 9) OR alacak = 0);
ALTER TABLE cari_islem DROP CONSTRAINT cari_islem_direction;
ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_direction CHECK (islem_type IN (3, 4, 7, 9) OR in_out = 2);
ALTER TABLE cari_islem DROP CONSTRAINT cari_islem_islem_type_check;
ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_islem_type_check CHECK (islem_type IN (2, 3, 4, 5, 6, 7, 8, 9));

-- The booking of the charge, so that taking the return back takes it back.
ALTER TABLE debit_items ADD COLUMN charge_entry_id integer REFERENCES cari_islem (id);

-- The letter about a return is kept as it was issued.
ALTER TABLE belge_arsiv DROP CONSTRAINT belge_arsiv_tur_check;
ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_tur_check
  CHECK (tur IN ('fatura', 'iptal_faturasi', 'gutschrift', 'uyari_1', 'uyari_2', 'uyari_3', 'iade_mektubu'));

-- As before; the charge is overdue together with the late fee.
CREATE OR REPLACE FUNCTION overdue_amount(invoice integer, total numeric, agreed date, stage_fee numeric) RETURNS numeric
LANGUAGE sql STABLE
RETURN (
  SELECT CASE WHEN p.due > 0 OR p.rest = 0 THEN p.due + greatest(0, m.fee + m.left + a.filled - m.brought) ELSE 0 END
  FROM (
    SELECT coalesce(sum(borc), 0) AS brought,
      coalesce(sum(alacak) FILTER (WHERE islem_type = 3), stage_fee) + coalesce(sum(alacak) FILTER (WHERE islem_type = 9), 0) AS fee,
      coalesce(sum(alacak) FILTER (WHERE islem_type IN (4, 7)), 0) AS left
    FROM cari_islem WHERE s_no = invoice AND iptal_t IS NULL
  ) m
  CROSS JOIN (SELECT coalesce(sum(tutar), 0) AS filled FROM allocations WHERE sip_id = invoice) a
  CROSS JOIN LATERAL (
    SELECT
      CASE WHEN count(t.id) > 0 THEN coalesce(sum(t.tak_tutar - t.odenen) FILTER (WHERE t.tak_tar < business_today()), 0)
        WHEN agreed < business_today() THEN total - a.filled ELSE 0 END AS due,
      total - a.filled AS rest
    FROM cus_taksitler t WHERE t.sip_id = invoice
  ) p);

-- What is open contains the charges of an invoice that is not cancelled.
DO $$
DECLARE
  before CONSTANT text := pg_get_viewdef('siparis_all_view');
  owed CONSTANT text := replace(before, 'ELSE ((o.s_g_toplam)::numeric + COALESCE(',
    'ELSE ((o.s_g_toplam)::numeric + COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 9)), (0)::numeric) + COALESCE(');
BEGIN
  IF owed = before THEN
    RAISE EXCEPTION 'the open amount of siparis_all_view is not written as expected';
  END IF;
  EXECUTE 'CREATE OR REPLACE VIEW siparis_all_view AS ' || regexp_replace(owed, '\s+FROM siparisler o;\s*$',
    ', (SELECT coalesce(sum(m.alacak), 0) FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL AND m.islem_type = 9)::amount'
    || ' AS return_charge FROM siparisler o');
END $$;
