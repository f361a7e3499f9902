import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callForFile, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { readAsBase64, saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts.ts'
import type { Mapping } from '../domain/recognise.ts'
import type { RunRow } from '../domain/runs.ts'
import { screenTexts } from './texts.ts'

/** How often the progress of a run is queried. */
const PROGRESS_MS = 1_000

export type Checking = { mapping: Mapping; duplicates: 'refuse' | 'take' }

export const useReport = (id: number) =>
  useQuery({
    queryKey: ['/data_in/get', id],
    queryFn: () => call('/data_in/get', { id }),
    refetchInterval: ({ state }) => (state.data?.item.state === 'running' ? PROGRESS_MS : false),
  })

export async function saveTemplate(): Promise<void> {
  const { blob, name } = await callForFile('/data_in/template', {})
  saveBlob(blob, name)
}

/** The dry run of a file; the file stays here so that it can be checked again with other columns. */
export function useCheck(onChecked: (id: number) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function check(chosen: File, checking: Checking): Promise<void> {
    setBusy(true)
    setFile(chosen)
    try {
      const { check_id } = await write('/data_in/check', {
        file_name: chosen.name,
        base_64: await readAsBase64(chosen),
        mapping: checking.mapping,
        duplicates: checking.duplicates,
      })
      onChecked(check_id)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return { file, isBusy, check }
}

/** Starting, stopping and undoing a run, each asked about first. */
export function useActs(run: RunRow) {
  const t = useTexts(screenTexts)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const told = async (work: () => Promise<unknown>, message?: string) => {
    setBusy(true)
    try {
      await work()
      if (message) toastSuccess(message)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ['/data_in/get', run.id] })
    }
  }
  return {
    isBusy,
    start: () =>
      told(async () => {
        const started = call('/data_in/run', { check_id: run.id })
        await queries.invalidateQueries({ queryKey: ['/data_in/get', run.id] })
        const { item } = await started
        if (item.state === 'done') toastSuccess(t('finished'))
      }),
    stop: () => told(() => write('/data_in/stop', { id: run.id })),
    undo: () =>
      confirm({
        title: t('undo'),
        message: t('undo_question', { count: run.done }),
        act: async () => {
          await write('/data_in/undo', { id: run.id })
          toastSuccess(t('undone'))
          await queries.invalidateQueries({ queryKey: ['/data_in/get', run.id] })
        },
      }),
  }
}
