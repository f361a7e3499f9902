import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest; begun last, one of them would keep a worker busy while the others have nothing left. */
const longest = [
  'e2e/accessibility',
  'faults/backup',
  'server/seed',
  'faults/kill',
  'faults/silence',
  'e2e/chat',
]

const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(`test/${name}`))

/** The longest files first, the others in their usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own sorting, which is not that of an array
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
