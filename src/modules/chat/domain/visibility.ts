import { isAdmin, Level, type Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { everyRow, except, narrow, rowsWhere, type Scope } from '#core/scope.ts'

type Viewer = Pick<Actor, 'id' | 'user_level' | 'bayi'>
type Person = { id: number; user_level: number; bayi: number }

/** Administrators see everybody; the others their own dealer and the administrators. */
export const peopleInChat = (viewer: Viewer): Scope<Person> =>
  except(
    isAdmin(viewer) ? everyRow : rowsWhere({ bayi: viewer.bayi }, { user_level: Level.administrator }),
    { id: viewer.id },
    { user_level: Level.system },
  )

/** Whom a person may write to: those who can still sign in. */
export const reachablePeople = (viewer: Viewer): Scope<Person & { sil: Flag; blocked: Flag }> =>
  narrow(peopleInChat(viewer), { sil: '0', blocked: '0' })

type Named = { name: string; name_surname: string }

/** No case, no accents, Turkish letters included. */
const fold = (text: string) =>
  text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** The users that a typed name fits: by user name first, then by full name; there may be several. */
export function matchUsers<User extends Named>(typed: string, users: readonly User[]): User[] {
  const wanted = fold(typed)
  if (!wanted) return []
  const byName = users.filter(({ name }) => fold(name) === wanted)
  return byName.length ? byName : users.filter(({ name_surname }) => fold(name_surname) === wanted)
}
