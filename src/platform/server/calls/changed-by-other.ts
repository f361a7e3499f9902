import { AppError } from '#core/errors.ts'
import type { LoggedChange } from '#core/log/history.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '../database/database.ts'
import { personName } from '../database/person-name.ts'

/** Refuses to overwrite what somebody else has saved meanwhile; its message names their fields as screens call them. */
export class ChangedByOther extends AppError {
  readonly change: LoggedChange | null

  constructor(user: string, change: LoggedChange | null) {
    super(recordsRefusals.record_changed, { user, fields: Object.keys(change?.after ?? {}).join(', ') })
    this.change = change
  }
}

/** The refusal with the newest change of the record, and who made it. */
export async function changedByOther(db: Database, table: string, id: number): Promise<ChangedByOther> {
  const last = await db
    .selectFrom('sys_audit as a')
    .leftJoin('sys_users as u', 'u.id', 'a.user_id')
    .select([personName.as('user'), 'a.table_name', 'a.action', 'a.before', 'a.after'])
    .where('a.table_name', '=', table)
    .where('a.row_id', '=', id)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new ChangedByOther(last?.user ?? '–', (last as LoggedChange | undefined) ?? null)
}
