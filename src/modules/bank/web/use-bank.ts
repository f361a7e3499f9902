import { useQuery } from '@tanstack/react-query'
import { readAsBase64, saveBlob } from '#platform/web/download.ts'
import { call, callForFile, write } from '#platform/web/api.ts'
import { bankEntryList, entryStates, type EntryState } from '../domain/entries.ts'
import { bankRepeatList } from '../domain/repeats.ts'

/** How many entries are shown at once; the next ones follow when these are done. */
const PAGE = 200

/** The entries of one state, and how many there are of each. */
export function useEntries(state: EntryState) {
  const order = state === 'asks' ? 'ASC' : 'DESC'
  const rows = useQuery({
    queryKey: [bankEntryList.path, state],
    queryFn: async () => {
      const sorts = [{ field: 'id', order }] as const
      const answer = await call(bankEntryList.path, {
        filters: { state },
        limit: PAGE,
        sorts: [...sorts],
        count: true,
        sum_field: 'amount',
      })
      return { rows: answer.datalist, count: answer.count ?? 0, sum: answer.sum ?? 0 }
    },
    placeholderData: (before) => before,
  })
  const counts = useQuery({
    queryKey: [bankEntryList.path, 'counts'],
    queryFn: async () => {
      const counted = entryStates.map(async (one) => {
        const answer = await call(bankEntryList.path, { filters: { state: one }, limit: 0, count: true })
        return [one, answer.count ?? 0] as const
      })
      return Object.fromEntries(await Promise.all(counted)) as Record<EntryState, number>
    },
  })
  return { query: rows, counts: counts.data }
}

/** Movements that files told again, the latest first. */
export function useRepeats() {
  return useQuery({
    queryKey: [bankRepeatList.path],
    queryFn: async () => {
      const answer = await call(bankRepeatList.path, { limit: PAGE, count: true })
      return { rows: answer.datalist, count: answer.count ?? 0 }
    },
  })
}

/** The latest statement of each account. */
export const useStatements = () =>
  useQuery({
    queryKey: ['/bank_statement/list'],
    queryFn: () => call('/bank_statement/list', {}),
  })

/** Sends a file of the bank; a CSV file is for the account whose columns are known. */
export async function loadStatement(file: File) {
  const base_64 = await readAsBase64(file)
  const isCsv = /\.(?:csv|txt)$/i.test(file.name)
  const accounts = isCsv ? (await call('/bank_account/list', {})).datalist : []
  const used = accounts.filter(({ retired_on }) => retired_on === null)
  const account = used.find(({ csv }) => csv !== null) ?? used.find(({ is_company }) => is_company)
  const { summary } = await write('/bank_import/create', {
    file_name: file.name,
    base_64,
    ...(account ? { account_id: account.id } : {}),
  })
  return summary
}

export async function saveDemoStatement(): Promise<void> {
  const { blob, name } = await callForFile('/bank_import/demo', {})
  saveBlob(blob, name)
}
