CREATE VIEW cus_taksitler_view AS
SELECT t.id, t.sip_id, t.cus_id, t.tak_tar, t.tak_tutar, t.odenen, (t.tak_tutar - t.odenen)::amount AS kalan, t.odeme,
  o.per_id, o.bayi_id, t.version
FROM cus_taksitler t JOIN siparisler o ON o.id = t.sip_id;

COMMENT ON COLUMN cus_taksitler_view.id IS 'number of the instalment [never null]';
COMMENT ON COLUMN cus_taksitler_view.sip_id IS 'order [never null]';
COMMENT ON COLUMN cus_taksitler_view.cus_id IS 'customer [never null]';
COMMENT ON COLUMN cus_taksitler_view.tak_tar IS 'day it is due [never null]';
COMMENT ON COLUMN cus_taksitler_view.tak_tutar IS 'amount [never null]';
COMMENT ON COLUMN cus_taksitler_view.odenen IS 'what payments filled of it [never null]';
COMMENT ON COLUMN cus_taksitler_view.kalan IS 'what is still open of it [never null]';
COMMENT ON COLUMN cus_taksitler_view.odeme IS 'paid [never null]';
