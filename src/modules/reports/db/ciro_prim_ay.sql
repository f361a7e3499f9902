CREATE VIEW ciro_prim_ay AS
SELECT DISTINCT alici_id AS per_id, date_trunc('month', gecerli_tar)::date AS ay FROM prim_oranlari
WHERE tip = 0 AND extract(day FROM gecerli_tar) <> 1;
