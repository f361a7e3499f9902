-- A rate in percent is a type of its own, as an amount is, so that lists and the change log know it from other numbers.
CREATE DOMAIN percent AS numeric(5, 2);

-- The columns of a trigger keep their type while it is there; all triggers are made anew after this.
DROP TRIGGER IF EXISTS note_tax_rate ON sys_country_code;
DROP TRIGGER IF EXISTS keep_figures ON siparisler;

ALTER TABLE sys_country_code ALTER COLUMN tax_rate TYPE percent;
ALTER TABLE tax_rates ALTER COLUMN rate TYPE percent;
ALTER TABLE stok ALTER COLUMN stok_kdv TYPE percent;
ALTER TABLE siparisler
  ALTER COLUMN kdv_oran TYPE percent, ALTER COLUMN s_man_y TYPE percent, ALTER COLUMN s_last_y TYPE percent;
ALTER TABLE siparis_icerik ALTER COLUMN stk_kdv TYPE percent, ALTER COLUMN isk_y TYPE percent;
ALTER TABLE hold_drafts ALTER COLUMN s_last_y TYPE percent;
ALTER TABLE prim_odeme_fis ALTER COLUMN provizyon TYPE percent, ALTER COLUMN kdv_oran TYPE percent;
ALTER TABLE prim_odeme_fis_siparis ALTER COLUMN provizyon TYPE percent;
ALTER TABLE personel_odeme ALTER COLUMN komisyon_oran TYPE percent;
