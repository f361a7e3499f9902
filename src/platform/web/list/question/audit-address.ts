/** The screen of the change log. */
export const AUDIT_PATH = '/genel/denetim'

/** The parameters that show the changes of one record and of what belongs to it. */
export const auditOf = (table: string, id: number) => ({ table, record: String(id) })
