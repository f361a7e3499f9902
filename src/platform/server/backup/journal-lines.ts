import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'

/** What was erased and when: numbers of rows and a moment, nothing about the person. The first number is the one that was asked for. */
export type ErasureEntry = { kind: 'customer'; ids: readonly number[]; at: string }

const Line = z.object({
  kind: z.literal('customer'),
  ids: z.array(z.number().int().positive()).min(1),
  at: z.iso.datetime(),
  /** Whose journal it is: the hash of the company's oldest entry in the change log, hashed once more. */
  company: z.string(),
  /** The hash of the company's line before this one; empty for the first. */
  previous: z.string(),
  hash: z.string(),
})

type Line = z.infer<typeof Line>

const companyOf = (anchor: Buffer) => createHash('sha256').update(anchor).digest('hex')

const hashOf = (anchor: Buffer, { kind, ids, at }: ErasureEntry, previous: string) =>
  createHmac('sha256', anchor)
    .update(JSON.stringify([kind, ids, at, previous]))
    .digest('hex')

export const keyOf = ({ kind, ids, at }: ErasureEntry) => `${kind} ${ids[0]} ${at}`

/** The content of a journal for one company. */
export type Journal = {
  entries: ErasureEntry[]
  /** Lines of another company. */
  foreign: number
  /** Numbers of lines that are cut off, were changed, or follow a missing line. */
  broken: number[]
  last: string
}

function parse(text: string): Line | null {
  try {
    return Line.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Reads a journal for the company with this anchor. A line that only lacks its predecessor still counts. */
export function readLines(text: string, anchor: Buffer): Journal {
  const journal: Journal = { entries: [], foreign: 0, broken: [], last: '' }
  const company = companyOf(anchor)
  for (const [index, written] of text.split('\n').entries()) {
    if (written === '') continue
    const line = parse(written)
    if (line && line.company !== company) {
      journal.foreign += 1
      continue
    }
    if (!line || line.hash !== hashOf(anchor, line, line.previous)) {
      journal.broken.push(index + 1)
      continue
    }
    if (line.previous !== journal.last) journal.broken.push(index + 1)
    journal.last = line.hash
    journal.entries.push({ kind: line.kind, ids: line.ids, at: line.at })
  }
  return journal
}

/** The lines that continue a journal by these entries. */
export function continueLines({ last }: Journal, entries: readonly ErasureEntry[], anchor: Buffer): string {
  let previous = last
  return entries
    .map(({ kind, ids, at }) => {
      const hash = hashOf(anchor, { kind, ids, at }, previous)
      const line: Line = { kind, ids: [...ids], at, company: companyOf(anchor), previous, hash }
      previous = hash
      return `${JSON.stringify(line)}\n`
    })
    .join('')
}
