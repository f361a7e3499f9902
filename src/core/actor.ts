/** The user levels of the company. Level 0 never signs in; its user 1 stands for "unassigned", the customer pool. */
export const Level = {
  system: 0,
  administrator: 1,
  staff: 2,
  dealerAdministrator: 3,
  dealer: 4,
} as const

export type Level = (typeof Level)[keyof typeof Level]

/** The reserved user that owns records without an owner. */
export const UNASSIGNED_USER = 1

/** The person behind a call: what permissions and row scopes are decided on. */
export type Actor = {
  id: number
  user_name: string
  user_level: number
  bayi: number
  country_code: string | null
  random_customer_access: '0' | '1'
}

/** Who may do something. One predicate serves the server's refusal and the browser's hiding. */
export type Who = (actor: Actor) => boolean

export const isAdmin = (actor: Pick<Actor, 'user_level'>) => actor.user_level === Level.administrator
export const isDealerAdmin = (actor: Pick<Actor, 'user_level'>) =>
  actor.user_level === Level.dealerAdministrator

export const everyone: Who = () => true
export const admin: Who = (actor) => isAdmin(actor)
export const adminOrDealerAdmin: Who = (actor) => isAdmin(actor) || isDealerAdmin(actor)
