import { afterAll, afterEach } from 'vitest'
import { keepRows } from './query-rows/record.ts'
import { failOnViolations } from './server/answers.ts'
import { cleanUp } from './server/cleanup.ts'

afterEach(failOnViolations)

afterAll(async () => {
  await cleanUp()
  await keepRows()
  failOnViolations()
})
