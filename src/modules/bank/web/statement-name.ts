import { formatDate } from '#core/days/dates.ts'

const DAY = /\d{4}-\d{2}-\d{2}/g

/** The name of a statement as people read it: days as everywhere else, and the word for a statement only once. */
export const shownName = (name: string): string =>
  name.replace(DAY, (day) => formatDate(day)).replace(/^(?:Auszug|Statement|Ekstre)\s+/i, '')

/** The name beside the day of the statement, which is not said twice; empty where the name is nothing else. */
export const nameBesideDay = (name: string, day: string): string =>
  shownName(name)
    .replace(formatDate(day), '')
    .replace(/^[\s_-]+|[\s_-]+$/g, '')
