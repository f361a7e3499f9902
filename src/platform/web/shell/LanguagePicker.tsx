import { useState } from 'react'
import { toLanguage } from '#core/texts/texts.ts'
import { setLanguage, useLanguage, useTexts } from '../language.tsx'
import { frameTexts } from '../frame-texts.ts'
import classes from './Shell.module.css'

const names = { de: 'Deutsch', tr: 'Türkçe', en: 'English', fr: 'Français' } as const

type Code = keyof typeof names

const interfaceLanguages: readonly Code[] = ['de', 'tr', 'en']

/** Every language in its own name. French is offered on the password reset and falls back to English. */
export function LanguagePicker({ codes = interfaceLanguages }: { codes?: readonly Code[] }) {
  const t = useTexts(frameTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>(language)
  return (
    <select
      className={`wk-field ${classes.language}`}
      aria-label={t('language')}
      value={toLanguage(chosen) === language ? chosen : language}
      onChange={(event) => {
        setChosen(event.target.value)
        setLanguage(event.target.value)
      }}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {names[code]}
        </option>
      ))}
    </select>
  )
}
