import { columnKind, type Column } from '#core/lists/list.ts'

export type GroupKey = string | number | null

/** Rows that have a value in common, counted and summed up over the whole list. */
export type Group = { value: GroupKey; count: number; sums: Readonly<Record<string, unknown>> }

/** The head of a group among the rows; negative numbers are never those of records. */
export class GroupHead {
  readonly id: number
  readonly group: Group
  readonly isOpen: boolean

  constructor(place: number, group: Group, isOpen: boolean) {
    this.id = -1 - place * 2
    this.group = group
    this.isOpen = isOpen
  }
}

/** The line below the rows of a group that has more of them. */
export class GroupMore {
  readonly id: number
  readonly group: Group
  readonly left: number

  constructor(place: number, group: Group, left: number) {
    this.id = -2 - place * 2
    this.group = group
    this.left = left
  }
}

export type Line<Row> = Row | GroupHead | GroupMore

export const isRecord = <Row extends object>(line: Line<Row>): line is Row =>
  !(line instanceof GroupHead || line instanceof GroupMore)

/** Whether rows can be grouped by a column: not by figures, which nearly all differ. */
export const isGroupable = (field: string, column: Column): boolean =>
  field !== 'id' && columnKind(column) !== 'money'

/** The field that groups a column: for a label the key behind it. */
export const groupField = (field: string, column: Column): string => column.lookup?.key ?? field

export const keyOfGroup = ({ value }: Pick<Group, 'value'>): string => JSON.stringify(value)

type Opened<Row> = { rows: readonly Row[] } | undefined

/** The lines of a table in groups: their heads, and below those that are open their rows. */
export function linesOf<Row extends object>(
  groups: readonly Group[],
  opened: (group: Group) => Opened<Row> | 'closed',
): Line<Row>[] {
  return groups.flatMap((group, place): Line<Row>[] => {
    const found = opened(group)
    if (found === 'closed') return [new GroupHead(place, group, false)]
    const rows = found?.rows ?? []
    const left = group.count - rows.length
    return [
      new GroupHead(place, group, true),
      ...rows,
      ...(found && left > 0 ? [new GroupMore(place, group, left)] : []),
    ]
  })
}

type Step = { to: number } | { toggle: GroupHead } | { more: GroupMore }

/** What a key does at a line: the arrows open, close, and lead from a row to the head of its group. */
export function groupStep<Row extends object>(
  lines: readonly Line<Row>[],
  active: number,
  key: string,
): Step | null {
  const line = lines[active]
  const isEnter = key === 'Enter' || key === ' '
  if (line instanceof GroupMore && isEnter) return { more: line }
  if (line instanceof GroupHead) {
    const turns = isEnter || key === (line.isOpen ? 'ArrowLeft' : 'ArrowRight')
    return turns ? { toggle: line } : null
  }
  if (key !== 'ArrowLeft') return null
  const head = lines.findLastIndex((one, index) => index < active && one instanceof GroupHead)
  return head < 0 ? null : { to: head }
}
