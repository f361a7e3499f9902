import { Button, Loader } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText, mayRetry } from '../api.ts'
import { fieldErrors } from '../field-errors.ts'
import { useTexts } from '../language.tsx'
import classes from './Loaded.module.css'
import { commonTexts } from '../texts.ts'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  children(data: Data): ReactNode
}

/** Shows the answer of a query; until then a loading sign, or the error with a retry button. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: Props<Data>) {
  const t = useTexts(commonTexts)
  // A failed refresh keeps the earlier answer.
  if (data !== undefined) return children(data)
  if (!error)
    return (
      <div className={`wk-stack ${classes.state}`}>
        <Loader size="sm" aria-label={t('busy')} />
      </div>
    )
  // Retrying with the same invalid field would be refused again.
  const badFields = Object.values(fieldErrors(error))
  return (
    <div className={`wk-stack ${classes.state}`} role="alert">
      <p className={`wk-problem ${classes.reason}`}>{badFields.join(' ') || errorText(error)}</p>
      {mayRetry(error) && !badFields.length && (
        <Button variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
