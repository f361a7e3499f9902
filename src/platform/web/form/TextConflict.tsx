import { Button } from '@mantine/core'
import { useId, type Ref } from 'react'
import { useTexts } from '../language.tsx'
import { textConflictTexts } from './conflict-texts.ts'
import { mergeTexts } from './merge-texts.ts'
import { reveal } from './reveal.ts'
import classes from './TextConflict.module.css'

type Props = {
  stored: string
  typed: string
  /** Who stored it, where that is known. */
  user?: string | undefined
  /** The button that combines both; it takes the focus of somebody who tries to save before choosing. */
  mergeButton?: Ref<HTMLButtonElement>
  onChoose(text: string): void
}

/** Somebody else stored another text while one was typed: both are shown, and one is chosen or both are combined. */
export function TextConflict({ stored, typed, user, mergeButton, onChoose }: Props) {
  const t = useTexts(textConflictTexts)
  const title = useId()
  return (
    <section ref={reveal} className={`wk-stack ${classes.conflict}`} role="alert" aria-labelledby={title}>
      <p id={title} className={classes.title}>
        {t('title')}
      </p>
      <div className={classes.versions}>
        <div className={classes.version}>
          <h4>{user ? t('stored_by', { user }) : t('stored')}</h4>
          <p>{stored || t('empty')}</p>
        </div>
        <div className={classes.version}>
          <h4>{t('typed')}</h4>
          <p>{typed || t('empty')}</p>
        </div>
      </div>
      <div className={`wk-row ${classes.choices}`}>
        <Button ref={mergeButton} onClick={() => onChoose(mergeTexts(stored, typed))}>
          {t('merge')}
        </Button>
        <Button variant="default" onClick={() => onChoose(stored)}>
          {t('take_stored')}
        </Button>
        <Button variant="default" onClick={() => onChoose(typed)}>
          {t('take_typed')}
        </Button>
      </div>
    </section>
  )
}
