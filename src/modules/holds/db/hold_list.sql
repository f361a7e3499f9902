CREATE VIEW hold_list AS
SELECT b.id, b.draft_id::text AS draft_id, b.stk_id, s.stok_code, s.stok_name, b.qty AS held, c.free AS available, d.until,
  d.user_id, coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS holder, d.cus_id,
  nullif(concat_ws(' ', k.cus_name, k.cus_surname, k.cus_firm), '') AS customer,
  search_fold(concat_ws(' ', s.stok_code, s.stok_name, u.name, u.surname, k.cus_name, k.cus_surname, k.cus_firm))
    AS search_text
FROM bottle_holds b
JOIN hold_drafts d USING (draft_id)
JOIN stok s ON s.id = b.stk_id
JOIN bottle_counts c ON c.stk_id = b.stk_id
JOIN sys_users u ON u.id = d.user_id
LEFT JOIN customers k ON k.id = d.cus_id
WHERE d.until > now();
