-- What an order is worth without its tax, the twin of taxIn() in core/money.ts: tax is rounded half up, the net is what is left.
CREATE OR REPLACE FUNCTION net_of_order(gross numeric, rate numeric, tax_free text) RETURNS numeric LANGUAGE sql IMMUTABLE
RETURN gross - CASE WHEN tax_free = '1' THEN 0 ELSE round(gross * rate / (100 + rate), 2) END;
