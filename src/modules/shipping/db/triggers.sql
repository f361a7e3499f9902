CALL watch_table('kargo_cikti');
CALL announce_records('kargo_cikti', $$SELECT 'shipping order ' || sip_id FROM rows$$);
