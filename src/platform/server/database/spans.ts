import { sql, type RawBuilder } from 'kysely'

/** A row of a transaction that began a moment later is no sign of a clock that was ahead. */
const TOLERANCE = '1 minute'

/** Whether something happened within this time; dated later than now by a clock that was ahead, it did not. */
export const happenedWithin = (moment: RawBuilder<unknown>, span: string) =>
  sql<boolean>`${moment} > now() - ${span}::interval and ${moment} < now() + ${TOLERANCE}::interval`
