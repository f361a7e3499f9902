-- Where the bottles of a wine are found in the warehouse.
ALTER TABLE stok ADD COLUMN stok_raf text CHECK (length(stok_raf) <= 40);
