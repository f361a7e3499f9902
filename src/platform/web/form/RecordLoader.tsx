import { Button, Center, Loader, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { errorText, mayRetry } from '../api.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { RecordDrawer } from './RecordDrawer.tsx'

type Props<T> = { query: UseQueryResult<T>; onClose(): void; children(record: T): ReactNode }

/** Shows an editor once its record is there, and says why when it is not. */
export function RecordLoader<T>({ query, onClose, children }: Props<T>) {
  const t = useTexts(commonTexts)
  // The frame answers the click; a long form is drawn in slices behind it and takes its place when it is ready.
  const record = useDeferredValue(query.data)
  if (record !== undefined) return children(record)
  return (
    <RecordDrawer title="" size="side" isDirty={false} isSaving={false} onClose={onClose}>
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
