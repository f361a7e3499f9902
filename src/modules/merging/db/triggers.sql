CALL watch_table('customer_merges');
CALL announce_writes('customer_merges', 'customers');
