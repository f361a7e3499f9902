-- As before; each setting is read once, not for each debit.
CREATE VIEW waiting_commissions AS
SELECT d.sip_id, max(d.credited_on) AS debited_on
FROM debit_items d
WHERE d.state = 'credited'
  AND (SELECT company_setting('commission_when')) = 'safe'
  AND d.credited_on >= business_today() - 7 * (SELECT company_setting('debit_safe_weeks'))::integer
GROUP BY d.sip_id;
