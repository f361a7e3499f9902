/** The state of the calling screen: its address, whether the customer is loading, and who is shown. */
export type OnScreen = { place: string; isLoading: boolean; cusId: number | null }

/** The key for a new order while no customer is shown: it waits for a loading one, otherwise it does nothing. */
export const pressedEarly = ({ place, isLoading }: OnScreen): string | null => (isLoading ? place : null)

/**
 * What happens to a new order that waits for a customer. It opens for no other customer: it is dropped once the
 * user has moved on or the customer could not be loaded.
 */
export function awaitedOrder(
  awaited: string | null,
  { place, isLoading, cusId }: OnScreen,
): { awaited: string | null; open: number | null } {
  if (awaited === null || awaited !== place) return { awaited: null, open: null }
  if (cusId !== null) return { awaited: null, open: cusId }
  return { awaited: isLoading ? awaited : null, open: null }
}
