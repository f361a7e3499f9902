import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, which start first so that no worker is left with one at the end. */
const longest = ['server/seed', 'e2e/accessibility', 'e2e/chat']

/** Projects with long files; the others have many short ones, which fill the workers to the end. */
const firstProjects = ['server', 'e2e']

const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(`test/${name}`))

/** Keeps the files of a project together, as a worker that changes projects loses its imported modules. */
const isOf = (name: string) => (file: TestSpecification) => file.project.name === name

/** The projects with the longest files first and in each of them the longest files; else the usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own sorting, which is not that of an array
    const sorted = await super.sort(files)
    const names = new Set([...firstProjects, ...sorted.map(({ project }) => project.name)])
    return [...names].flatMap((name) => {
      const own = sorted.filter(isOf(name))
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}
