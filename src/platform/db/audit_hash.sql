CREATE OR REPLACE FUNCTION audit_hash(id bigint, at timestamptz, user_id integer, table_name text, row_id integer, action text, commitment bytea)
RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(convert_to(concat_ws(' ', id, extract(epoch FROM at), coalesce(user_id::text, '-'), table_name, row_id, action,
  encode(commitment, 'hex')), 'UTF8'));
