import { skipToken, useQuery } from '@tanstack/react-query'
import { isAdmin, Level, type Actor } from '#core/actor.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import type { UserForm, UserRow } from '../domain/users.ts'

/** A user for the editor, always fresh: somebody else may have changed it a moment ago. */
export function useManagedUser(id: number | null) {
  return useQuery({
    queryKey: ['/sys_users/get', id],
    queryFn: id === null ? skipToken : async () => (await call('/sys_users/get', { id })).item,
    ...forEditing,
  })
}

/** The form allows incomplete values: no dealer, no password. */
export type UserValues = { [Field in keyof Required<UserForm>]: UserForm[Field] | null }

export type UserFieldSource = FieldSource<UserValues>

/** New users start with the lowest level; those of a dealer administrator belong to the same dealer. */
export function newUser(actor: Actor): UserValues {
  return {
    user_name: '',
    user_pass: '',
    name: null,
    surname: null,
    email: '',
    tel_gsm: '',
    tel_home: null,
    extension: null,
    adres: null,
    country_code: null,
    user_level: isAdmin(actor) ? Level.staff : Level.dealer,
    bayi: isAdmin(actor) ? null : actor.bayi,
    ustid: null,
    yuzde: 0,
    kota: 0,
    raking: null,
    random_customer_access: '0',
    blocked: '0',
    user_type: null,
    sys_yetki: null,
    skin: 'DevExpress Style',
    fb: '185/219/164',
    sys_back: 45,
  }
}

export function valuesOf(user: UserRow): UserValues {
  const { id: _id, version: _version, failed_login_try_count: _count, ...values } = user
  return { ...values, user_pass: '' }
}
