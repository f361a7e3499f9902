-- Foreign keys ask for all bookings of an order, cancelled ones as well; the partial indexes do not answer that, and taking
-- imported invoices back read all bookings twice for each of them.
CREATE INDEX cari_islem_any_order ON cari_islem (s_no);
DROP INDEX cari_islem_source_order;
CREATE INDEX cari_islem_source_order ON cari_islem (kaynak_id) WHERE kaynak_id IS NOT NULL;
