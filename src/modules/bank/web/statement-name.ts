import { formatDate } from '#core/dates.ts'

const DAY = /\d{4}-\d{2}-\d{2}/g

/** The name of a statement as people read it: days as everywhere else, and the word for a statement only once. */
export const shownName = (name: string): string =>
  name.replace(DAY, (day) => formatDate(day)).replace(/^(?:Auszug|Statement|Ekstre)\s+/i, '')

/** Whether the name is nothing but the day that is shown beside it. */
export const isOnlyDay = (name: string, day: string): boolean => shownName(name) === formatDate(day)
