import { Alert, Button, Progress } from '@mantine/core'
import { formatInteger } from '#core/money/money.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import type { Report } from '../domain/calls.ts'
import { problemWords, type RunRow } from '../domain/runs.ts'
import { dataInTexts } from '../texts.ts'
import classes from './DataIn.module.css'
import { FindingRows } from './FindingRows.tsx'
import { MappingPart } from './MappingPart.tsx'
import { SheetTable } from './SheetTable.tsx'
import { screenTexts } from './texts.ts'
import { checkFile, useActs, useFileOf, useIsChecking, useReport } from './use-data-in.ts'

/** The report of a dry run, and what can be done with it. */
export function RunPanel({ id, onClose }: RecordPanelsProps) {
  return (
    <RecordLoader query={useReport(id)} onClose={onClose}>
      {({ item, report }) => <RunReport run={item} report={report} onClose={onClose} />}
    </RecordLoader>
  )
}

type ReportProps = { run: RunRow; report: Report; onClose(): void }

function RunReport({ run, report, onClose }: ReportProps) {
  const t = useTexts(screenTexts)
  const isBusy = useIsChecking()
  const file = useFileOf(run.id)
  return (
    <RecordDrawer title={t('report', { file: run.file_name })} size="wide" onClose={onClose}>
      <div className={`wk-page ${classes.report}`}>
        <RunBar run={run} report={report} />
        <SheetTable sheets={report.sheets} />
        {run.state === 'failed' && file && (
          <MappingPart
            report={report}
            before={file}
            isBusy={isBusy}
            onCheck={(checking) => void checkFile(file.file, checking)}
          />
        )}
        <FindingRows run={run.id} />
      </div>
    </RecordDrawer>
  )
}

const colours = {
  failed: 'red',
  passed: 'green',
  running: 'blue',
  stopped: 'orange',
  done: 'green',
  undone: 'gray',
}

/** State and progress of a run with its buttons. */
function RunBar({ run, report }: { run: RunRow; report: Report }) {
  const t = useTexts(screenTexts)
  const label = useTexts(dataInTexts)
  const language = useLanguage()
  const acts = useActs(run)
  const progress = t('progress', { done: formatInteger(run.done), total: formatInteger(run.total) })
  const waiting = run.state === 'failed' || run.state === 'passed' ? run.state : null
  const words = waiting ? t(`${waiting}_hint`, { total: formatInteger(run.total) }) : progress
  const bad = report.sheets.reduce((sum, { rows, ok }) => sum + rows - ok, 0)
  const good = report.sheets.reduce((sum, { ok }) => sum + ok, 0)
  const leftOut = run.left_out ? t('left_out_hint', { count: run.left_out }) : null
  const canUndo = (run.state === 'done' || run.state === 'stopped') && run.done > 0
  return (
    <Alert color={colours[run.state]} variant="light" role="status" title={label(`state_${run.state}`)}>
      <div className="wk-stack">
        {!waiting && <Progress value={run.total ? (100 * run.done) / run.total : 0} aria-label={progress} />}
        <p>{[words, leftOut, problemWords(run, language)].filter(Boolean).join(' · ')}</p>
        <div className={`wk-row ${classes.buttons}`}>
          {run.state === 'failed' && bad > 0 && good > 0 && (
            <Button loading={acts.isBusy} onClick={() => void acts.takeGood(bad)}>
              {t('take_good')}
            </Button>
          )}
          {(run.state === 'failed' ? bad : run.left_out) > 0 && (
            <Button variant="default" onClick={() => void acts.saveBadRows()}>
              {t('bad_rows')}
            </Button>
          )}
          {run.state === 'passed' && (
            <Button loading={acts.isBusy} onClick={() => void acts.start()}>
              {t('run')}
            </Button>
          )}
          {run.state === 'stopped' && (
            <Button loading={acts.isBusy} onClick={() => void acts.start()}>
              {t('resume')}
            </Button>
          )}
          {run.state === 'running' && (
            <Button variant="default" onClick={() => void acts.stop()}>
              {t('stop')}
            </Button>
          )}
          {canUndo && (
            <Button variant="default" onClick={() => void acts.undo()}>
              {t('undo')}
            </Button>
          )}
        </div>
      </div>
    </Alert>
  )
}
