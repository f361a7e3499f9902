import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { needsSecret, whyMayNotGrant, type SecretProof } from './granting.ts'

const codes: Record<string, string | null> = { ok: null, 'dialog (save refused)': 'secret_required' }

test.each(vectors.grant)('level $actor raises $old to $new, secret $secret: $result', (row) => {
  const old = typeof row.old === 'number' ? row.old : null
  const refusal = whyMayNotGrant({ actor: row.actor, old, new: row.new, secret: row.secret as SecretProof })
  expect(refusal?.code ?? null).toBe(row.result in codes ? codes[row.result] : row.result)
})

test.each([
  [null, 1, true],
  [null, 3, true],
  [null, 2, false],
  [1, 3, true],
  [3, 1, true],
  [1, 1, false],
  [3, 4, false],
])('from %s to %s needs the secret: %s', (old, level, needed) => {
  expect(needsSecret({ old, new: level })).toBe(needed)
})

test('the right is refused before the secret is asked for', () => {
  expect(whyMayNotGrant({ actor: 3, old: 2, new: 1, secret: 'wrong' })).toMatchObject({ code: 'ERR_104' })
  expect(whyMayNotGrant({ actor: 4, old: null, new: 3, secret: 'not given' })).toMatchObject({
    code: 'ERR_105',
  })
})
