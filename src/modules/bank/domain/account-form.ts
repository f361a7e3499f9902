import { z } from 'zod'
import { compactNumber, isIban } from '#core/money/bank.ts'
import type { FieldCode } from '#core/texts/field-texts.ts'
import { optionalText } from '#core/fields.ts'
import type { CsvMapping } from './csv.ts'

const column = z.string().trim().max(80).default('')

/** An own account as its form shows it: the columns of CSV files are plain fields beside the number. */
export const BankAccountForm = z
  .object({
    iban: z.string().trim().transform(compactNumber).refine(isIban, { message: 'not_iban' }),
    name: optionalText(80),
    separator: z.enum([';', ',', '\t']).default(';'),
    day: column,
    amount: column,
    payer: column,
    payer_iban: column,
    purpose: column,
    reference: column,
  })
  .superRefine((form, context) => {
    const hasColumns = [
      form.day,
      form.amount,
      form.payer,
      form.payer_iban,
      form.purpose,
      form.reference,
    ].some(Boolean)
    for (const field of ['day', 'amount'] as const)
      if (hasColumns && !form[field])
        context.addIssue({ code: 'custom', path: [field], message: 'requiredField' satisfies FieldCode })
  })

export type CheckedAccount = z.output<typeof BankAccountForm>

type Columns = Omit<CheckedAccount, 'iban' | 'name'>

/** The columns as they are stored, or null where none are named. */
export const mappingOf = ({ payer, payer_iban, ...columns }: Columns): CsvMapping | null =>
  columns.day ? { ...columns, name: payer, iban: payer_iban } : null

export const columnsOf = (csv: CsvMapping | null): Columns => ({
  separator: csv?.separator ?? ';',
  day: csv?.day ?? '',
  amount: csv?.amount ?? '',
  payer: csv?.name ?? '',
  payer_iban: csv?.iban ?? '',
  purpose: csv?.purpose ?? '',
  reference: csv?.reference ?? '',
})
