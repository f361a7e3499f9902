CALL watch_table('privacy_requests');
CALL announce_records('privacy_requests', $$SELECT 'customers customer ' || cus_id FROM rows$$);
