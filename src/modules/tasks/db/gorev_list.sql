CREATE VIEW gorev_list AS
SELECT g.*,
  coalesce(nullif(concat_ws(' ', s.name, s.surname), ''), s.user_name) AS gonderen,
  coalesce(nullif(concat_ws(' ', r.name, r.surname), ''), r.user_name) AS alan,
  o.id AS sip_id, o.cus_id, o.cus_name, o.cus_surname,
  search_fold(concat_ws(' ', g.id, g.belge_no, s.user_name, s.name, s.surname, r.user_name, r.name, r.surname,
    g.sender_msg, g.reciver_msg, o.cus_id, o.cus_name, o.cus_surname)) AS search_text
FROM gorevler g
JOIN sys_users s ON s.id = g.send_user
JOIN sys_users r ON r.id = g.reciver_usr
LEFT JOIN siparisler o ON o.id = CASE
  WHEN g.belge_tip IN (1, 3) AND g.belge_no ~ '^[0-9]{1,9}$' THEN g.belge_no::integer
  WHEN g.belge_tip = 2 THEN (SELECT i.id FROM siparisler i WHERE i.f_no = g.belge_no)
END;

COMMENT ON COLUMN gorev_list.id IS 'number of the task [never null]';
COMMENT ON COLUMN gorev_list.belge_tip IS 'what it is about: 0 nothing, 1 order, 2 invoice, 3 shipment [never null]';
COMMENT ON COLUMN gorev_list.belge_no IS 'number of the order, for an invoice its f_no';
COMMENT ON COLUMN gorev_list.send_user IS 'who sent it [never null]';
COMMENT ON COLUMN gorev_list.sender_date IS 'moment it was sent [never null]';
COMMENT ON COLUMN gorev_list.sender_msg IS 'what the sender writes';
COMMENT ON COLUMN gorev_list.sender_status IS 'words of the sender wait for the receiver [never null]';
COMMENT ON COLUMN gorev_list.reciver_usr IS 'who shall do it [never null]';
COMMENT ON COLUMN gorev_list.reciver_msg IS 'what the receiver writes';
COMMENT ON COLUMN gorev_list.reciver_status IS 'words of the receiver wait for the sender [never null]';
COMMENT ON COLUMN gorev_list.msg_status IS '0 pending, 1 completed [never null]';
COMMENT ON COLUMN gorev_list."isReceived" IS 'the side it waits for has been told [never null]';
COMMENT ON COLUMN gorev_list.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN gorev_list.gonderen IS 'who sent it [never null]';
COMMENT ON COLUMN gorev_list.alan IS 'who shall do it [never null]';
COMMENT ON COLUMN gorev_list.sip_id IS 'order behind the document';
COMMENT ON COLUMN gorev_list.cus_id IS 'customer of the document';
COMMENT ON COLUMN gorev_list.cus_name IS 'first name of the customer';
COMMENT ON COLUMN gorev_list.cus_surname IS 'family name of the customer';
