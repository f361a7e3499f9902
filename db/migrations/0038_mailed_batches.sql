-- A batch may mail its papers; what has no address is printed.
ALTER TABLE belge_isleri ADD COLUMN gonderilen integer NOT NULL DEFAULT 0 CHECK (gonderilen BETWEEN 0 AND toplam);
