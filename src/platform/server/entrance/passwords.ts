import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Passwords are kept as argon2id hashes in PHC form: $argon2id$v=19$m=…,t=…,p=…$salt$hash. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const deriveKey = promisify(argon2)

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await deriveKey('argon2id', { message: password, nonce, ...COST })
  const settings = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${settings}$${base64(nonce)}$${base64(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = PHC.exec(stored ?? (await absentUserHash()))
  if (!match) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64')
  const tag = await deriveKey('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(tag, expected) && stored !== null
}

let absentHash: Promise<string> | undefined

/** Hash for unknown users, so that refusing them takes as long as refusing a wrong password. */
function absentUserHash(): Promise<string> {
  absentHash ??= hashPassword(randomBytes(16).toString('hex'))
  return absentHash
}

/** 256 random bits for sessions, links and cookies; only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
