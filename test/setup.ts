import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { failOnViolations } from './server/answers.ts'
import { cleanUp } from './server/cleanup.ts'

/** A contract test goes over many calls by itself; one that found nothing to check must not pass. */
beforeEach(({ task }) => {
  if (task.file.name.startsWith('test/contract/')) expect.hasAssertions()
})

afterEach(failOnViolations)

afterAll(async () => {
  await cleanUp()
  failOnViolations()
})
