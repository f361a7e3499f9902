CREATE VIEW data_in_finding_list AS
SELECT f.id, f.run_id, f.kind, f.sheet, f.row_no, f.field, f.code, f.params::text AS params, f.found,
  search_fold(coalesce(f.found, '')) AS search_text
FROM data_in_findings f;

COMMENT ON COLUMN data_in_finding_list.id IS 'number of the finding [never null]';
COMMENT ON COLUMN data_in_finding_list.run_id IS 'run of the file [never null]';
COMMENT ON COLUMN data_in_finding_list.kind IS 'error, repair, or something to know [never null]';
COMMENT ON COLUMN data_in_finding_list.sheet IS 'sheet, or the page of the file where it is unknown [never null]';
COMMENT ON COLUMN data_in_finding_list.row_no IS 'row in the sheet [never null]';
COMMENT ON COLUMN data_in_finding_list.field IS 'field of the column';
COMMENT ON COLUMN data_in_finding_list.code IS 'what was found [never null]';
COMMENT ON COLUMN data_in_finding_list.params IS 'what belongs to the words, as JSON [never null]';
COMMENT ON COLUMN data_in_finding_list.found IS 'what the cell said';
