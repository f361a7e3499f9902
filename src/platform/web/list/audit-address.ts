/** The screen of the change log. */
export const AUDIT_PATH = '/genel/denetim'

/** The parameters that show the changes of one record. */
export const auditOf = (table: string, id: number) => ({ 'f.table_name': table, 'f.row_id': String(id) })
