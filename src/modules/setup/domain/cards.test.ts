import { describe, expect, test } from 'vitest'
import { isReady, setupCards, type SetupFacts } from './cards.ts'

const ready: SetupFacts = {
  companyGaps: [],
  ownDealer: 'Weingut',
  nextInvoice: '100001',
  countriesWithoutRate: 0,
  categories: 3,
  salespeople: 2,
  hasMailServer: true,
  customers: 10,
  wines: 4,
  openImports: 0,
  backup: 'fine',
  backupAge: 3,
}

const stateOf = (facts: Partial<SetupFacts>, key: string) =>
  setupCards({ ...ready, ...facts }).find((card) => card.key === key)?.state

describe('the cards of a company', () => {
  test.each<[string, Partial<SetupFacts>, string, string]>([
    ['complete', {}, 'company', 'ready'],
    ['without an account', { companyGaps: ['iban'] }, 'company', 'needed'],
    ['with a country without a rate', { countriesWithoutRate: 1 }, 'taxes', 'advised'],
    ['without categories', { categories: 0 }, 'lists', 'advised'],
    ['without salespeople', { salespeople: 0 }, 'users', 'advised'],
    ['without a mail server', { hasMailServer: false }, 'mail', 'advised'],
    ['without customers', { customers: 0 }, 'data_in', 'advised'],
    ['with an import that stopped', { openImports: 1 }, 'data_in', 'advised'],
    ['with everything', {}, 'data_in', 'ready'],
    ['with a backup of this night', {}, 'backup', 'ready'],
    ['without a backup on its first day', { backup: 'none' }, 'backup', 'advised'],
    ['with an old backup', { backup: 'late' }, 'backup', 'alarm'],
    ['with a backup that failed', { backup: 'failed' }, 'backup', 'alarm'],
  ])('%s', (_, facts, key, state) => expect(stateOf(facts, key)).toBe(state))

  test('only what an invoice needs keeps a company from being ready', () => {
    expect(isReady(setupCards({ ...ready, categories: 0, salespeople: 0, hasMailServer: false }))).toBe(true)
    expect(isReady(setupCards({ ...ready, backup: 'failed' }))).toBe(true)
    expect(isReady(setupCards({ ...ready, companyGaps: ['legal_name', 'ustid'] }))).toBe(false)
  })
})
