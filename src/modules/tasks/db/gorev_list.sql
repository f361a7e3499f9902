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
