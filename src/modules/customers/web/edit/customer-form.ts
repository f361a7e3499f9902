import { isAdmin, UNASSIGNED_USER } from '#core/actor.ts'
import { COMPANY_COUNTRY } from '#core/countries.ts'
import { blankOf } from '#core/record-fields.ts'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import type { SessionUser } from '#platform/web/session/session.ts'
import { adminFields, mayEditField } from '#modules/customers/domain/changing.ts'
import { CustomerFields, hasName } from '#modules/customers/domain/customer.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { seesAllCustomers } from '#modules/customers/domain/visibility.ts'

/** What the customer form edits; appointment, balance and the marks of the server have ways of their own. */
const Edited = CustomerFields.omit({
  cus_is_firm: true,
  rand_tar: true,
  rand_saat: true,
  rand_note: true,
  rand_user: true,
  cus_pool: true,
  cus_on: true,
  balance: true,
})

export const CustomerEdit = Edited.refine(hasName, { message: 'requiredField', path: ['cus_name'] })

type EditedField = keyof typeof Edited.shape

/** A form may hold what is not finished yet. */
export type CustomerValues = { [Field in EditedField]: CustomerFields[Field] | null }

export type CustomerFieldSource = FieldSource<CustomerValues>

export function newCustomer(user: SessionUser): CustomerValues {
  return {
    ...blankOf(Edited),
    cus_country_code: user.country_code ?? COMPANY_COUNTRY,
    cus_user: seesAllCustomers(user) ? UNASSIGNED_USER : user.id,
  }
}

export const valuesOf = (customer: CustomerRow): CustomerValues =>
  Object.fromEntries(
    Object.keys(Edited.shape).map((field) => [field, customer[field as EditedField] ?? null]),
  ) as CustomerValues

/** What this person may write in the form; the others are read-only. */
export function editableIn(user: SessionUser, isNew: boolean) {
  return (field: EditedField): boolean => {
    if (!isNew || isAdmin(user)) return mayEditField(user, field)
    if (field === 'cus_user') return seesAllCustomers(user)
    return !adminFields.some((name) => name === field)
  }
}
