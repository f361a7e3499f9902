CALL watch_table('number_ranges');
CALL announce_writes('number_ranges', 'settings');
