import { randomUUID } from 'node:crypto'
import { access, constants, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from '#platform/server/postgres/binaries.ts'
import {
  type DatabaseUser,
  databaseEnv,
  giveTo,
  makeStateFolder,
  mayEnter,
  run,
  stateFolder,
} from '#platform/server/postgres/database-user.ts'
import { DatabaseStartError, unsupported } from '#platform/server/postgres/errors.ts'

/** Its first line names the folder of the database files if they could not be put into the data folder. */
const pointerFile = 'database-location.txt'

/** The folder of an existing cluster, wherever an earlier start put it. */
export async function existingCluster(dataDir: string): Promise<string | undefined> {
  const pointer = await readFile(join(dataDir, pointerFile), 'utf8').catch(unlessMissing)
  const cluster = pointer?.split('\n')[0] ?? clusterInside(dataDir)
  if (await stat(join(cluster, 'PG_VERSION')).catch(unlessMissing)) return cluster
  if (pointer === undefined) return undefined
  throw new DatabaseStartError(
    `${join(dataDir, pointerFile)} says that the database lies in ${cluster}, but there is none. ` +
      'Bring that folder back, or delete the file to begin with an empty database.',
  )
}

/** PostgreSQL opens no cluster of another major; said here, before anything in the folder is touched. */
export async function refuseOtherMajor(cluster: string, { major }: Binaries): Promise<void> {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (found === major) return
  throw new DatabaseStartError(
    `The database in ${cluster} belongs to PostgreSQL ${found}, but this version of Weinkontor brings ` +
      `PostgreSQL ${major}, which cannot open it. Nothing was changed. Take a backup with the version of ` +
      'Weinkontor that ran on it last (npm run backup) and restore it into a new database with this one ' +
      '(npm run restore). The steps are in docs/operations.md, "A new major version of PostgreSQL".',
  )
}

/** Checks what a moved, copied or remounted cluster may lack, so that the refusal names the folder. */
export async function openCluster(cluster: string, user: DatabaseUser): Promise<void> {
  await access(cluster, constants.R_OK | constants.W_OK | constants.X_OK)
  if (user.uid === undefined) return
  if ((await stat(cluster)).uid === 0) await giveTo(user, cluster)
  if (await mayEnter(user, cluster)) return
  throw new DatabaseStartError(
    `The database in ${cluster} belongs to user ${user.uid}, who may not enter the folders above it. ` +
      'Open them for that user or move the data folder.',
  )
}

type NewCluster = { dataDir: string; user: DatabaseUser; binaries: Binaries; durable: boolean }

/** Makes an empty cluster and returns its folder; when two starts race, both return the folder of the first. */
export async function createCluster({ dataDir, user, binaries, durable }: NewCluster): Promise<string> {
  const stays = await mayEnter(user, dataDir)
  if (!stays) await makeStateFolder()
  const cluster = stays ? clusterInside(dataDir) : join(stateFolder, randomUUID())
  const unfinished = await mkdtemp(`${cluster}.new-`)
  try {
    await giveTo(user, unfinished)
    await initdb(binaries.initdb, unfinished, user, durable)
    await rename(unfinished, cluster)
    if (!stays) await leavePointer(dataDir, cluster)
    return cluster
  } catch (error) {
    await remove(unfinished)
    const winner = await existingCluster(dataDir)
    if (winner !== cluster && !stays) await remove(cluster)
    if (winner === undefined) throw error
    return winner
  }
}

/** Removes first starts that were killed. Only the process that runs the cluster may call this. */
export async function removeUnfinished(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${basename(cluster)}.new-`)) await remove(join(folder, name))
  }
}

function clusterInside(dataDir: string): string {
  return join(dataDir, 'postgres')
}

async function leavePointer(dataDir: string, cluster: string): Promise<void> {
  const why =
    'The database of this folder lies there, because the user that runs it may not enter this folder.'
  await writeFile(join(dataDir, pointerFile), `${cluster}\n${why}\n`, { flag: 'wx' })
}

async function initdb(program: string, folder: string, user: DatabaseUser, durable: boolean): Promise<void> {
  // With the plain C character type, trigrams would drop accented letters; not every macOS has C.UTF-8.
  const locale =
    process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8']
  const options = ['--encoding=UTF8', ...locale, '--data-checksums', '--username=postgres', '--auth=trust']
  const sync = durable ? [] : ['--no-sync']
  try {
    await run(program, ['-D', folder, ...options, ...sync], { ...user, cwd: '/', env: databaseEnv })
  } catch (error) {
    // The program exists, so what is missing is its loader.
    if (isMissing(error)) throw unsupported('its programs need the GNU C library')
    throw error
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Only "there is none" becomes undefined: a folder that cannot be read must not look like an empty one. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
