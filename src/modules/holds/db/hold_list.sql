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

COMMENT ON COLUMN hold_list.id IS 'number of the hold [never null]';
COMMENT ON COLUMN hold_list.draft_id IS 'draft that holds the bottles [never null]';
COMMENT ON COLUMN hold_list.stk_id IS 'wine [never null]';
COMMENT ON COLUMN hold_list.stok_code IS 'code of the wine [never null]';
COMMENT ON COLUMN hold_list.stok_name IS 'name of the wine [never null]';
COMMENT ON COLUMN hold_list.held IS 'bottles that are held [never null]';
COMMENT ON COLUMN hold_list.available IS 'bottles that are still free beside all holds [never null]';
COMMENT ON COLUMN hold_list.until IS 'moment at which the hold ends [never null]';
COMMENT ON COLUMN hold_list.user_id IS 'person who holds them [never null]';
COMMENT ON COLUMN hold_list.holder IS 'name of that person [never null]';
COMMENT ON COLUMN hold_list.cus_id IS 'customer';
COMMENT ON COLUMN hold_list.customer IS 'customer for whom they are held';
