import { Button, Center, Loader, Stack, Text } from '@mantine/core'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { CallError, errorText, mayRetry } from '../api.ts'
import { useTexts } from '../language.tsx'
import { useKeptKeys } from '../keys/kept-keys.ts'
import { hasTypedWork } from '../records/open-work.ts'
import { commonTexts } from '../texts.ts'
import { toastWarning } from '../toasts/toasts.ts'
import { RecordDrawer } from './RecordDrawer.tsx'
import { ReloadRecord } from './reload-record.ts'

type Props<T> = { query: UseQueryResult<T>; onClose(): void; children(record: T): ReactNode }

const GONE = new Set(['record_not_found', 'customer_cannot_found_maybe_deleted'])

const isGone = (error: Error | null) => error instanceof CallError && GONE.has(error.status.code)

/** Closes the panel of a record that was deleted meanwhile, unless something was typed into it. */
function useCloseWhenGone<T>({ error, data }: UseQueryResult<T>, onClose: () => void): void {
  const queries = useQueryClient()
  const hasGone = isGone(error)
  useEffect(() => {
    if (!hasGone) return
    toastWarning(errorText(error))
    if (data === undefined || !hasTypedWork()) onClose()
    // The list that opened it is out of date as well.
    void queries.invalidateQueries()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is found to be gone
  }, [hasGone])
}

/** Shows an editor once its record is there, and says why when it is not. */
export function RecordLoader<T>({ query, onClose, children }: Props<T>) {
  const t = useTexts(commonTexts)
  useCloseWhenGone(query, onClose)
  // The frame reacts to the click at once; a long form is rendered in slices and shown when it is ready.
  const record = useDeferredValue(query.data)
  useKeptKeys(record === undefined && !query.error, 'panel')
  if (record !== undefined) return <ReloadRecord value={query.refetch}>{children(record)}</ReloadRecord>
  return (
    <RecordDrawer title="" size="side" onClose={onClose}>
      <Center h="100%">
        {query.error ? (
          <Stack align="center" role="alert">
            <Text fw={600}>{t('record_load_failed')}</Text>
            <Text c="var(--wk-danger-text)">{errorText(query.error)}</Text>
            {mayRetry(query.error) && (
              <Button variant="default" onClick={() => void query.refetch()}>
                {t('retry')}
              </Button>
            )}
          </Stack>
        ) : (
          <Loader size="sm" aria-label={t('busy')} />
        )}
      </Center>
    </RecordDrawer>
  )
}
