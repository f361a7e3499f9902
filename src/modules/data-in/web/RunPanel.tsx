import { Alert, Button, Progress } from '@mantine/core'
import { formatInteger } from '#core/money.ts'
import { Loaded } from '#platform/web/Loaded.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { problemWords, type RunRow } from '../domain/runs.ts'
import { dataInTexts } from '../texts.ts'
import classes from './DataIn.module.css'
import { FindingRows } from './FindingRows.tsx'
import { MappingPart } from './MappingPart.tsx'
import { SheetTable } from './SheetTable.tsx'
import { screenTexts } from './texts.ts'
import { useActs, useReport, type Checking } from './use-data-in.ts'

type Props = {
  id: number
  isBusy: boolean
  onCheckAgain: ((checking: Checking) => void) | null
  onClose(): void
}

/** The report of a dry run, and what can be done with it. */
export function RunPanel({ id, isBusy, onCheckAgain, onClose }: Props) {
  const t = useTexts(screenTexts)
  const query = useReport(id)
  return (
    <RecordDrawer
      title={t('report', { file: query.data?.item.file_name ?? '' })}
      size="wide"
      onClose={onClose}
    >
      <Loaded query={query}>
        {(data) => (
          <div className={classes.report}>
            <RunBar run={data.item} />
            <SheetTable sheets={data.report.sheets} />
            {data.item.state === 'failed' && onCheckAgain && (
              <MappingPart pages={data.report.pages} isBusy={isBusy} onCheck={onCheckAgain} />
            )}
            <FindingRows run={id} />
          </div>
        )}
      </Loaded>
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
function RunBar({ run }: { run: RunRow }) {
  const t = useTexts(screenTexts)
  const label = useTexts(dataInTexts)
  const language = useLanguage()
  const acts = useActs(run)
  const progress = t('progress', { done: formatInteger(run.done), total: formatInteger(run.total) })
  const waiting = run.state === 'failed' || run.state === 'passed' ? run.state : null
  const words = waiting ? t(`${waiting}_hint`, { total: formatInteger(run.total) }) : progress
  const canUndo = (run.state === 'done' || run.state === 'stopped') && run.done > 0
  return (
    <Alert color={colours[run.state]} variant="light" role="status" title={label(`state_${run.state}`)}>
      <div className={classes.bar}>
        {!waiting && <Progress value={run.total ? (100 * run.done) / run.total : 0} aria-label={progress} />}
        <p>{[words, problemWords(run, language)].filter(Boolean).join(' · ')}</p>
        <div className={classes.buttons}>
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
