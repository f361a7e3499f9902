import { isAdmin, isDealerAdmin, Level, UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { Refusal } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { everyRow, except, inScope, noRow, rowsWhere, type Scope } from '#core/scope.ts'

type Manager = Pick<Actor, 'id' | 'user_level' | 'bayi'>
type Person = { id: number; user_level: number; bayi: number }
type ManagedUser = Person & { blocked: Flag }

/** The users nobody edits: they stand for the pool and for the system. */
const reservedUsers: Scope<Person> = rowsWhere({ id: UNASSIGNED_USER }, { user_level: Level.system })

function people(actor: Manager): Scope<Person> {
  if (isAdmin(actor)) return everyRow
  if (!isDealerAdmin(actor)) return noRow
  return except(rowsWhere({ bayi: actor.bayi }), { user_level: Level.administrator })
}

/** Administrators manage everybody, dealer administrators the people of their own dealer below level 1. */
export const userScope = (actor: Manager): Scope<Person> => except(people(actor), ...reservedUsers.anyOf)

export const mayManage = (actor: Manager, user: Person) => inScope(userScope(actor), user)

export function whyMayNotChange(actor: Manager, user: Person): Refusal {
  if (mayManage(actor, user)) return null
  if (inScope(reservedUsers, user)) return { code: 'user_is_reserved' }
  return { code: isDealerAdmin(actor) && isAdmin(user) ? 'ERR_104' : 'ERR_105' }
}

/** A dealer administrator puts people into the own dealer only. */
export function whyMayNotPlace(actor: Manager, bayi: number): Refusal {
  return isAdmin(actor) || bayi === actor.bayi ? null : { code: 'ERR_105' }
}

const isActiveAdmin = (user: Pick<ManagedUser, 'user_level' | 'blocked'>) =>
  isAdmin(user) && user.blocked === '0'

/** Nobody shuts out himself, and one active administrator always remains. A deletion counts as a block. */
export function whyMustStay(
  actor: Pick<Actor, 'id'>,
  before: ManagedUser,
  after: Pick<ManagedUser, 'user_level' | 'blocked'>,
  otherActiveAdmins: number,
): Refusal {
  if (before.id === actor.id && after.blocked === '1') return { code: 'user_is_self' }
  const isLost = isActiveAdmin(before) && !isActiveAdmin(after)
  return isLost && otherActiveAdmins === 0 ? { code: 'user_is_last_admin' } : null
}

const moneyFields = ['yuzde', 'kota'] as const

/** What somebody earns and has to reach is decided by administrators alone; nobody else changes it, not even for himself. */
export const mayDecideRate = (actor: Pick<Actor, 'user_level'>) => isAdmin(actor)

type Rates = Record<(typeof moneyFields)[number], number>

/** The fields that somebody else than an administrator tries to change; a new user starts at zero. */
export const forbiddenRates = (
  actor: Pick<Actor, 'user_level'>,
  after: Rates,
  before: Rates = { yuzde: 0, kota: 0 },
): (typeof moneyFields)[number][] =>
  mayDecideRate(actor) ? [] : moneyFields.filter((field) => after[field] !== before[field])
