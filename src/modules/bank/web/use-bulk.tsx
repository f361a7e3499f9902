import { cents, euros, formatEuro, sumCents } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastFailure } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { BankEntryRow } from '../domain/entries.ts'
import { bulkGroupOf, bulkGroups, MOST_IN_BULK, type BulkGroup } from '../domain/matching/without-doubt.ts'
import classes from './BankScreen.module.css'
import { bulkTexts } from './bulk-texts.ts'

type Group = { group: BulkGroup; rows: BankEntryRow[] }

const sumOf = (rows: readonly BankEntryRow[]) => euros(sumCents(rows.map(({ amount }) => cents(amount))))

/** The proposals that may be booked together, by what makes them sure, and how many a person must decide. */
export function bulkOf(rows: readonly BankEntryRow[]): { groups: Group[]; doubtful: number } {
  const groups = bulkGroups.map((group) => ({
    group,
    rows: rows.filter((row) => bulkGroupOf(row) === group),
  }))
  const sure = groups.reduce((count, one) => count + one.rows.length, 0)
  return {
    groups: groups.filter((one) => one.rows.length > 0),
    doubtful: rows.filter(({ state }) => state === 'asks').length - sure,
  }
}

/** Books all proposals without doubt as they are shown, after listing them by their grounds. */
export function useBulk(rows: readonly BankEntryRow[]) {
  const t = useTexts(bulkTexts)
  const { groups, doubtful } = bulkOf(rows)
  const chosen = groups.flatMap((one) => one.rows).slice(0, MOST_IN_BULK)

  async function book() {
    const entries = chosen.map(({ id, version }) => ({ id, version }))
    const { save_response, not_booked } = await write('/bank_entry/book_all', { entries })
    const { id, booked, sum } = save_response
    if (id !== null)
      toastUndo(t('done', { count: booked, sum: formatEuro(sum) }), () =>
        write('/bank_entry/undo_all', { id }),
      )
    if (not_booked.length) {
      const names = not_booked.map(({ name, amount }) => `${name ?? '–'} ${formatEuro(amount)}`)
      toastFailure(t('not_booked', { count: not_booked.length, names: names.join(', ') }))
    }
  }

  async function bookAll() {
    if (!chosen.length) return
    await confirm({
      title: t('title'),
      message: <BulkQuestion groups={groups} doubtful={doubtful} />,
      confirm: t('confirm', { count: chosen.length, sum: formatEuro(sumOf(chosen)) }),
      act: book,
    })
  }

  return {
    isPossible: chosen.length > 0,
    bookAll: () => void bookAll().catch(toastError),
  }
}

function BulkQuestion({ groups, doubtful }: { groups: readonly Group[]; doubtful: number }) {
  const t = useTexts(bulkTexts)
  return (
    <>
      <table className={classes.groups}>
        <tbody>
          {groups.map(({ group, rows }) => (
            <tr key={group}>
              <th scope="row">{t(group)}</th>
              <td>{t('entries', { count: rows.length })}</td>
              <td>{formatEuro(sumOf(rows))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {doubtful > 0 && <p>{t('doubtful', { count: doubtful })}</p>}
      <p>{t('teaches_nothing')}</p>
    </>
  )
}
