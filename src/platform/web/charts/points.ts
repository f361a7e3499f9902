/** What a chart shows at one place, and in one row of the table behind it. */
export type ChartPoint = {
  key: string
  label: string
  value: number
  /** The same of the time it is compared with. */
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
