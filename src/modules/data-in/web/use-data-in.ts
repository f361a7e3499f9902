import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { actOn, call, callForFile, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { readAsBase64, saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { createStore, useStore } from '#platform/web/store.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { Mapping } from '../domain/recognise.ts'
import type { RunRow } from '../domain/runs.ts'
import { openRun } from './open-run.ts'
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

async function saveBadRows(id: number): Promise<void> {
  const { blob, name } = await callForFile('/data_in/left_out', { id })
  saveBlob(blob, name)
}

/** The file of the last report, so that it can be checked again with other columns. */
const checkedFile = createStore<({ id: number; file: File } & Checking) | null>(null)
const isChecking = createStore(false)

export const useIsChecking = () => useStore(isChecking)

/** The file of a report and how it was read; nothing where it was chosen at another time or place. */
export function useFileOf(id: number) {
  const checked = useStore(checkedFile)
  return checked?.id === id ? checked : null
}

/** What was chosen on a screen is kept no longer than the screen is shown. */
export function useForgottenFile(): void {
  useEffect(() => () => checkedFile.set(null), [])
}

/** The dry run of a file. Its report opens unless another screen is shown by then. */
export async function checkFile(file: File, { mapping, duplicates }: Checking): Promise<void> {
  const { pathname } = location
  isChecking.set(true)
  try {
    const { check_id } = await write('/data_in/check', {
      file_name: file.name,
      base_64: await readAsBase64(file),
      mapping,
      duplicates,
    })
    if (location.pathname !== pathname) return
    checkedFile.set({ id: check_id, file, mapping, duplicates })
    openRun(check_id)
  } catch (error) {
    toastError(error)
  } finally {
    isChecking.set(false)
  }
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
    saveBadRows: () => told(() => saveBadRows(run.id)),
    takeGood: (bad: number) =>
      confirm({
        title: t('take_good'),
        message: t('take_good_question', { count: bad }),
        act: async () => {
          await actOn('/data_in/leave_out', run)
          await queries.invalidateQueries({ queryKey: ['/data_in/get', run.id] })
        },
      }),
    stop: () => told(() => actOn('/data_in/stop', run)),
    undo: () =>
      confirm({
        title: t('undo'),
        message: t('undo_question', { count: run.done }),
        act: async () => {
          await actOn('/data_in/undo', run)
          toastSuccess(t('undone'))
          await queries.invalidateQueries({ queryKey: ['/data_in/get', run.id] })
        },
      }),
  }
}
