import { flag, optionalDate, optionalText } from '#core/fields.ts'
import { OFF, type EditedColumns } from './answers.ts'
import { customerLimits as LONGEST } from './limits.ts'

const withAccount = { goesWith: 'cus_bank_iban' } as const
const noMandate = { none: 'mandates are signed anew' } as const
const follows = { none: 'follows from IBAN and BIC' } as const

/** The account of the customer; only levels 1 and 3 and the owner see it. */
export const bank = {
  cus_bank_iban: {
    form: optionalText(LONGEST.bankOther).describe('IBAN'),
    remains: 'nothing',
    merged: 'chosen',
    file: {
      name: 'iban',
      kind: 'text',
      head: { tr: 'IBAN', de: 'IBAN', en: 'IBAN' },
      longest: LONGEST.bankOther,
      example: '',
    },
  },
  cus_bank_bic: {
    form: optionalText(LONGEST.bankOther).describe('BIC'),
    remains: 'nothing',
    merged: withAccount,
    file: {
      name: 'bic',
      kind: 'text',
      head: { tr: 'BIC', de: 'BIC', en: 'BIC' },
      longest: LONGEST.bankOther,
      example: '',
    },
  },
  cus_bank: {
    form: optionalText(LONGEST.bank).describe('name of the bank'),
    remains: 'nothing',
    merged: withAccount,
    file: follows,
  },
  cus_bank_hesap: {
    form: optionalText(LONGEST.bankOther).describe('account holder or number'),
    remains: 'nothing',
    merged: withAccount,
    file: noMandate,
  },
  cus_bank_sube: {
    form: optionalText(LONGEST.bankOther).describe('branch'),
    remains: 'nothing',
    merged: withAccount,
    file: follows,
  },
  cus_bank_e_date: {
    form: optionalDate.describe('day of the mandate'),
    remains: 'nothing',
    merged: withAccount,
    file: noMandate,
  },
  cus_bank_shift: {
    form: flag.default('0').describe('direct debit is agreed'),
    remains: OFF,
    merged: withAccount,
    file: noMandate,
  },
} as const satisfies EditedColumns
