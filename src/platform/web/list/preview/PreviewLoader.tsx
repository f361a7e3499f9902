import { Loader } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'

type Props<T> = { query: UseQueryResult<T>; children(record: T): ReactNode }

/** Shows a record beside its list once it is there, and says why when it is not. */
export function PreviewLoader<T>({ query, children }: Props<T>) {
  const t = useTexts(commonTexts)
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <p role="alert" className="wk-problem">
        {errorText(query.error)}
      </p>
    )
  return <Loader size="sm" aria-label={t('busy')} />
}
