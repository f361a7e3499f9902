CREATE OR REPLACE FUNCTION draw_facts(d customer_draws)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT 'effort', t.at::date, d.user_id, coalesce(d.bayi_id, 0), extract(hour FROM t.at)::integer, 'draw', 1, 0::numeric,
    0::numeric, 0
  FROM (SELECT d.at AT TIME ZONE 'Europe/Berlin' AS at) t;
END;
