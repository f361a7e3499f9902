CREATE OR REPLACE FUNCTION owed_facts(i open_invoices)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'owed', i.vade_tar, i.per_id, i.bayi_id, 0, '', 1, i.kalan::numeric, 0::numeric, 0 WHERE NOT i.in_collection;
END;
