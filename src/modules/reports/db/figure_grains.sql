-- The spans that a day lies in, each by its first day; the last third of a month ends with it.
CREATE OR REPLACE FUNCTION figure_grains(day date) RETURNS TABLE (grain text, first date) LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT g.grain, g.first FROM (VALUES
    ('day', figure_grains.day),
    ('third', date_trunc('month', figure_grains.day::timestamp)::date
      + 10 * least((extract(day FROM figure_grains.day)::integer - 1) / 10, 2)),
    ('month', date_trunc('month', figure_grains.day::timestamp)::date),
    ('year', date_trunc('year', figure_grains.day::timestamp)::date)
  ) AS g (grain, first);
END;
