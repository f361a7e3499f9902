import { z } from 'zod'
import { verifyChain, type ChainProof, type Digest } from './chain.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const moment = z.string()

/** Everything that is on record about one telephone number, in a form that can be checked without the product. */
export const NumberFile = z.object({
  format: z.literal('weinkontor-number-file'),
  version: z.literal(1),
  made_at: moment,
  made_by: z.string(),
  company: z.string(),
  number: z.string(),
  records: z.object({
    customers: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        city: z.string().nullable(),
        country: z.string(),
        status: z.number(),
      }),
    ),
    requests: z.array(
      z.object({
        cus_id: z.number(),
        requested_at: moment,
        wording: z.string(),
        told: z.string(),
        withdrawn_at: moment.nullable(),
      }),
    ),
    calls: z.array(
      z.object({
        cus_id: z.number(),
        started_at: moment,
        ended_at: moment.nullable(),
        caller: z.string(),
        may_call: z.string(),
        outcome: z.string().nullable(),
      }),
    ),
    attempts: z.array(
      z.object({
        cus_id: z.number(),
        decided_at: moment,
        caller: z.string(),
        code: z.string(),
        is_allowed: z.boolean(),
      }),
    ),
    incoming: z.array(
      z.object({ started_at: moment, answered_at: moment.nullable(), ended_at: moment.nullable() }),
    ),
  }),
  /** SHA-256 of the records as they are written here without blanks; the printed file shows it too. */
  records_sha256: hash,
  chain: z.object({
    /** Every link of the chain, so that none can be left out. */
    links: z.array(z.object({ id: z.number(), previous: hash, commitment: hash, hash })),
    /** The entries about the number, with the data from which their commitments were computed. */
    contents: z.array(z.object({ id: z.number(), payload: z.string(), salt: z.string() })),
  }),
})

export type NumberFile = z.infer<typeof NumberFile>

export type FileVerdict = {
  ok: boolean
  /** Failed checks, in plain words. */
  problems: string[]
  chain: ChainProof
  consents: number
}

const valueOf = (payload: string): unknown => {
  try {
    return (JSON.parse(payload) as { value?: unknown }).value
  } catch {
    return null
  }
}

/** Checks a file offline: the chain link by link, each content against its link, and the records against their sum. */
export function verifyNumberFile(
  { chain, number, records, records_sha256 }: NumberFile,
  digest: Digest,
): FileVerdict {
  const contents = new Map(chain.contents.map((content) => [content.id, content]))
  const links = chain.links.map((link) => ({ ...link, ...contents.get(link.id) }))
  const proof = verifyChain(links, digest)
  const linked = new Set(chain.links.map(({ id }) => id))
  const problems = [
    ...(proof.ok ? [] : [`The chain of consents is broken at entry ${proof.first_break}.`]),
    ...chain.contents.filter(({ id }) => !linked.has(id)).map(({ id }) => `Entry ${id} is not in the chain.`),
    ...chain.contents
      .filter(({ payload }) => valueOf(payload) !== number)
      .map(({ id }) => `Entry ${id} is not about the number.`),
    ...(digest(JSON.stringify(records)) === records_sha256 ? [] : ['The records were changed.']),
  ]
  return { ok: problems.length === 0, problems, chain: proof, consents: chain.contents.length }
}
