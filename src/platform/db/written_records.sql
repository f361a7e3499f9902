-- The records that the transaction wrote, each with what says who may see it now.
CREATE OR REPLACE FUNCTION written_records() RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH noted AS (
    SELECT split_part(n, ' ', 1) AS area, split_part(n, ' ', 2) AS kind, split_part(n, ' ', 3)::integer AS id
    FROM unnest(string_to_array(nullif(current_setting('weinkontor.records', true), ''), ',')) n
  ), found AS (
    SELECT n.area, n.kind, n.id, o.cus_id AS customer,
      jsonb_build_object('per_id', o.per_id, 'bayi_id', o.bayi_id, 'cus_user', c.cus_user, 'rand_user', c.rand_user) AS who
    FROM noted n JOIN siparisler o USING (id) LEFT JOIN customers c ON c.id = o.cus_id WHERE n.kind = 'order'
    UNION ALL
    SELECT n.area, n.kind, n.id, n.id, jsonb_build_object('cus_user', c.cus_user, 'rand_user', c.rand_user)
    FROM noted n JOIN customers c USING (id) WHERE n.kind = 'customer'
    UNION ALL
    SELECT n.area, n.kind, n.id, NULL, jsonb_build_object('send_user', t.send_user, 'reciver_usr', t.reciver_usr)
    FROM noted n JOIN gorevler t USING (id) WHERE n.kind = 'task'
    UNION ALL
    SELECT n.area, n.kind, n.id, NULL, jsonb_build_object('stok_user_on', w.stok_user_on)
    FROM noted n JOIN stok w USING (id) WHERE n.kind = 'wine'
    UNION ALL
    SELECT n.area, n.kind, n.id, NULL, '{}' FROM noted n WHERE n.kind IN ('mail', 'incoming')
  )
  SELECT coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(found))), '[]') FROM found
$$;
