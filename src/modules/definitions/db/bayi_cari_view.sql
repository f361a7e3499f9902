CREATE VIEW bayi_cari_view AS
SELECT b.id, b.firma, b.firma_cari, b.adres, b.ustid, b.yuzde, b.upper_firm, u.firma AS upper_firma, b.version,
  search_fold(b.id::text || ' ' || b.firma || ' ' || coalesce(b.firma_cari, '') || ' ' || coalesce(b.adres, '')
    || ' ' || coalesce(b.ustid, '')) AS search_text
FROM bayi_cari b
LEFT JOIN bayi_cari u ON u.id = b.upper_firm;
