import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { errorText } from './api.ts'
import classes from './BulkRun.module.css'
import { Dialog } from './Dialog.tsx'
import { useTexts } from './language.tsx'
import { commonTexts } from './texts.ts'

type Outcome = { id: number; reason: string | null }

type Props = {
  title: string
  ids: readonly number[]
  /** How a row is called in the result. */
  nameOf(id: number): string
  /** The reason to leave a row out; it is reported like a failure. */
  whyNot?(id: number): Promise<string | null>
  /** One call per row, in the order of the list. */
  work(id: number): Promise<unknown>
  /** The rows that succeeded; called once, when the run ends or was stopped. */
  onFinished?(done: readonly number[]): unknown
  onClose(): void
}

/** The same act on many rows: one after the other, with progress, a way to stop and a result per row. */
export function BulkRun({ title, ids, nameOf, whyNot, work, onFinished, onClose }: Props) {
  const t = useTexts(commonTexts)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [isRunning, setRunning] = useState(true)
  const isStopped = useRef(false)
  const hasStarted = useRef(false)

  async function run() {
    const results: Outcome[] = []
    for (const id of ids) {
      if (isStopped.current) break
      try {
        const reason = (await whyNot?.(id)) ?? null
        if (reason === null) await work(id)
        results.push({ id, reason })
      } catch (error) {
        results.push({ id, reason: errorText(error) })
      }
      setOutcomes([...results])
    }
    setRunning(false)
    await onFinished?.(results.filter(({ reason }) => reason === null).map(({ id }) => id))
  }

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void run()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])

  const failed = outcomes.filter(({ reason }) => reason !== null)
  const done = outcomes.length - failed.length
  return (
    <Dialog title={title} mustStay={isRunning} layer="run" onClose={onClose}>
      <Stack gap="sm">
        <Progress value={(100 * outcomes.length) / Math.max(1, ids.length)} aria-label={title} />
        <Text size="sm" role="status">
          {isRunning
            ? t('bulk_progress', { done: outcomes.length, count: ids.length })
            : t('bulk_result', { done, count: ids.length })}
        </Text>
        {!isRunning && outcomes.length < ids.length && <Text size="sm">{t('bulk_stopped')}</Text>}
        {failed.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              {t('bulk_failed')}
            </Text>
            <ul className={classes.failed}>
              {failed.map(({ id, reason }) => (
                <li key={id}>
                  <b>{nameOf(id)}</b> {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Group justify="flex-end">
          {isRunning ? (
            <Button data-autofocus variant="default" onClick={() => (isStopped.current = true)}>
              {t('bulk_stop')}
            </Button>
          ) : (
            <Button data-autofocus onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
