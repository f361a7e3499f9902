CREATE VIEW stok_all_list_view AS
SELECT s.id, s.stok_code, s.stok_name, s.stok_year,
  s.stok_color, color.descp AS color,
  s.stok_mensey, mensey.descp AS mensey,
  s.stok_tipi, tipi.descp AS tipi,
  s.stok_cl, sise.descp AS sise,
  s.stok_limit, s.stok_web_on, s.stok_user_on,
  s.stok_de_price, s.stok_at_price, s.stok_ch_price,
  (CASE WHEN s.brosur_file_id IS NULL THEN '0' ELSE '1' END)::flag AS brosur_exist,
  c.on_hand AS depo_m, c.reserved AS rezerver_m, c.free AS kullanilabilir_adet,
  s.stok_web_price AS birim_maliyet,
  (c.on_hand * s.stok_web_price)::amount AS maliyet,
  s.search_text || ' ' || search_fold(
    coalesce(color.descp, '') || ' ' || coalesce(mensey.descp, '') || ' ' || coalesce(tipi.descp, '')
  ) AS search_text,
  (CASE WHEN s.image_file_id IS NULL THEN '0' ELSE '1' END)::flag AS image_exist,
  c.held AS tutulan_adet
FROM stok s
JOIN bottle_counts c ON c.stk_id = s.id
LEFT JOIN sys_stok_color color ON color.def_type = s.stok_color
LEFT JOIN sys_stok_mensey mensey ON mensey.def_type = s.stok_mensey
LEFT JOIN sys_stok_tipi tipi ON tipi.def_type = s.stok_tipi
LEFT JOIN sys_stok_sise sise ON sise.def_type = s.stok_cl;

COMMENT ON COLUMN stok_all_list_view.id IS 'number of the wine [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_code IS 'code of the wine [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_name IS 'name of the wine [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_year IS 'vintage';
COMMENT ON COLUMN stok_all_list_view.stok_color IS 'colour, key of sys_stok_color';
COMMENT ON COLUMN stok_all_list_view.color IS 'colour as a German word';
COMMENT ON COLUMN stok_all_list_view.stok_mensey IS 'origin, key of sys_stok_mensey';
COMMENT ON COLUMN stok_all_list_view.mensey IS 'origin as a German word';
COMMENT ON COLUMN stok_all_list_view.stok_tipi IS 'style, key of sys_stok_tipi';
COMMENT ON COLUMN stok_all_list_view.tipi IS 'style as a German word';
COMMENT ON COLUMN stok_all_list_view.stok_cl IS 'bottle size, key of sys_stok_sise';
COMMENT ON COLUMN stok_all_list_view.sise IS 'bottle size as text';
COMMENT ON COLUMN stok_all_list_view.stok_limit IS 'bottles below which the wine counts as low [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_web_on IS 'shown on the web [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_user_on IS 'on sale for the sales people [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_de_price IS 'gross list price Germany [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_at_price IS 'gross list price Austria [never null]';
COMMENT ON COLUMN stok_all_list_view.stok_ch_price IS 'gross list price Switzerland, in euro [never null]';
COMMENT ON COLUMN stok_all_list_view.brosur_exist IS 'a brochure can be opened [never null]';
COMMENT ON COLUMN stok_all_list_view.depo_m IS 'bottles on hand [never null]';
COMMENT ON COLUMN stok_all_list_view.rezerver_m IS 'bottles reserved by orders [never null]';
COMMENT ON COLUMN stok_all_list_view.kullanilabilir_adet IS 'bottles that can still be sold [never null]';
COMMENT ON COLUMN stok_all_list_view.birim_maliyet IS 'cost of one bottle [never null]';
COMMENT ON COLUMN stok_all_list_view.maliyet IS 'cost of all bottles on hand [never null]';
COMMENT ON COLUMN stok_all_list_view.image_exist IS 'there is a picture [never null]';
COMMENT ON COLUMN stok_all_list_view.tutulan_adet IS 'bottles held while orders are typed [never null]';
