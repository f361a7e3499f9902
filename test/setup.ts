import { afterAll, afterEach } from 'vitest'
import { failOnViolations } from './server/answers.ts'
import { cleanUp } from './server/cleanup.ts'

afterEach(failOnViolations)

afterAll(async () => {
  await cleanUp()
  failOnViolations()
})
