-- A customer has few marks, so they are written anew where something changed.
CREATE OR REPLACE FUNCTION refresh_marks(customers integer[]) RETURNS void LANGUAGE sql AS $$
  -- The customers are named for the view as well: it would be read for all of them otherwise.
  DELETE FROM customer_marks m WHERE m.cus_id = ANY (customers)
    AND NOT EXISTS (SELECT FROM marks_of_customers n WHERE n.cus_id = ANY (customers)
      AND n.cus_id = m.cus_id AND n.mark = m.mark AND n.value = m.value);
  INSERT INTO customer_marks (cus_id, mark, value)
  SELECT cus_id, mark, value FROM marks_of_customers WHERE cus_id = ANY (customers) AND value <> '' ORDER BY mark, value, cus_id
  ON CONFLICT DO NOTHING;
  SELECT note_shared_marks(customers);
$$;
