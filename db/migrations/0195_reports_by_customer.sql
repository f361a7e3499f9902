-- Saved reports may add up by customer.
ALTER TABLE saved_reports DROP CONSTRAINT saved_reports_by_what_check;
ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_by_what_check
  CHECK (by_what IN ('person', 'dealer', 'country', 'customer', 'wine', 'category'));
