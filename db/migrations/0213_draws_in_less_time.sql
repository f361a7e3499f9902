-- What the database does for each draw and for each customer who is called next.

-- Whose number can be dialled is in the index of the pool, so that it is not worked out again for every customer who is looked at.
DROP INDEX customers_pool;
CREATE INDEX customers_pool ON customers (id)
  WHERE cus_user = 1 AND cus_dnd = 1 AND cus_f_on = '0' AND cus_del = '0'
    AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);

-- Nobody reads customers by who drew them, and a note of that wrote every index of the customer anew. Without this index, and with
-- room left on its page, the new row takes the place of the old one.
DROP INDEX customers_drawn;
ALTER TABLE customers SET (fillfactor = 90);

-- The customer whom a person had last is the first entry.
DROP INDEX customer_locks_user;
CREATE INDEX customer_locks_user ON customer_locks (user_id, until DESC);

-- Whether a customer has ordered lately is one step of the index.
DROP INDEX siparisler_customer;
CREATE INDEX siparisler_customer ON siparisler (cus_id, s_tar);
ANALYZE siparisler;
