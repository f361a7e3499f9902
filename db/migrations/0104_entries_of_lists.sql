-- The entries of the reference lists are edited: they are retired, ordered, versioned and written to the change log.
ALTER TABLE sys_siparis_durum
  ADD COLUMN id integer NOT NULL GENERATED ALWAYS AS (t_no) STORED,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE stok_islem_tip ADD COLUMN version integer NOT NULL DEFAULT 1;

-- What an outcome of a call means for the work after it.
ALTER TABLE sys_gorusme_asama
  ADD COLUMN reached flag NOT NULL DEFAULT '0',
  ADD COLUMN needs_note flag NOT NULL DEFAULT '0',
  ADD COLUMN proposes_call_back flag NOT NULL DEFAULT '0',
  ADD COLUMN asks_do_not_call flag NOT NULL DEFAULT '0',
  ADD COLUMN wrong_number flag NOT NULL DEFAULT '0',
  ADD COLUMN ordered flag NOT NULL DEFAULT '0';
UPDATE sys_gorusme_asama SET
  reached = CASE WHEN def_type IN (1, 2, 3, 6, 7, 8, 9) THEN '1' ELSE '0' END,
  proposes_call_back = CASE WHEN def_type = 3 THEN '1' ELSE '0' END,
  wrong_number = CASE WHEN def_type = 10 THEN '1' ELSE '0' END,
  ordered = CASE WHEN def_type = 1 THEN '1' ELSE '0' END;

-- The page where a parcel is followed; {number} stands for its tracking number.
ALTER TABLE kargo_sirketi ADD COLUMN tracking_url text
  CHECK (tracking_url ~ '^https://' AND tracking_url LIKE '%{number}%');
UPDATE kargo_sirketi SET tracking_url = CASE upper(trim(kisa_tanim))
  WHEN 'DHL' THEN 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'
  WHEN 'DPD' THEN 'https://tracking.dpd.de/status/de_DE/parcel/{number}' END;

-- A title that is a choice and no way to address somebody: documents leave it out before the name.
ALTER TABLE sys_unvan ADD COLUMN silent flag NOT NULL DEFAULT '0';
UPDATE sys_unvan SET silent = '1' WHERE unvan IN ('Firma', 'Divers');

-- The direction (key of stok_islem_tip) that a reason fits; a reason without one fits both.
ALTER TABLE stok_hareket_tip ADD COLUMN direction integer REFERENCES stok_islem_tip (tip) CHECK (direction IN (2, 3));
UPDATE stok_hareket_tip SET direction = CASE WHEN tip IN (2, 8) THEN 2 WHEN tip IN (4, 6, 7) THEN 3 END;

DO $$
DECLARE
  list record;
BEGIN
  FOR list IN SELECT * FROM (VALUES
    ('sys_gorusme_asama', 'def_type'), ('kargo_sirketi', 'id'), ('sys_fat_iptal', 'c_type'), ('sys_fat_haciz', 'c_descp'),
    ('stok_hareket_tip', 'tip'), ('sys_stok_color', 'def_type'), ('sys_stok_mensey', 'def_type'),
    ('sys_stok_tipi', 'def_type'), ('sys_stok_sise', 'def_type'), ('sys_unvan', 'un_type'), ('odeme_tipleri', 'id'),
    ('sys_class', 'class_type'), ('sys_c_time', 'id'), ('sys_adres_type', 'ad_type')) AS lists (name, shown_by) LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN IF NOT EXISTS status flag NOT NULL DEFAULT ''1'',
      ADD COLUMN sort_order integer NOT NULL DEFAULT 0, ADD COLUMN version integer NOT NULL DEFAULT 1', list.name);
    EXECUTE format('UPDATE %1$I t SET sort_order = n.place
      FROM (SELECT id, row_number() OVER (ORDER BY %2$I) AS place FROM %1$I) n WHERE n.id = t.id', list.name, list.shown_by);
    EXECUTE format('CALL watch_table(%L)', list.name);
    EXECUTE format('CALL announce_writes(%L, ''definitions'')', list.name);
  END LOOP;
END $$;
CALL watch_table('sys_siparis_durum');
CALL watch_table('stok_islem_tip');
CALL announce_writes('sys_siparis_durum', 'definitions');
CALL announce_writes('stok_islem_tip', 'definitions');
