import { Button, TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { formatDate } from '#core/days/dates.ts'
import { parseTypedMoment, type TypedAt, type TypedMoment } from '#core/days/typed-moment.ts'
import { useTexts } from '#platform/web/language.tsx'
import { chipMoment, chipNames, USUAL_CHIP, type ChipName } from '../domain/chips.ts'
import classes from './Outcomes.module.css'
import { deskTexts } from './texts.ts'

type CallBackProps = { at: TypedAt; onChoose(moment: TypedMoment): void; onCancel(): void }

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** When to call again: a chip, or a time as people type it. Enter takes what was typed, else the marked chip. */
export function CallBackRow({ at, onChoose, onCancel }: CallBackProps) {
  const t = useTexts(deskTexts)
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState<ChipName>(USUAL_CHIP)
  const [isWrong, setWrong] = useState(false)
  const meant = typed.trim() ? parseTypedMoment(typed, at) : chipMoment(marked, at)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onCancel()
    const step = typed ? undefined : steps[event.key]
    if (step) {
      event.preventDefault()
      const place = (chipNames.indexOf(marked) + step + chipNames.length) % chipNames.length
      return setMarked(chipNames[place] ?? USUAL_CHIP)
    }
    if (event.key !== 'Enter') return undefined
    event.preventDefault()
    return meant ? onChoose(meant) : setWrong(true)
  }

  return (
    <div className={`wk-bar ${classes.question}`}>
      <TextInput
        size="xs"
        autoFocus
        className={classes.typed ?? ''}
        aria-label={t('call_back')}
        placeholder={t('call_back_typed')}
        autoComplete="off"
        value={typed}
        error={isWrong && !meant ? t('not_a_time') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {chipNames.map((chip) => (
        <Button
          key={chip}
          size="compact-xs"
          variant={!typed && chip === marked ? 'filled' : 'default'}
          onClick={() => onChoose(chipMoment(chip, at))}
        >
          {t(`chip_${chip}`)}
        </Button>
      ))}
      <output className={classes.meant}>
        {meant && `${formatDate(meant.day)}${meant.time ? ` ${meant.time}` : ''}`}
      </output>
    </div>
  )
}

type WordingProps = { begun: string; onSave(wording: string): void; onCancel(): void }

/** The customer's words are the proof of the wish; without them the outcome's name is kept. */
export function WordingRow({ begun, onSave, onCancel }: WordingProps) {
  const t = useTexts(deskTexts)
  const [wording, setWording] = useState(begun)
  return (
    <div className={`wk-bar ${classes.question}`}>
      <TextInput
        size="xs"
        autoFocus
        className={classes.wording ?? ''}
        aria-label={t('wording')}
        placeholder={t('wording')}
        value={wording}
        maxLength={4_000}
        onChange={(event) => setWording(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter') onSave(wording)
        }}
      />
      <Button size="compact-xs" color="red" onClick={() => onSave(wording)}>
        {t('save')}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
