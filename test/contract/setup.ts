import { beforeEach, expect } from 'vitest'

/** A contract test goes over many calls by itself; one that found nothing to check must not pass. */
beforeEach(({ task }) => {
  if (task.file.name.startsWith('test/contract/')) expect.hasAssertions()
})
