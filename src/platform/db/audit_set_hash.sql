CREATE OR REPLACE FUNCTION audit_set_hash(id integer, last_id bigint, row_count integer, digest bytea, previous bytea) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(convert_to(concat_ws(' ', id, last_id, row_count, encode(digest, 'hex'), encode(previous, 'hex')), 'UTF8'));
