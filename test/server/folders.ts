import { execFile } from 'node:child_process'
import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 3 * 1024 ** 3

/** A data folder that the database's own user can enter. */
export async function newFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(await placeOfCluster(), 'weinkontor-test-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

/** The files stay those of the database's own user. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/**
 * In memory where there is room: each clone of the template is a thousand files, and on a disk they take ten times as
 * long. A killed program loses nothing that it gave to the file system, whether that is a disk or memory.
 */
async function placeOfCluster(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > ROOM_BYTES ? MEMORY : '/tmp'
}
