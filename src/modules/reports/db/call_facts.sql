CREATE OR REPLACE FUNCTION call_facts(g musteri_gorusme, reached text)
  RETURNS TABLE (fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric,
    net numeric, extra integer) LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT f.fact, t.at::date, CASE f.fact WHEN 'call' THEN 0 ELSE g.per_id END, coalesce(g.bayi_id, 0), f.item, f.word, 1,
    0::numeric, 0::numeric, CASE WHEN f.fact <> 'outcome' AND call_facts.reached = '1' THEN 1 ELSE 0 END
  FROM (SELECT g.zaman AT TIME ZONE 'Europe/Berlin' AS at) t
  CROSS JOIN LATERAL (VALUES
    ('call', (extract(isodow FROM t.at) * 100 + extract(hour FROM t.at))::integer, ''),
    ('effort', extract(hour FROM t.at)::integer, 'call'),
    ('outcome', g.sts, '')
  ) AS f (fact, item, word);
END;
