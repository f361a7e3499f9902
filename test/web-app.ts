import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

let built: Promise<unknown> | undefined

/** Builds the web app unless it is fresh, once per process, or waits for another process that builds it. */
export async function builtWebApp(): Promise<void> {
  built ??= promisify(execFile)(process.execPath, ['scripts/build.mjs'])
  await built
}
