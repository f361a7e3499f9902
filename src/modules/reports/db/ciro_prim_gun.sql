CREATE VIEW ciro_prim_gun AS
SELECT per_id, bayi_id, s_is_teklif, gun, odeme_gun, s_vergisiz, f_close, sd_cancel_on, prim_gun, brut, net, iptal FROM ciro_belge;
