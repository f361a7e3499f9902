CREATE VIEW data_in_finding_list AS
SELECT f.id, f.run_id, f.kind, f.sheet, f.row_no, f.field, f.code, f.params::text AS params, f.found,
  search_fold(coalesce(f.found, '')) AS search_text
FROM data_in_findings f;
