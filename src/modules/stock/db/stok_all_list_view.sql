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
