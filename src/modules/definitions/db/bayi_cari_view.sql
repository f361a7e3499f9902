CREATE VIEW bayi_cari_view AS
SELECT b.id, b.firma, b.firma_cari, b.adres, b.ustid, b.yuzde, b.upper_firm, u.firma AS upper_firma, b.version,
  search_fold(b.id::text || ' ' || b.firma || ' ' || coalesce(b.firma_cari, '') || ' ' || coalesce(b.adres, '')
    || ' ' || coalesce(b.ustid, '')) AS search_text
FROM bayi_cari b
LEFT JOIN bayi_cari u ON u.id = b.upper_firm;

COMMENT ON COLUMN bayi_cari_view.id IS 'number of the dealer [never null]';
COMMENT ON COLUMN bayi_cari_view.firma IS 'short name of the dealer [never null]';
COMMENT ON COLUMN bayi_cari_view.firma_cari IS 'full name of the dealer';
COMMENT ON COLUMN bayi_cari_view.adres IS 'address';
COMMENT ON COLUMN bayi_cari_view.ustid IS 'VAT id';
COMMENT ON COLUMN bayi_cari_view.yuzde IS 'commission in percent [never null]';
COMMENT ON COLUMN bayi_cari_view.upper_firm IS 'dealer above this one';
COMMENT ON COLUMN bayi_cari_view.upper_firma IS 'short name of the dealer above';
COMMENT ON COLUMN bayi_cari_view.version IS 'state of the row, sent back with a save [never null]';
