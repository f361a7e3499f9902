CREATE OR REPLACE FUNCTION audit_commitment(salt bytea, before jsonb, after jsonb, note text) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(salt || convert_to(jsonb_build_array(before, after, note)::text, 'UTF8'));
