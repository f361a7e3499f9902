-- Lists say whether a wine has a picture; the new column stands last, so that the view can be replaced in place.
CREATE OR REPLACE VIEW stok_all_list_view AS
SELECT s.id, s.stok_code, s.stok_name, s.stok_year,
  s.stok_color, color.descp AS color,
  s.stok_mensey, mensey.descp AS mensey,
  s.stok_tipi, tipi.descp AS tipi,
  s.stok_cl, sise.descp AS sise,
  s.stok_limit, s.stok_web_on, s.stok_user_on,
  s.stok_de_price, s.stok_at_price, s.stok_ch_price,
  (CASE WHEN s.brosur_file_id IS NULL THEN '0' ELSE '1' END)::flag AS brosur_exist,
  q.depo_m, r.rezerver_m, q.depo_m - r.rezerver_m AS kullanilabilir_adet,
  s.stok_web_price AS birim_maliyet,
  (q.depo_m * s.stok_web_price)::amount AS maliyet,
  s.search_text || ' ' || search_fold(
    coalesce(color.descp, '') || ' ' || coalesce(mensey.descp, '') || ' ' || coalesce(tipi.descp, '')
  ) AS search_text,
  (CASE WHEN s.image_file_id IS NULL THEN '0' ELSE '1' END)::flag AS image_exist
FROM stok s
LEFT JOIN sys_stok_color color ON color.def_type = s.stok_color
LEFT JOIN sys_stok_mensey mensey ON mensey.def_type = s.stok_mensey
LEFT JOIN sys_stok_tipi tipi ON tipi.def_type = s.stok_tipi
LEFT JOIN sys_stok_sise sise ON sise.def_type = s.stok_cl
LEFT JOIN stock_levels k ON k.stok_id = s.id
CROSS JOIN LATERAL (SELECT coalesce(k.giren - k.cikan, 0) AS depo_m) q
CROSS JOIN LATERAL (
  SELECT coalesce(sum(stk_adet), 0)::integer AS rezerver_m FROM reservations WHERE stk_id = s.id
) r;

ALTER TABLE stok
  ADD CONSTRAINT stok_img_url_check CHECK (length(img_url) <= 500) NOT VALID,
  ADD CONSTRAINT stok_stok_kdv_check CHECK (stok_kdv BETWEEN 0 AND 100) NOT VALID;

-- The figure of a user is one of the rankings; numbers that never meant one are forgotten.
UPDATE sys_users SET raking = NULL WHERE raking IS NOT NULL AND raking NOT IN (SELECT id FROM raking_figure);
ALTER TABLE sys_users
  ADD CONSTRAINT sys_users_raking_fkey FOREIGN KEY (raking) REFERENCES raking_figure (id);
CREATE INDEX sys_users_raking ON sys_users (raking);
