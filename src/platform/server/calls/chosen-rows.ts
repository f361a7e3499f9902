import { AppError, invalid } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { BULK_LIMIT } from '#core/limits.ts'
import { defineRefusals } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { SelectionStatement } from '#core/lists/selection.ts'
import { endpointAt, type Endpoint, type SignedInCall } from './endpoint.ts'

const refusals = defineRefusals({
  selection_grew: {
    tr: 'Listede artık {count} kayıt var, seçtiğinizde {expected} vardı. Lütfen listeye bakıp yeniden seçin.',
    de: 'Die Liste hat inzwischen {count} Datensätze, bei der Auswahl waren es {expected}. Bitte sehen Sie nach und wählen Sie neu.',
    en: 'The list has {count} records by now; there were {expected} when you selected them. Please look at it and select again.',
  },
  selection_empty: {
    tr: 'Seçtiğiniz kayıtların hiçbiri artık bu listede değil.',
    de: 'Von den gewählten Datensätzen ist keiner mehr in dieser Liste.',
    en: 'None of the selected records is in this list any more.',
  },
})

type Asked = { ids?: readonly number[] | undefined; secim?: SelectionStatement | undefined }

/** The lists whose rows a call takes, how many of them at once, and which rows were written since they were shown. */
type Accepted = {
  lists: readonly string[]
  limit?: number
  writtenSince?: (ids: readonly number[]) => Promise<{ size: number }>
}

/**
 * The rows of a bulk call: the named ones, or all that match the list as the user saw it. They are read from the
 * list itself as the same user, so that only rows the user may see are reached.
 */
export async function chosenIds(
  call: SignedInCall<unknown>,
  { ids, secim }: Asked,
  { lists, limit = BULK_LIMIT, writtenSince }: Accepted,
): Promise<number[]> {
  if (!secim) return ids ? [...new Set(ids)] : fail(invalid({ ids: { code: 'requiredField' } }))
  const found = await matchingNow(call, secim, lists)
  if (found.length > limit) throw new AppError(recordsRefusals.selection_too_large, { limit })
  const left = writtenSince ? (await writtenSince(found)).size : 0
  if (found.length - left > secim.expected)
    throw new AppError(refusals.selection_grew, { expected: secim.expected, count: found.length })
  if (!found.length) throw new AppError(refusals.selection_empty)
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
  if (!endpoint.who(call.actor)) throw new AppError(accessRefusals.ERR_105)
  return endpoint
}

function fail(error: AppError): never {
  throw error
}
