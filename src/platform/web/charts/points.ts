/** A point of a chart, which is also a row of the table behind it. */
export type ChartPoint = {
  key: string
  label: string
  value: number
  /** The value of the compared period. */
  before?: number | null
  /** A remark beside the value, such as a share. */
  note?: string
  /** Opens the rows that make up the value. */
  open?(): void
}

/** A chart writes its amounts by this; `tick` writes those of the axis where they are shorter. */
export type ChartFormat = { value(value: number): string; tick?(value: number): string }

/** What is read out for a point. */
export function pointName({ label, value, before, note }: ChartPoint, format: ChartFormat): string {
  const words = [`${label}: ${format.value(value)}`]
  if (note) words.push(note)
  if (before !== undefined && before !== null) words.push(`(${format.value(before)})`)
  return words.join(' ')
}
