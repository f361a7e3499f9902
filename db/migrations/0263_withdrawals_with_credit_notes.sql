-- A withdrawal from an invoice that was credited in part credits the rest; cancelling that credit note undoes it.
ALTER TABLE withdrawals ADD COLUMN gutschrift_id integer REFERENCES siparisler;
CREATE INDEX withdrawals_credit_note ON withdrawals (gutschrift_id) WHERE gutschrift_id IS NOT NULL;
