import { execFile } from 'node:child_process'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** What `spawn` needs to leave root; empty for everyone else. */
export type DatabaseUser = { uid?: number; gid?: number }

/** A clean environment: messages in English, and no PG* variable of the operator reaches the database. */
export const databaseEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** A folder that the database's user can always enter, for when root's own folders are closed to it. */
export const stateFolder = '/var/lib/weinkontor'

const nobody = { uid: 65534, gid: 65534 }

/** PostgreSQL refuses to run as root, so root runs it as the owner of the cluster, or as the user "nobody". */
export async function databaseUser(cluster: string | undefined): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return {}
  if (cluster === undefined) return nobody
  const { uid, gid } = await stat(cluster)
  return uid === 0 ? nobody : { uid, gid }
}

/** Asks the system itself, as that user, because modes alone do not tell of access lists and closed parents. */
export async function mayEnter(user: DatabaseUser, path: string): Promise<boolean> {
  if (user.uid === undefined) return true
  const asked = run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' })
  return asked.then(
    () => true,
    () => false,
  )
}

export async function giveTo(user: DatabaseUser, folder: string): Promise<void> {
  if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

export async function makeStateFolder(): Promise<void> {
  await mkdir(stateFolder, { recursive: true })
  await chmod(stateFolder, 0o755)
}
