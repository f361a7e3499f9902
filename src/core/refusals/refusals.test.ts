import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { errorTexts } from '../errors.ts'
import { transportTexts } from '../transport-texts.ts'

test('every file is in the catalogue, and no refusal has its words in two places', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.test.ts'))
  const parts = await Promise.all(
    files.map((name) => import(`./${name}`) as Promise<Record<string, Record<string, unknown>>>),
  )
  const codes = parts.flatMap((part) => Object.values(part).flatMap((words) => Object.keys(words)))
  expect([...codes, ...Object.keys(transportTexts)].toSorted()).toEqual(Object.keys(errorTexts).toSorted())
})
