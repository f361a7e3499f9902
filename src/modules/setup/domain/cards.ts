import { isAlarming, type BackupState } from '#core/backups.ts'
import type { CompanyField } from '#core/company/company-fields.ts'

/** Everything that a company goes through before its first invoice, in this order. */
export const cardKeys = [
  'company',
  'numbers',
  'taxes',
  'lists',
  'users',
  'mail',
  'data_in',
  'backup',
  'law',
] as const

export type CardKey = (typeof cardKeys)[number]

/** Done, required for an invoice, advisable, only for review, or an alarm to fix at once. */
export const cardStates = ['ready', 'needed', 'advised', 'look', 'alarm'] as const

export type CardState = (typeof cardStates)[number]

/** The facts about the company that the states depend on. */
export type SetupFacts = {
  companyGaps: readonly CompanyField[]
  /** The dealer that is the company itself. */
  ownDealer: string | null
  /** The next invoice as it would be numbered. */
  nextInvoice: string
  /** Countries on sale without a rate for today. */
  countriesWithoutRate: number
  categories: number
  salespeople: number
  hasMailServer: boolean
  customers: number
  wines: number
  openImports: number
  backup: BackupState
  /** Whole hours since the newest good backup. */
  backupAge: number | null
}

export type Card = {
  key: CardKey
  state: CardState
  figure: string | number | null
  missing: CompanyField[]
  /** The state of the backups, on their card only. */
  backup: BackupState | null
}

const card = (key: CardKey, state: CardState, figure: Card['figure'] = null): Card => ({
  key,
  state,
  figure,
  missing: [],
  backup: null,
})

const advisedUnless = (isDone: boolean): CardState => (isDone ? 'ready' : 'advised')

function backupCardState(state: BackupState): CardState {
  if (isAlarming(state)) return 'alarm'
  return state === 'none' || state === 'ahead' ? 'advised' : 'ready'
}

/** The state of each card; only what an invoice requires is `needed`. */
export const setupCards = (facts: SetupFacts): Card[] => [
  {
    ...card('company', facts.companyGaps.length ? 'needed' : 'ready', facts.ownDealer),
    missing: [...facts.companyGaps],
  },
  card('numbers', 'look', facts.nextInvoice),
  card('taxes', advisedUnless(facts.countriesWithoutRate === 0), facts.countriesWithoutRate),
  card('lists', advisedUnless(facts.categories > 0), facts.categories),
  card('users', advisedUnless(facts.salespeople > 0), facts.salespeople),
  card('mail', advisedUnless(facts.hasMailServer)),
  card(
    'data_in',
    advisedUnless(facts.customers > 0 && facts.wines > 0 && facts.openImports === 0),
    facts.customers,
  ),
  {
    ...card('backup', backupCardState(facts.backup), facts.backupAge),
    backup: facts.backup,
  },
  card('law', 'look'),
]

/** A company that lacks something needed issues no invoice. */
export const isReady = (cards: readonly Card[]) => cards.every(({ state }) => state !== 'needed')
