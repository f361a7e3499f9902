import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'

/** Chooses a file of this size; the browser reads it from the disk, as sending so much to it takes seconds. */
export async function chooseBigFile(input: Locator, name: string, size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'weinkontor-big-'))
  const path = join(folder, name)
  const file = await open(path, 'w')
  await file.truncate(size)
  await file.close()
  await input.setInputFiles(path)
  await rm(folder, { recursive: true })
}
