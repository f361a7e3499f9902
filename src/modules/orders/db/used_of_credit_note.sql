-- What of a credit note was set off, moved to the balance or paid out.
CREATE OR REPLACE FUNCTION used_of_credit_note(credit_note integer) RETURNS numeric LANGUAGE sql STABLE
RETURN (SELECT coalesce(sum(m.alacak), 0) FROM cari_islem m WHERE m.s_no = credit_note AND m.iptal_t IS NULL)
  + (SELECT coalesce(sum(m.borc), 0) FROM cari_islem m WHERE m.kaynak_id = credit_note AND m.iptal_t IS NULL);
