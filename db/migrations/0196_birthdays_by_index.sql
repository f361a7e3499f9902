-- Birthdays of the queue are read by their owner: the index of all birthdays led to every customer born on these days.
CREATE INDEX customers_birthday_queue ON customers (cus_user, birthday_key(cus_birtday))
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NULL AND cus_birtday IS NOT NULL
    AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
