import { AppError, invalid } from '#core/errors.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import { recordsRefusals } from '#core/refusals/records.ts'

type DatabaseError = Record<
  'code' | 'detail' | 'table' | 'column' | 'constraint' | 'message' | 'syscall',
  string
>

/** Anything can be thrown: properties that are not text, such as the exit code of a program, are ignored. */
function partsOf(error: unknown): DatabaseError {
  const given = (error ?? {}) as Record<string, unknown>
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  return {
    code: text('code'),
    detail: text('detail'),
    table: text('table'),
    column: text('column'),
    constraint: text('constraint'),
    message: text('message'),
    syscall: text('syscall'),
  }
}

const KEY_DETAIL =
  /Key \((?<field>.+?)\)=\((?<value>.*)\) (?<what>already exists|is not present|is still referenced)/s

/** Column or expression index: `lower(user_name)` and `lower(email::text)` are about the column. */
const columnOf = (expression = '') => expression.replace(/^\w+\((\w+)(?:::\w+)?\)$/, '$1')

/** The column of a violated check, which PostgreSQL tells by the check's name only: `customers_cus_code_check`. */
function checkedColumn({ table, constraint }: DatabaseError): string {
  const beginning = `${table}_`
  const isOfColumn = table !== '' && constraint.startsWith(beginning)
  return (isOfColumn && /^(\w+)_check\d*$/.exec(constraint.slice(beginning.length))?.[1]) || ''
}

const notAllowed = (field: string) => invalid(field ? { [field]: { code: 'not_allowed' } } : {})

/** The refusal for a database error, or null for an unexpected one. The error's text never leaves the server. */
export function refusalOf(error: unknown): AppError | null {
  const fault = partsOf(error)
  const { code, detail, column } = fault
  const key = KEY_DETAIL.exec(detail)?.groups
  const field = columnOf(key?.field)
  switch (code) {
    case '23505':
      return new AppError(
        platformRefusals.UNIQUE_KEY,
        { field, value: key?.value ?? '' },
        { [field]: { code: 'exists_already' } },
      )
    case '23503':
      return key?.what === 'is not present' ? notAllowed(field) : new AppError(recordsRefusals.record_in_use)
    case '23502':
      return invalid({ [column]: { code: 'requiredField' } })
    case '23514':
      return notAllowed(checkedColumn(fault))
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
      return notAllowed(column)
    case '57014':
    case '55P03':
    case '25P03':
    case '40001':
    case '40P01':
      return new AppError(platformRefusals.ERR_ETIMEOUT)
    // Raised by triggers: the customer or the person whom the row names is gone.
    case 'WK001':
      return new AppError(recordsRefusals.customer_cannot_found_maybe_deleted)
    case 'WK002':
      return new AppError(recordsRefusals.person_has_left)
    // No room on the disk, or a server that only lets read, such as a standby.
    case '53100':
    case '25006':
      return new AppError(platformRefusals.database_cannot_store)
    default:
      if (isQueryTimeout(error)) return new AppError(platformRefusals.ERR_ETIMEOUT)
      if (isCrowded(fault)) return new AppError(platformRefusals.server_busy)
      return isUnreachable(fault) ? new AppError(platformRefusals.ERR_ESOCKET) : null
  }
}

/** All connections are in use, in the pool or on the server: the database is overloaded, not unreachable. */
const isCrowded = ({ code, message }: DatabaseError) =>
  code === '53300' || message === 'timeout exceeded when trying to connect'

/** The driver's message for a query timeout. */
export const isQueryTimeout = (error: unknown) => partsOf(error).message === 'Query read timeout'

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '3D000',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
])

function isUnreachable({ code, message, syscall }: DatabaseError): boolean {
  return (
    UNREACHABLE.has(code) ||
    code.startsWith('08') ||
    // A missing socket means that the database is not there; any other missing file is an unexpected error.
    (code === 'ENOENT' && syscall === 'connect') ||
    /connection (terminated|timeout)|not queryable/i.test(message)
  )
}

/** Two transactions got into each other's way; doing it again is right. */
export function isRetryable(error: unknown): boolean {
  const { code } = partsOf(error)
  return code === '40001' || code === '40P01'
}
