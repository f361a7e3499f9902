/** An entry of the chain as it is stored; one whose content was erased keeps its number and hashes. */
export type ChainEntry = {
  id: number
  payload: string | null
  salt: string | null
  commitment: string
  previous: string
  hash: string
}

type Link = Pick<ChainEntry, 'id' | 'commitment' | 'previous' | 'hash'>

/** SHA-256 of a text in UTF-8, as lower-case hexadecimal digits. */
export type Digest = (text: string) => string

export const CHAIN_START = '0'.repeat(64)

export type ChainProof = { ok: boolean; entries: number; head: string; first_break: number | null }

const isLinked = ({ id, commitment, previous, hash }: Link, before: Link | null, digest: Digest) =>
  id === (before?.id ?? 0) + 1 &&
  previous === (before?.hash ?? CHAIN_START) &&
  hash === digest(`${id} ${previous} ${commitment}`)

const isContent = (
  { payload, salt, commitment }: Pick<ChainEntry, 'payload' | 'salt' | 'commitment'>,
  digest: Digest,
) => payload === null || salt === null || commitment === digest(salt + payload)

/** Verifies the whole chain and returns the first entry that does not match its predecessor or its own content. */
export function verifyChain(entries: readonly (Link & Partial<ChainEntry>)[], digest: Digest): ChainProof {
  const broken = entries.find((entry, place) => {
    const content = { payload: entry.payload ?? null, salt: entry.salt ?? null, commitment: entry.commitment }
    return !isLinked(entry, entries[place - 1] ?? null, digest) || !isContent(content, digest)
  })
  return {
    ok: !broken,
    entries: entries.length,
    head: entries.at(-1)?.hash ?? CHAIN_START,
    first_break: broken?.id ?? null,
  }
}
