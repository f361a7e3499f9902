/** What the calling screen shows: whom (by list, filters and page, or by number), whether they are on the way, who is there. */
export type OnScreen = { place: string; isLoading: boolean; cusId: number | null }

/** The key for a new order without a customer on screen: it waits for the one on the way, else it has none to act on. */
export const pressedEarly = ({ place, isLoading }: OnScreen): string | null => (isLoading ? place : null)

/**
 * What becomes of a new order that waits for the customer of a place. It opens for nobody else: once the person has gone
 * on, or the customer could not be opened, it is forgotten.
 */
export function awaitedOrder(
  awaited: string | null,
  { place, isLoading, cusId }: OnScreen,
): { awaited: string | null; open: number | null } {
  if (awaited === null || awaited !== place) return { awaited: null, open: null }
  if (cusId !== null) return { awaited: null, open: cusId }
  return { awaited: isLoading ? awaited : null, open: null }
}
