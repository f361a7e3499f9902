import { isAdmin } from '#core/actor.ts'
import { invalid } from '#core/errors.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { lockNamed, oneRow } from '#platform/server/database/sql.ts'
import type { UserForm, UserRow } from '../domain/users.ts'

type Names = Pick<UserForm, 'user_name' | 'extension'>

/** The telephone system calls people by these, so nobody may have a name or an extension that is somebody else's. */
export async function refuseForeignCalls(
  { db, actor }: SignedInCall<unknown>,
  { user_name, extension }: Names,
  before: UserRow | null,
): Promise<void> {
  const isChanged = (extension ?? null) !== (before?.extension ?? null)
  if (isChanged && !isAdmin(actor)) throw invalid({ extension: { code: 'not_allowed' } })
  await lockNamed(db, 'telephone_names')
  const taken = await oneRow(db)<{ name: boolean | null; extension: boolean | null }>`
    select bool_or(lower(extension) = lower(${user_name})) as name,
      bool_or(lower(${extension}) in (lower(extension), lower(user_name))) as extension
    from sys_users where sil = '0' and id is distinct from ${before?.id ?? null}::integer`
  if (taken.extension) throw invalid({ extension: { code: 'exists_already' } })
  if (taken.name) throw invalid({ user_name: { code: 'exists_already' } })
}
