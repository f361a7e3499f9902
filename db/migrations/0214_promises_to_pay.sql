-- A customer promises by telephone to pay by a day: on that day somebody calls again, unless the money is there.
ALTER TABLE customers ADD COLUMN promised_day date;
ALTER TABLE sys_gorusme_asama ADD COLUMN promises_payment flag NOT NULL DEFAULT '0';

INSERT INTO sys_gorusme_asama (def_type, descp, descp_tr, descp_en, reached, promises_payment, sort_order)
SELECT max(def_type) + 1, 'Zahlung zugesagt', 'Ödeme sözü verdi', 'Promised to pay', '1', '1', max(sort_order) + 1
FROM sys_gorusme_asama HAVING count(*) > 0;
