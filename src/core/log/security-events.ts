/** Logged events about sign-ins, rights and large exports of data. */
export const securityEvents = [
  'sign_in',
  'sign_in_failed',
  'sign_in_refused',
  'sign_out',
  'account_locked',
  'account_opened',
  'token_replayed',
  'password_changed',
  'level_changed',
  'extension_changed',
  'user_blocked',
  'user_deleted',
  'secret_changed',
  'codes_on',
  'codes_off',
  'access_refused',
  'pause_set',
  'pause_lifted',
  'export',
  'backup',
  'browsers_refreshed',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

/** An answer or workbook with more rows than this is logged as an export. */
export const EXPORT_WORTH_KNOWING = 500
