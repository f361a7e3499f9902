import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CallTypes } from '#core/calls.ts'
import type { Flag } from '#core/fields.ts'
import { call, callForFile, errorText, write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { chosenCount } from '#platform/web/list/selection/ticked.ts'
import { useStore } from '#platform/web/store.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { batchRequest, showDocument, type BatchRequest } from '../public/document-requests.ts'
import classes from './documents.module.css'
import { documentTexts } from './texts.ts'

/** Prints the requested documents; mounted once beside the screens. */
export function BatchHost() {
  const request = useStore(batchRequest)
  const close = () => batchRequest.set(null)
  if (!request) return null
  return request.offersMail ? (
    <MailChoice request={request} onClose={close} />
  ) : (
    <BatchPrint request={request} onClose={close} />
  )
}

type Job = CallTypes['/belge_isi/get']['answer']['item']

const HEARTBEAT_MS = 400

/** A printing job on the server: started once, then asked how far it is. */
function useJob({ tur, rows }: BatchRequest, gonder: Flag) {
  const [id, setId] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    write('/belge_isi/create', { tur, ...rows, gonder }).then(
      ({ save_response }) => setId(save_response.id),
      (error: unknown) => setFailure(error),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])
  const { data: job, error } = useQuery({
    queryKey: ['/belge_isi/get', id],
    queryFn: id === null ? skipToken : async () => (await call('/belge_isi/get', { id })).item,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : HEARTBEAT_MS),
    gcTime: 0,
  })
  return { job, failure: failure ?? error }
}

type Props = { request: BatchRequest; onClose(): void }

/** One question before the work begins: by mail where there is an address, or everything printed. */
function MailChoice({ request, onClose }: Props) {
  const t = useTexts(documentTexts)
  const [isMailed, setMailed] = useState<boolean | null>(null)
  if (isMailed !== null) return <BatchPrint request={request} isMailed={isMailed} onClose={onClose} />
  return (
    <Dialog title={request.title} layer="run" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('batch_question', { count: chosenCount(request.rows) })}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setMailed(false)}>
            {t('batch_print_all')}
          </Button>
          <Button data-autofocus onClick={() => setMailed(true)}>
            {t('batch_mail')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Many documents in one file: progress, a way to stop, what was left out and why. */
function BatchPrint({ request, isMailed = false, onClose }: Props & { isMailed?: boolean }) {
  const t = useTexts(documentTexts)
  const common = useTexts(commonTexts)
  const { job, failure } = useJob(request, isMailed ? '1' : '0')
  const isRunning = !failure && (!job || job.status === 'running')
  const made = job ? job.biten - job.hatalar.length - job.gonderilen : 0
  const file = job?.status === 'done' && made > 0 ? { id: job.id } : null

  function open(input: { id: number }) {
    onClose()
    showDocument({ title: request.title, path: '/belge_isi/file', input })
  }

  async function keep(input: { id: number }) {
    try {
      const { blob, name } = await callForFile('/belge_isi/file', input)
      saveBlob(blob, name)
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Dialog title={request.title} mustStay={isRunning} layer="run" onClose={onClose}>
      <Stack gap="sm">
        <Progress value={job ? (100 * job.biten) / Math.max(1, job.toplam) : 0} aria-label={request.title} />
        <Text size="sm" role="status">
          {isRunning ? (
            t('batch_progress', { done: job?.biten ?? 0, count: job?.toplam ?? chosenCount(request.rows) })
          ) : (
            <Outcome job={job} made={made} failure={failure} />
          )}
        </Text>
        {job && !isRunning && <LeftOut job={job} nameOf={request.nameOf} />}
        <Group justify="flex-end" gap="xs">
          {isRunning && (
            <Button
              data-autofocus
              variant="default"
              // Looks disabled but stays focusable: nothing else can hold the focus until the job is accepted.
              data-disabled={!job || undefined}
              aria-disabled={!job}
              onClick={() => job && void write('/belge_isi/cancel', { id: job.id }).catch(toastError)}
            >
              {common('bulk_stop')}
            </Button>
          )}
          {!isRunning && (
            <Button autoFocus variant="default" onClick={onClose}>
              {common('close')}
            </Button>
          )}
          {file && (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={14} />}
                onClick={() => void keep(file)}
              >
                {common('download')}
              </Button>
              <Button autoFocus onClick={() => open(file)}>
                {t('batch_open')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

function Outcome({ job, made, failure }: { job: Job | undefined; made: number; failure: unknown }) {
  const t = useTexts(documentTexts)
  if (failure) return errorText(failure)
  if (job?.status === 'cancelled') return t('batch_cancelled')
  if (job?.status === 'failed') return t('batch_failed')
  const mailed = job?.gonderilen ? t('batch_mailed', { count: job.gonderilen }) : ''
  const printed = made > 0 ? t('batch_done', { count: made }) : ''
  return [mailed, printed].filter(Boolean).join(' ') || t('batch_none')
}

type LeftOutProps = { job: Job; nameOf: BatchRequest['nameOf'] }

function LeftOut({ job: { hatalar }, nameOf }: LeftOutProps) {
  const t = useTexts(documentTexts)
  if (!hatalar.length) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('batch_left_out')}
      </Text>
      <ul className={classes.leftOut}>
        {hatalar.map((leftOut) => (
          <li key={leftOut.id}>
            <b>{nameOf?.(leftOut.id) ?? t('order_name', { id: leftOut.id })}</b> {leftOut.message}
          </li>
        ))}
      </ul>
    </div>
  )
}
