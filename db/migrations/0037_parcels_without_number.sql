-- Who fetches the wine has no tracking number; carriers that give none say so.
ALTER TABLE kargo_sirketi ADD COLUMN takip_yok flag NOT NULL DEFAULT '0';
UPDATE kargo_sirketi SET takip_yok = '1' WHERE kisa_tanim ILIKE '%abhol%';

ALTER TABLE kargo_cikti
  DROP CONSTRAINT kargo_cikti_kargo_takip_check,
  ADD CONSTRAINT kargo_cikti_kargo_takip_check CHECK (length(kargo_takip) <= 50);
