-- The rate of a person (side 0) or dealer (side 1) on a day.
CREATE OR REPLACE FUNCTION commission_rate(side integer, earner integer, day date) RETURNS numeric LANGUAGE sql STABLE
RETURN (SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = side AND x.alici_id = earner AND x.gecerli_tar <= day
  ORDER BY x.gecerli_tar DESC LIMIT 1);
