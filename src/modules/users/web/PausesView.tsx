import { Button, Loader } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#core/days/dates.ts'
import { call, errorText, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { administrationTexts } from '../administration-texts.ts'
import { isPauseReason, pauseSubject, type PauseRow } from '../domain/pauses.ts'
import classes from './AdministrationScreen.module.css'

/** Devices, sessions, addresses and accounts that are paused for a quarter of an hour; pauses can be lifted. */
export function PausesView() {
  const t = useTexts(administrationTexts)
  const common = useTexts(commonTexts)
  const { data, error } = useQuery({
    queryKey: ['/sys_blocks/list'],
    queryFn: async () => (await call('/sys_blocks/list')).datalist,
    refetchInterval: 30_000,
  })
  /** The user if known, else the address, as a device id would mean nothing to a reader. */
  const nameOf = (row: PauseRow) =>
    [t(`subject_${pauseSubject(row)}`), row.user_name, row.address].filter(Boolean).join(' · ')

  async function lift(row: PauseRow) {
    const isDone = await confirm({
      title: t('pause_lift'),
      message: t('pause_lift_question', { what: nameOf(row) }),
      confirm: t('pause_lift'),
      act: () => write('/sys_blocks/delete', { subject: row.subject }),
    })
    if (!isDone) return
    toastSuccess(t('pause_lifted'))
  }

  if (error) return <p role="alert">{errorText(error)}</p>
  if (!data) return <Loader size="sm" aria-label={common('busy')} />
  if (!data.length) return <p className="wk-hint">{t('pauses_empty')}</p>
  return (
    <div className={`wk-form ${classes.sheet}`}>
      <table className={`wk-table ${classes.pauses}`} aria-label={t('tab_pauses')}>
        <thead>
          <tr>
            <th scope="col">{t('pause_of')}</th>
            <th scope="col">{t('pause_reason')}</th>
            <th scope="col">{t('pause_until')}</th>
            <th scope="col" aria-label={t('pause_lift')} />
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.subject}>
              <td>{nameOf(row)}</td>
              <td>{isPauseReason(row.reason) ? t(`reason_${row.reason}`) : row.reason}</td>
              <td>{formatMoment(row.until)}</td>
              <td>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlayerPlay size={14} />}
                  onClick={() => void lift(row)}
                >
                  {t('pause_lift')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
