import { groupedIban } from '../money/bank.ts'
import { readBlocks } from './company-blocks.ts'
import {
  companyBlocks,
  companyFields,
  linesOf,
  type Company,
  type CompanyBlock,
  type CompanyBlocks,
  type CompanyData,
  type CompanyField,
  type StoredCompany,
} from './company-fields.ts'
import { countryName } from '../countries.ts'

const filled = (parts: readonly (string | null)[], between: string) =>
  parts.filter(Boolean).join(between) || null

const labelled = (label: string, value: string | null) => (value ? `${label} ${value}` : null)

/** The blocks as they are made of the fields. */
export function composedBlocks(data: CompanyData): CompanyBlocks {
  const place = filled([data.postcode, data.town], ' ')
  const holder = data.account_holder === data.legal_name ? null : data.account_holder
  return {
    ust_bilgi: filled([data.legal_name, data.street, place], ' · '),
    k1_1: filled(
      [data.legal_name, data.street, place, data.country ? countryName(data.country) : null],
      '\n',
    ),
    k2_1: filled(
      [
        labelled('Telefon', data.phone),
        labelled('E-Mail', data.email),
        labelled('Geschäftsführung:', data.directors),
        filled([data.register_court, data.register_number], ', '),
      ],
      '\n',
    ),
    k3_1: filled(
      [
        data.bank_name,
        labelled('Kontoinhaber', holder),
        labelled('IBAN', data.iban && groupedIban(data.iban)),
        labelled('BIC', data.bic),
      ],
      '\n',
    ),
  }
}

const fieldsOf = (stored: StoredCompany): CompanyData =>
  Object.fromEntries(companyFields.map((field) => [field, stored[field]?.trim() || null])) as CompanyData

const ownBlocks = (stored: StoredCompany): CompanyBlocks =>
  Object.fromEntries(
    companyBlocks.map((block) => [block, linesOf(stored[block]).join('\n') || null]),
  ) as CompanyBlocks

/** The company from its record: blocks without a text of their own are composed from the fields. */
export function companyOf(stored: StoredCompany): Company {
  const own = ownBlocks(stored)
  if (!('legal_name' in stored)) return { ...readBlocks(stored), ...own }
  const data = fieldsOf(stored)
  const composed = composedBlocks(data)
  const printed = companyBlocks.map((block) => [block, own[block] ?? composed[block]])
  return { ...data, ...(Object.fromEntries(printed) as CompanyBlocks) }
}

export const NO_COMPANY = companyOf({ legal_name: null })

/**
 * The blocks to store for these changes: one that equals the composed text, before or after the change, is stored
 * as null and keeps following the fields.
 */
export function blocksToStore(before: StoredCompany, changes: StoredCompany): CompanyBlocks {
  const after = { ...before, ...changes }
  const own = ownBlocks(after)
  const composed = [before, after].map((stored) => composedBlocks(fieldsOf(stored)))
  const stored = companyBlocks.map((block) => [
    block,
    composed.some((blocks) => blocks[block] === own[block]) ? null : own[block],
  ])
  return Object.fromEntries(stored) as CompanyBlocks
}

/** The filled fields whose values are missing in a block's own text. */
export function missingInBlock(data: CompanyData, block: CompanyBlock, text: string): CompanyField[] {
  const bare = (value: string) => value.toLowerCase().replace(/[\s./-]/g, '')
  const shown: Record<CompanyBlock, readonly CompanyField[]> = {
    ust_bilgi: ['legal_name', 'town'],
    k1_1: ['legal_name', 'street', 'postcode', 'town'],
    k2_1: ['phone', 'email', 'directors', 'register_court', 'register_number'],
    k3_1: ['iban', 'bic'],
  }
  return shown[block].filter((field) => {
    const value = data[field]
    return value !== null && value !== '' && !bare(text).includes(bare(value))
  })
}

/** Missing data of the seller (§ 14 UStG) and of the account to pay to. One of two tax numbers is enough. */
export function companyGaps(company: CompanyData): CompanyField[] {
  const asked = ['legal_name', 'street', 'postcode', 'town', 'country', 'iban'] as const
  return [
    ...asked.filter((field) => !company[field]),
    ...(company.steuer || company.ustid ? [] : (['ustid'] as const)),
  ]
}
