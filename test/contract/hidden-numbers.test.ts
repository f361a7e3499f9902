import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { lists } from './hostile-calls.ts'
import { buildConversation, buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'

/**
 * A number that a person does not see never changes an answer to him: the same questions are asked twice, and between
 * the two times only the hidden numbers become others.
 */
const app = await startTestApp()
const askers: readonly Person[] = ['personel', 'bayiadmin', 'bayi']
const [FIRST, SECOND] = ['0221 8765432', '0221 8712349']
/** Parts of the first number, with and without the name, and the same of no number at all. */
const searches = ['8765', '876543', '22187654', 'Verdeckt 8765', 'verdeckt.8765', '5432']

const setNumbers = (number: string) =>
  sql`update customers set cus_tel1 = ${number}, cus_tel2 = ${number}, cus_gsm = ${number}, cus_private = ${number}
    where cus_surname = 'Verdeckt'`.execute(app.db)

beforeAll(async () => {
  const wine = await buildWine(app.db, {}, 50)
  for (const person of askers) {
    const { id, bayi } = people[person]
    const cus_id = await buildCustomer(app.db, {
      cus_surname: 'Verdeckt',
      cus_user: id,
      rand_user: id,
      rand_tar: '2026-11-20T10:00:00Z',
    })
    await buildConversation(app.db, cus_id, { note: 'Verdeckt' })
    await buildOrder(
      app.db,
      { stk_id: wine, stk_adet: 1 },
      { cus_id, cus_surname: 'Verdeckt', per_id: id, bayi_id: bayi },
    )
  }
  const admin = await app.as('admin')
  const { item } = await admin.call('/settings/get')
  const set = await admin.call('/settings/update', { calling_strictness: 'enforce', version: item.version })
  expect(set.status.isContinue).toBe(true)
})

/** What differs with every write, whatever was written. */
const ownToWrites = new Set(['version', 'list_version', 'changed_at', 'at', 'fields'])

const compared = (answer: AnyAnswer) =>
  JSON.stringify(answer, (key, value: unknown) => (ownToWrites.has(key) ? undefined : value))

type Question = { path: string; body: Record<string, unknown> }

/** Every list with each search; those that show the customer also by each filter, order, group and sum. */
async function questionsOf(person: Person): Promise<Question[]> {
  const caller = await app.as(person)
  const questions: Question[] = []
  for (const { path, columns } of lists) {
    const ask = (body: Record<string, unknown>) => questions.push({ path, body })
    const plain = await caller.call(path, {})
    if (!plain.status.isContinue) continue
    ask({})
    for (const globalFilter of searches) ask({ globalFilter })
    if (!compared(plain).includes('Verdeckt')) continue
    for (const field of Object.keys(columns).filter((name) => name !== 'version')) {
      ask({ filters: { [field]: { value: '0221 8765', matchMode: 'contains' } } })
      ask({ orderByField: field, orderBy: 'ASC' })
      ask({ group_by_fields: [field] })
      ask({ sum_fields: [field] })
    }
  }
  for (const search of searches) {
    questions.push({ path: '/search/all', body: { search } })
    questions.push({ path: '/call_queue/list', body: { search, limit: 50, offset: 0 } })
  }
  return questions
}

async function answersTo(person: Person, questions: readonly Question[]): Promise<string[]> {
  const caller = await app.as(person)
  const answers: string[] = []
  for (const { path, body } of questions) answers.push(compared(await caller.call(path, body)))
  return answers
}

test.each(askers)('%s cannot tell one hidden number from another', async (person) => {
  await setNumbers(FIRST)
  const questions = await questionsOf(person)
  const before = await answersTo(person, questions)
  expect(before.filter((answer) => answer.includes('Verdeckt')).length).toBeGreaterThan(5)
  expect(before.filter((answer) => /876 ?5432/.test(answer))).toEqual([])
  await setNumbers(SECOND)
  const after = await answersTo(person, questions)
  const told = questions.filter((_, place) => before[place] !== after[place])
  expect(told).toEqual([])
})

test('whoever has the whole number finds the customer, as callers must be found', async () => {
  await setNumbers(FIRST)
  const caller = await app.as('personel')
  for (const typed of ['0221 8765432', '+49 221 8765432', '0049 221/8765432']) {
    const { datalist } = await caller.call('/customers/list', { globalFilter: typed })
    expect([typed, datalist?.map(({ cus_surname }) => cus_surname)]).toEqual([typed, ['Verdeckt']])
  }
})
