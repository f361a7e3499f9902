import { execFile } from 'node:child_process'
import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The in-memory file system of Linux. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 3 * 1024 ** 3

/** A data folder that the database's user can access. */
export async function newFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(await placeOfCluster(), 'weinkontor-test-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

/** Copies with the owner, which is the database's user. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/**
 * In memory if there is room: each clone of the template has a thousand files, and on a disk they take ten times
 * as long. After a kill, data already written to the file system stays, whether on disk or in memory.
 */
async function placeOfCluster(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > ROOM_BYTES ? MEMORY : '/tmp'
}
