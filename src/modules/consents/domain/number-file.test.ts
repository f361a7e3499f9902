import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHAIN_START } from './chain.ts'
import { verifyNumberFile, type NumberFile } from './number-file.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

function fileOf(values: readonly string[], number: string): NumberFile {
  let previous = CHAIN_START
  const entries = values.map((value, place) => {
    const payload = JSON.stringify({ kind: 'granted', value })
    const salt = `salt${place}`
    const commitment = digest(salt + payload)
    const link = {
      id: place + 1,
      previous,
      commitment,
      hash: digest(`${place + 1} ${previous} ${commitment}`),
    }
    previous = link.hash
    return { link, content: { id: place + 1, payload, salt }, value }
  })
  const records = { customers: [], requests: [], calls: [], attempts: [], incoming: [] }
  return {
    format: 'weinkontor-number-file',
    version: 1,
    made_at: '2026-11-16T10:00:00Z',
    made_by: 'admin',
    company: 'Weinkontor',
    number,
    records,
    records_sha256: digest(JSON.stringify(records)),
    chain: {
      links: entries.map(({ link }) => link),
      contents: entries.filter(({ value }) => value === number).map(({ content }) => content),
    },
  }
}

const NUMBER = '+492211234567'
const good = fileOf([NUMBER, '+491715550101', NUMBER], NUMBER)

test('a file as it was made holds, and names its head', () => {
  expect(verifyNumberFile(good, digest)).toMatchObject({
    ok: true,
    problems: [],
    consents: 2,
    chain: { entries: 3, head: good.chain.links[2]?.hash },
  })
})

const changedContent = good.chain.contents.map((content) =>
  content.id === 3 ? { ...content, payload: content.payload.replace('granted', 'used') } : content,
)
const foreign = { id: 2, payload: JSON.stringify({ kind: 'granted', value: '+491715550101' }), salt: 'salt1' }

test.each<[string, Partial<NumberFile>, string]>([
  ['a changed content', { chain: { ...good.chain, contents: changedContent } }, 'broken at entry 3'],
  [
    'a missing link',
    { chain: { ...good.chain, links: good.chain.links.toSpliced(1, 1) } },
    'broken at entry 3',
  ],
  ['an entry of another number', { chain: { ...good.chain, contents: [foreign] } }, 'not about the number'],
  [
    'an entry that was added',
    { chain: { ...good.chain, contents: [{ id: 9, payload: `{"value":"${NUMBER}"}`, salt: 'x' }] } },
    'Entry 9 is not in the chain',
  ],
  [
    'a changed record',
    { records: { ...good.records, incoming: [{ started_at: 'x', answered_at: null, ended_at: null }] } },
    'records were changed',
  ],
  ['another number', { number: '+491715550101' }, 'not about the number'],
])('%s is found', (_, over, problem) => {
  const { ok, problems } = verifyNumberFile({ ...good, ...over }, digest)
  expect(ok).toBe(false)
  expect(problems.join(' ')).toContain(problem)
})
