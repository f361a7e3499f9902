import { businessDay, formatDate } from '#core/dates.ts'

/** The hour of an order matters to nobody in a list; its day does. */
export const orderCells = {
  s_tar: ({ s_tar }: { s_tar: string }) => formatDate(businessDay(Temporal.Instant.from(s_tar))),
}
