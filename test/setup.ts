import { afterAll, beforeEach, expect } from 'vitest'
import { cleanUp } from './server/cleanup.ts'

/** A contract test loops over many calls; one without any assertion must not pass. */
beforeEach(({ task }) => {
  if (task.file.name.startsWith('test/contract/')) expect.hasAssertions()
})

afterAll(cleanUp)
