/** Numbers that both sides of a call agree on. */
export const DEFAULT_LIMIT = 100
export const MAX_LIMIT = 1_000
export const EXPORT_LIMIT = 10_000
/** How many rows one bulk action accepts. */
export const BULK_LIMIT = 5_000
export const REQUEST_TIMEOUT_MS = 60_000
/** How many wrong passwords in a row lock an account. */
export const MAX_WRONG_PASSWORDS = 3

/** The header of a refusal of a busy server: when the call can be made again, in milliseconds. */
export const RETRY_AFTER_MS = 'retry-after-ms'

/** What a paused session may do at once: sign in again. */
export const WAY_BACK = 'sign_in'

/** The header in which every answer carries the server's time, in milliseconds since 1970. */
export const SERVER_TIME = 'server-time'

/** So many calls are made as one at most, more than any screen asks for at once. */
export const MOST_TOGETHER = 20
