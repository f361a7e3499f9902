import { IconExternalLink, IconPlayerPause, IconPlayerPlay, IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { inScope } from '#core/scope.ts'
import { actOn, write } from '#platform/web/api.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/rows/record-actions.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { reportKinds } from '../domain/kinds.ts'
import {
  changeableReports,
  problemWords,
  questionOf,
  reportWords,
  savedReportList,
  stoppableReports,
  type SavedReport,
} from '../domain/saved.ts'
import { savedTexts } from '../saved-texts.ts'
import { SavedReportEditor } from './SavedReportEditor.tsx'

const cells = {
  report: (row: SavedReport) => <Kind row={row} />,
  problem: (row: SavedReport) => <Problem row={row} />,
}

function Kind({ row }: { row: SavedReport }) {
  return reportWords(row, useLanguage())
}

function Problem({ row }: { row: SavedReport }) {
  const language = useLanguage()
  return problemWords(row, language)
}

/** The URL parameters of a report for the saved ones. */
function addressOf(report: SavedReport): Record<string, string> {
  const { start_date, end_date, by_what, odeme_durumu, vergi_durumu, ...compared } = questionOf(
    report,
    serverToday(),
  )
  const { compare, compare_start, compare_end } = compared
  const { days, isCompared } = reportKinds[report.report]
  return {
    ...(days ? { from: start_date, to: end_date } : {}),
    ...(isCompared ? { compare } : {}),
    ...(compare_start && compare_end ? { cfrom: compare_start, cto: compare_end } : {}),
    ...(report.report === 'analysis' ? { by: by_what } : {}),
    ...(odeme_durumu ? { payment: odeme_durumu } : {}),
    ...(vergi_durumu ? { tax: vergi_durumu } : {}),
  }
}

/** /report/kayitli-raporlar: saved reports and their schedules. */
export function SavedReportsScreen() {
  const t = useTexts(savedTexts)
  const navigate = useNavigate()
  const [edited, setEdited] = useState<SavedReport | null>(null)
  const open = (report: SavedReport) =>
    void navigate({ to: reportKinds[report.report].path, search: addressOf(report) })
  const actions = useReportActions(open, setEdited)
  return (
    <>
      <ListScreen
        list={savedReportList}
        title={t('saved_title')}
        emptyText={t('saved_empty')}
        cells={cells}
        actions={actions}
        onOpen={open}
      />
      {edited && <SavedReportEditor draft={edited} record={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function useReportActions(
  open: (report: SavedReport) => void,
  edit: (report: SavedReport) => void,
): RowAction<SavedReport>[] {
  const t = useTexts(savedTexts)
  const user = useUser()
  const mayChange = (report: SavedReport) => inScope(changeableReports(user), report)
  const mayStop = (report: SavedReport) => inScope(stoppableReports(user), report)
  const [update, remove] = useRecordActions<SavedReport>({
    edit,
    deletePath: '/saved_report/delete',
    nameOf: ({ name }) => name,
  })
  const set = (id: number, is_paused: '0' | '1') => write('/saved_report/pause', { id, is_paused })
  const pause = (is_paused: '0' | '1') => async (report: SavedReport) => {
    const { id, name } = report
    try {
      await actOn('/saved_report/pause', report, { is_paused })
      const isPaused = is_paused === '1'
      toastUndo(t(isPaused ? 'paused' : 'resumed', { name }), () => set(id, isPaused ? '0' : '1'))
    } catch (error) {
      toastError(error)
    }
  }
  const send = async (report: SavedReport) => {
    try {
      await actOn('/saved_report/send', report)
      toastSuccess(t('sent'))
    } catch (error) {
      toastError(error)
    }
  }
  return [
    { key: 'open', label: t('action_open'), icon: <IconExternalLink size={14} />, run: open },
    { key: 'send', label: t('action_send'), icon: <IconSend size={14} />, isShown: mayChange, run: send },
    {
      key: 'pause',
      label: t('action_pause'),
      icon: <IconPlayerPause size={14} />,
      isShown: (report) => mayStop(report) && report.schedule !== 'none' && report.is_paused === '0',
      run: pause('1'),
    },
    {
      key: 'resume',
      label: t('action_resume'),
      icon: <IconPlayerPlay size={14} />,
      isShown: (report) => mayStop(report) && report.is_paused === '1',
      run: pause('0'),
    },
    { ...update, isShown: mayChange },
    { ...remove, isShown: mayStop },
  ]
}
