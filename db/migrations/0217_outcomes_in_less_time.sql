-- How calls ended is counted from the index alone, for dealers as for the company.
DROP INDEX musteri_gorusme_time;
CREATE INDEX musteri_gorusme_time ON musteri_gorusme (zaman, per_id, sts) INCLUDE (bayi_id);
