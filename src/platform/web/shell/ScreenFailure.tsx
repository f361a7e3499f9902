import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../language.tsx'
import { useStable } from '../list/use-stable.ts'
import { reloadRelease } from '../session/reload-release.ts'
import { releaseTexts, whyMissing, type PartProblem } from '../session/release.ts'
import { PartMissing } from '../screen/screen-part.tsx'
import { frameTexts } from '../frame-texts.ts'
import classes from './ScreenFailure.module.css'

const RETRY_MS = 5_000

type Props = { error: unknown; reset(): void }

/** Shown instead of a screen that could not be loaded or rendered; the frame around it keeps working. */
export function ScreenFailure({ error, reset }: Props) {
  const t = useTexts(releaseTexts)
  const common = useTexts(frameTexts)
  const problem = useProblem(error)

  const retry = useStable(() => {
    if (error instanceof PartMissing) error.forget()
    reset()
  })

  // The browser does not notice when a server behind a proxy is back.
  useEffect(() => {
    const timer = problem === 'offline' ? setTimeout(retry, RETRY_MS) : undefined
    return () => clearTimeout(timer)
  }, [problem, retry])

  // Tries again when the user comes back to this screen or the connection is back.
  useEffect(() => {
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      if (error instanceof PartMissing) error.forget()
    }
  }, [error, retry])

  return (
    <div className={`wk-panel ${classes.failure}`} role="alert">
      <h2>{t('failed')}</h2>
      <p>{problem ? t(problem) : common('busy')}</p>
      {problem === 'release' ? (
        <Button onClick={() => void reloadRelease()}>{t('reload')}</Button>
      ) : (
        <Button variant="default" onClick={retry}>
          {common('retry')}
        </Button>
      )}
    </div>
  )
}

/** What is wrong; null while it is being found out. */
function useProblem(failure: unknown): PartProblem | null {
  const [problem, setProblem] = useState<PartProblem | null>(
    failure instanceof PartMissing ? null : 'unknown',
  )
  useEffect(() => {
    if (failure instanceof PartMissing) void whyMissing().then(setProblem)
  }, [failure])
  return problem
}
