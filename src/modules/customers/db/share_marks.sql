-- Finds the marks which others have too, and which are not known as such: two transactions that record the same person at the
-- same moment do not see each other.
CREATE OR REPLACE PROCEDURE share_marks() LANGUAGE sql AS $$
  UPDATE customer_marks m SET is_shared = true
  FROM (SELECT mark, value FROM customer_marks GROUP BY mark, value HAVING count(*) > 1 AND NOT bool_and(is_shared)) s
  WHERE m.mark = s.mark AND m.value = s.value AND NOT m.is_shared
$$;
