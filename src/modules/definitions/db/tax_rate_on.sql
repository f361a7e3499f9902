CREATE OR REPLACE FUNCTION tax_rate_on(country text, day date) RETURNS numeric LANGUAGE sql STABLE
RETURN (SELECT rate FROM tax_rates WHERE country_code = country AND valid_from <= day ORDER BY valid_from DESC LIMIT 1);
