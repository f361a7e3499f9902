-- A mark that is no longer shared may keep its sign: the list counts again, among these few.
CREATE OR REPLACE FUNCTION note_shared_marks(customers integer[]) RETURNS void LANGUAGE sql AS $$
  WITH shared AS (
    SELECT DISTINCT mine.mark, mine.value FROM customer_marks mine
    JOIN customer_marks other ON other.mark = mine.mark AND other.value = mine.value AND other.cus_id <> mine.cus_id
    WHERE mine.cus_id = ANY (customers)
  )
  UPDATE customer_marks m SET is_shared = true FROM shared s
  WHERE m.mark = s.mark AND m.value = s.value AND NOT m.is_shared;
$$;
