import { AppError, invalid } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { BULK_LIMIT } from '#core/limits.ts'
import type { SelectionStatement } from '#core/selection.ts'
import { endpointAt, type Endpoint, type SignedInCall } from './endpoint.ts'

type Asked = { ids?: readonly number[] | undefined; secim?: SelectionStatement | undefined }

/** The lists whose rows a call takes, and how many of them at once. */
type Accepted = { lists: readonly string[]; limit?: number }

/**
 * The rows that a call for many means: those it names, or all that match what somebody saw. The list itself is asked, as
 * the same person, so that nobody reaches a row that the list would not show.
 */
export async function chosenIds(
  call: SignedInCall<unknown>,
  { ids, secim }: Asked,
  { lists, limit = BULK_LIMIT }: Accepted,
): Promise<number[]> {
  if (!secim) return ids ? [...new Set(ids)] : fail(invalid({ ids: { code: 'requiredField' } }))
  const found = await matchingNow(call, secim, lists)
  if (found.length > limit) throw new AppError('selection_too_large', { limit })
  if (found.length > secim.expected)
    throw new AppError('selection_grew', { expected: secim.expected, count: found.length })
  if (!found.length) throw new AppError('selection_empty')
  return found
}

/** Of these rows those that still match; without a statement all of them do. */
export async function stillMatching(
  call: SignedInCall<unknown>,
  ids: readonly number[],
  secim: SelectionStatement | undefined,
  lists: readonly string[],
): Promise<ReadonlySet<number>> {
  return new Set(secim ? await matchingNow(call, secim, lists, ids) : ids)
}

async function matchingNow(
  call: SignedInCall<unknown>,
  { list, query, except_ids }: SelectionStatement,
  lists: readonly string[],
  among?: readonly number[],
): Promise<number[]> {
  const endpoint = listAt(call, list, lists)
  const asked = { ...query, except_ids, ids_only: true, ...(among ? { only_ids: among } : {}) }
  const parsed = check(endpoint.input, asked)
  if (!parsed.success) throw invalid(fieldProblems(parsed.error))
  const answer = await endpoint.run({ ...call, input: parsed.data })
  if (!('ids' in answer)) throw invalid({ list: { code: 'not_allowed' } })
  return answer.ids as number[]
}

function listAt(call: SignedInCall<unknown>, path: string, lists: readonly string[]): Endpoint {
  const endpoint = lists.includes(path) ? endpointAt(call.services, path) : undefined
  if (!endpoint || endpoint.who === 'public') throw invalid({ list: { code: 'not_allowed' } })
  if (!endpoint.who(call.actor)) throw new AppError('ERR_105')
  return endpoint
}

function fail(error: AppError): never {
  throw error
}
