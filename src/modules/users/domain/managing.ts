import { isAdmin, isDealerAdmin, Level, UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { everyRow, except, inScope, noRow, rowsWhere, type Scope } from '#core/scope.ts'
import { usersRefusals } from './refusals.ts'

const refusals = defineRefusals({
  user_is_last_admin: {
    tr: 'Son etkin yönetici silinemez, engellenemez veya yetkisi düşürülemez.',
    de: 'Der letzte aktive Administrator kann nicht gelöscht, gesperrt oder herabgestuft werden.',
    en: 'The last active administrator cannot be deleted, blocked or demoted.',
  },
  user_is_reserved: {
    tr: 'Sistem kullanıcısı değiştirilemez.',
    de: 'Der Systembenutzer kann nicht geändert werden.',
    en: 'The system user cannot be changed.',
  },
})

type Manager = Pick<Actor, 'id' | 'user_level' | 'bayi'>
type Person = { id: number; user_level: number; bayi: number }
type ManagedUser = Person & { blocked: Flag }

/** Reserved users for the pool and the system, which cannot be edited. */
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
  if (inScope(reservedUsers, user)) return refusals.user_is_reserved
  return isDealerAdmin(actor) && isAdmin(user) ? accessRefusals.ERR_104 : accessRefusals.ERR_105
}

/** A dealer administrator puts people into the own dealer only. */
export function whyMayNotPlace(actor: Manager, bayi: number): Refusal {
  return isAdmin(actor) || bayi === actor.bayi ? null : accessRefusals.ERR_105
}

const isActiveAdmin = (user: Pick<ManagedUser, 'user_level' | 'blocked'>) =>
  isAdmin(user) && user.blocked === '0'

/** Users cannot block themselves, and one active administrator must remain; a deletion counts as a block. */
export function whyMustStay(
  actor: Pick<Actor, 'id'>,
  before: ManagedUser,
  after: Pick<ManagedUser, 'user_level' | 'blocked'>,
  otherActiveAdmins: number,
): Refusal {
  if (before.id === actor.id && after.blocked === '1') return usersRefusals.user_is_self
  const isLost = isActiveAdmin(before) && !isActiveAdmin(after)
  return isLost && otherActiveAdmins === 0 ? refusals.user_is_last_admin : null
}

const moneyFields = ['yuzde', 'kota'] as const

/** Only administrators set commission rates and goals; other users not even their own. */
export const mayDecideRate = (actor: Pick<Actor, 'user_level'>) => isAdmin(actor)

type Rates = Record<(typeof moneyFields)[number], number>

/** The rate fields that a user who is no administrator tries to change; a new user starts at zero. */
export const forbiddenRates = (
  actor: Pick<Actor, 'user_level'>,
  after: Rates,
  before: Rates = { yuzde: 0, kota: 0 },
): (typeof moneyFields)[number][] =>
  mayDecideRate(actor) ? [] : moneyFields.filter((field) => after[field] !== before[field])
