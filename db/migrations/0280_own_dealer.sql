-- A company that is not the demo company began with the demo company's name as its first dealer; it takes the name,
-- address and VAT id of the company instead, or none until they are entered. Fields that were changed since stay.
UPDATE bayi_cari d SET
  firma = CASE WHEN d.firma = 'Weinkontor' THEN coalesce(nullif(left(trim(f.legal_name), 20), ''), 'Eigene Firma') ELSE d.firma END,
  firma_cari = CASE WHEN d.firma_cari = 'Weinkontor Handels GmbH' THEN f.legal_name ELSE d.firma_cari END,
  adres = CASE WHEN d.adres = 'Am Weinhof 12, 50678 Köln'
    THEN nullif(concat_ws(', ', nullif(f.street, ''), nullif(concat_ws(' ', f.postcode, f.town), '')), '') ELSE d.adres END,
  ustid = CASE WHEN d.ustid = 'DE297786702' THEN f.ustid ELSE d.ustid END
FROM firma_bilgileri f
WHERE d.id = 1 AND f.id = 1 AND f.legal_name IS DISTINCT FROM 'Weinkontor Handels GmbH'
  AND NOT EXISTS (SELECT FROM bayi_cari other WHERE other.id <> 1
    AND lower(other.firma) = lower(coalesce(nullif(left(trim(f.legal_name), 20), ''), 'Eigene Firma')));
