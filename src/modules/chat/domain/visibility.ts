import { isAdmin, Level, type Actor } from '#core/actor.ts'

type Viewer = Pick<Actor, 'id' | 'user_level' | 'bayi'>
type Person = { id: number; user_level: number; bayi: number }

/** Administrators see everybody; the others their own dealer and the administrators (spec 1 section 6). */
export const maySeeUser = (viewer: Viewer, user: Person) =>
  user.id !== viewer.id &&
  user.user_level !== Level.system &&
  (isAdmin(viewer) || isAdmin(user) || user.bayi === viewer.bayi)

/** Who can be added to a room: whom the viewer sees and who is not in it. */
export const candidates = <User extends Person>(
  viewer: Viewer,
  users: readonly User[],
  memberIds: readonly number[],
): User[] => users.filter((user) => maySeeUser(viewer, user) && !memberIds.includes(user.id))

type Named = { name: string; name_surname: string }

/** No case, no accents, Turkish letters included. */
const fold = (text: string) =>
  text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** Whom a typed name means: the user name first, then the whole name; several may be meant. */
export function matchUsers<User extends Named>(typed: string, users: readonly User[]): User[] {
  const wanted = fold(typed)
  if (!wanted) return []
  const byName = users.filter(({ name }) => fold(name) === wanted)
  return byName.length ? byName : users.filter(({ name_surname }) => fold(name_surname) === wanted)
}
