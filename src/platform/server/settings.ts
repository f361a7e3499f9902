import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** What the environment decides. Everything has a default that suits a first start on one machine. */
export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  demo: boolean
  smtpUrl: string | null
  publicUrl: string
  /** Sender of mails; without it the company's own address. */
  mailFrom: string | null
  /** Takes one-time codes for phones; without it they go by mail. */
  codeGatewayUrl: string | null
  /** Where the app puts its backups. The browser cannot choose it: a folder that the web server shows would give them away. */
  backupDir: string
  /** A shell command that copies $BACKUP_FILE to another place; only the server's operator may set it. */
  backupCommand: string | null
  testMode: boolean
  /** Calls per session within five minutes before the session pauses. */
  callLimit: number
  /** How long a call waits for its turn before it is refused as busy. */
  waitLimitMs: number
  /** Proxies in front whose X-Forwarded-For can be believed: their number, or their addresses; false for none. */
  trustProxy: number | string[] | false
  logLevel: string
}

const enabled = (value: string | undefined, otherwise: boolean) =>
  value === undefined || value === '' ? otherwise : value === '1' || value === 'true'

const numberOr = (value: string | undefined, otherwise: number) => {
  const parsed = Number(value)
  return value && Number.isFinite(parsed) ? parsed : otherwise
}

const isNetwork = (text: string) => {
  const [address = '', prefix, ...more] = text.split('/')
  return isIP(address) !== 0 && more.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix))
}

/** A number is the count of trusted proxies; anything else lists their addresses. */
function proxies(value: string | undefined): number | string[] | false {
  const text = value?.trim() ?? ''
  if (/^\d*$/.test(text)) return Number(text) || false
  const addresses = text.split(',').map((address) => address.trim())
  if (!addresses.every(isNetwork))
    throw new Error(`TRUST_PROXY must be the number of proxies or a list of their addresses, not "${text}".`)
  return addresses
}

function gateway(value: string | undefined): string | null {
  if (!value) return null
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new Error('CODE_GATEWAY_URL must be an http or https address.')
  return value
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = numberOr(env.PORT, 3000)
  const host = env.HOST || '127.0.0.1'
  const databaseUrl = env.DATABASE_URL || null
  const dataDir = resolve(env.DATA_DIR || 'data')
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    demo: enabled(env.DEMO, databaseUrl === null),
    smtpUrl: env.SMTP_URL || null,
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    mailFrom: env.MAIL_FROM || null,
    codeGatewayUrl: gateway(env.CODE_GATEWAY_URL),
    backupDir: resolve(env.BACKUP_DIR || join(dataDir, 'backups')),
    backupCommand: env.BACKUP_COMMAND || null,
    testMode: enabled(env.APP_TEST_MODE, false),
    callLimit: numberOr(env.CALL_LIMIT, 1_500),
    waitLimitMs: numberOr(env.WAIT_LIMIT_MS, 900),
    trustProxy: proxies(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL || 'warn',
  }
}
