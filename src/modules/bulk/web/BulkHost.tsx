import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { call, CallError, errorText } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { selectionTexts } from '#platform/web/list/selection/selection-texts.ts'
import { useStore } from '#platform/web/store.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { uuid } from '#platform/web/uuid.ts'
import classes from './BulkHost.module.css'
import { bulkRequest, startBulk, type BulkRequest } from './public/bulk-request.ts'
import {
  afterAnswer,
  changedCount,
  leftRows,
  processed,
  reverseParts,
  startState,
  tryAgain,
  withChanged,
  type BulkState,
  type LeftRow,
} from './bulk-run.ts'

/** Runs bulk actions; mounted once beside the screens. */
export function BulkHost() {
  const request = useStore(bulkRequest)
  const serial = useRef({ request, key: 0 })
  if (serial.current.request !== request) serial.current = { request, key: serial.current.key + 1 }
  return request && <BulkDialog key={serial.current.key} request={request} />
}

/** Runs the work call by call, with a way to stop it and to continue after an error. */
function useWork({ parts, onFinished }: BulkRequest) {
  const [state, setState] = useState(() => startState(parts, uuid))
  const [isRunning, setRunning] = useState(true)
  const [error, setError] = useState<unknown>(null)
  const isStopped = useRef(false)
  const hasStarted = useRef(false)

  async function run(from: BulkState = state) {
    let now = tryAgain(from)
    setState(now)
    isStopped.current = false
    setRunning(true)
    setError(null)
    try {
      for (let [job] = now.jobs; job && !isStopped.current; [job] = now.jobs) {
        const answer = await call('/toplu_islem/yap', job.input, { requestId: job.requestId })
        now = afterAnswer(now, answer, uuid)
        setState(now)
      }
    } catch (reason) {
      setError(reason)
    }
    setRunning(false)
    // What was refused as a whole leaves the rows ticked as they were.
    if (processed(now) > 0) onFinished?.({ done: now.done, left: leftRows(now) })
  }

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void run()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])

  return { state, isRunning, error, run, stop: () => (isStopped.current = true) }
}

function BulkDialog({ request }: { request: BulkRequest }) {
  const t = useTexts(selectionTexts)
  const common = useTexts(commonTexts)
  const { state, isRunning, error, run, stop } = useWork(request)
  const { title, nameOf, linkOf, onClosed, onUnfinished } = request
  const isRefused = error instanceof CallError && error.isRefusal
  const isUnfinished = state.jobs.length + state.failed.length > 0
  const mayGoOn = !isRunning && isUnfinished && !isRefused
  const isFault = error !== null || state.failed.length > 0
  const changed = changedCount(state)
  const mayUndo = !isRunning && state.reversible.length > 0

  function close() {
    bulkRequest.set(null)
    onClosed?.(state.done)
    if (isUnfinished) onUnfinished?.()
  }

  return (
    <Dialog title={title} mustStay={isRunning} layer="run" onClose={close}>
      <Stack gap="sm">
        <Progress value={(100 * processed(state)) / Math.max(1, state.total)} aria-label={title} />
        <Text size="sm" role="status">
          {isRunning
            ? common('bulk_progress', { done: processed(state), count: state.total })
            : common('bulk_result', { done: state.done.length, count: state.total })}
        </Text>
        {error !== null && (
          <Text size="sm" role="alert" c="var(--wk-danger-text)">
            {errorText(error)}
          </Text>
        )}
        {!isRunning && state.jobs.length > 0 && error === null && (
          <Text size="sm">{common('bulk_stopped')}</Text>
        )}
        {state.missing > 0 && <Text size="sm">{t('missing', { count: state.missing })}</Text>}
        {!isRunning && (
          <>
            <Rows label="failed" rows={state.failed} nameOf={nameOf} linkOf={linkOf} isOpen />
            <Rows label="skipped" rows={state.skipped} nameOf={nameOf} linkOf={linkOf} isOpen />
            <Rows label="done" rows={state.done.map((id) => ({ id }))} nameOf={nameOf} linkOf={linkOf} />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          {isRunning && (
            <Button data-autofocus variant="default" onClick={stop}>
              {common('bulk_stop')}
            </Button>
          )}
          {!isRunning && changed > 0 && (
            <Button variant="default" onClick={() => void run(withChanged(state))}>
              {t('as_changed', { count: changed })}
            </Button>
          )}
          {mayUndo && (
            <Button
              variant="default"
              onClick={() =>
                startBulk({
                  title: t('undo_many'),
                  nameOf,
                  ...(linkOf ? { linkOf } : {}),
                  parts: reverseParts(state),
                })
              }
            >
              {t('undo_many')}
            </Button>
          )}
          {!isRunning && (
            <Button
              autoFocus={!mayGoOn}
              data-autofocus={!mayGoOn || undefined}
              variant={mayGoOn ? 'default' : 'filled'}
              onClick={close}
            >
              {common('close')}
            </Button>
          )}
          {mayGoOn && (
            <Button autoFocus data-autofocus onClick={() => void run()}>
              {isFault ? common('retry') : t('go_on')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

type ListedRow = { id: number } & Partial<LeftRow>

type RowsProps = {
  label: 'done' | 'skipped' | 'failed'
  rows: readonly ListedRow[]
  nameOf: BulkRequest['nameOf']
  linkOf: BulkRequest['linkOf']
  isOpen?: true
}

/** How many rows are listed; the rest is only counted. */
const NAMED = 200

/** Rows by their names, each with a link and, where it was left, the reason. */
function Rows({ label, rows, nameOf, linkOf, isOpen }: RowsProps) {
  const t = useTexts(selectionTexts)
  if (!rows.length) return null
  return (
    <details className={classes.rows} data-outcome={label} open={isOpen}>
      <summary>{t(label, { count: rows.length })}</summary>
      <ul>
        {rows.slice(0, NAMED).map((row) => (
          <li key={row.id}>
            {linkOf ? (
              <a href={linkOf(row.id)} target="_blank" rel="noopener">
                {nameOf(row.id)}
              </a>
            ) : (
              <b>{nameOf(row.id)}</b>
            )}{' '}
            {row.message}
          </li>
        ))}
        {rows.length > NAMED && <li>{t('more', { count: rows.length - NAMED })}</li>}
      </ul>
    </details>
  )
}
