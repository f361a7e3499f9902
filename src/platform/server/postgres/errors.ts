/** A database that cannot start for a reason the operator can act on; the message is meant for the console. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}

export class AlreadyRunningError extends DatabaseStartError {
  override name = 'AlreadyRunningError'
}

const diskFull = /ENOSPC|EDQUOT|No space left on device|quota exceeded/i
// Node reports "ENOENT … mkdir" when a parent folder is read-only.
const notWritable =
  /EACCES|EPERM|EROFS|ENOENT.*mkdir|Permission denied|Operation not permitted|Read-only file system/i

/** Turns an error of Node, initdb or postgres into a message that tells the operator what to do. */
export function startError(cause: unknown, folder: string): DatabaseStartError {
  if (cause instanceof DatabaseStartError) return cause
  const said = wordsOf(cause)
  if (diskFull.test(said)) {
    return new DatabaseStartError(`The disk is full: the database in ${folder} needs free space to start.`, {
      cause,
    })
  }
  if (notWritable.test(said)) {
    const advice = 'Make it writable or set DATA_DIR to another folder.'
    return new DatabaseStartError(
      `The data folder ${folder} cannot be used by this user. ${advice}\n${said}`,
      { cause },
    )
  }
  return new DatabaseStartError(`The database in ${folder} did not start.\n${said}`, { cause })
}

export function unsupported(detail: string): DatabaseStartError {
  return new DatabaseStartError(
    `The embedded database does not run here: ${detail}. Set DATABASE_URL to a PostgreSQL server.`,
  )
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return 'stderr' in cause && cause.stderr ? String(cause.stderr).trim() : cause.message
}
