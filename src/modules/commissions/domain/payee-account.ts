import { z } from 'zod'
import { isAdmin, isDealerAdmin, type Actor } from '#core/actor.ts'
import { compactNumber, isIban } from '#core/money/bank.ts'
import { optionalKey, requiredText, rowId, rowVersion } from '#core/fields.ts'
import { everyRow, rowsWhere, type Scope } from '#core/scope.ts'

/** Whose account: a person's or a dealer's. */
const payee = {
  user_id: optionalKey.describe('person; the own account where nobody is named'),
  bayi_id: optionalKey.describe('dealer'),
}

export const PayeeQuery = z.object(payee)

export const PayeeAccountForm = z.object({
  ...payee,
  iban: z
    .string()
    .trim()
    .transform(compactNumber)
    .refine(isIban, { message: 'not_iban' })
    .describe('account that commission is paid to'),
  holder: requiredText(70).describe('holder of the account'),
  version: rowVersion.nullish(),
})

export type PayeeAccountForm = z.output<typeof PayeeAccountForm>

export const PayeeAccount = z.object({
  id: rowId,
  user_id: z.number().nullable(),
  bayi_id: z.number().nullable(),
  iban: z.string(),
  holder: z.string(),
  version: z.number(),
})

export type PayeeAccount = z.infer<typeof PayeeAccount>

type Payee = { user_id: number | null; bayi_id: number | null }

/** Administrators see all payees' accounts, other users their own, dealer administrators also their dealer's. */
export function payeeScope(actor: Pick<Actor, 'id' | 'user_level' | 'bayi'>): Scope<Payee> {
  if (isAdmin(actor)) return everyRow
  const own = { user_id: actor.id }
  return isDealerAdmin(actor) ? rowsWhere(own, { bayi_id: actor.bayi }) : rowsWhere(own)
}

/** The caller if no payee is named; never both a person and a dealer. */
export const payeeOf = (actor: Pick<Actor, 'id'>, { user_id, bayi_id }: Payee): Payee =>
  bayi_id ? { user_id: null, bayi_id } : { user_id: user_id ?? actor.id, bayi_id: null }
