import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { languages, say } from '#core/texts/texts.ts'
import { setLanguage, useLanguage } from '#platform/web/language.tsx'
import type { Action } from '#platform/web/module.ts'
import { useUser } from '#platform/web/session/session.ts'
import { searchTexts } from '../texts.ts'
import type { Opening } from './opening.ts'

const languageNames = { de: 'Deutsch', tr: 'Türkçe', en: 'English' } as const

/** What the person may do from anywhere: the actions of the modules, appearance, language, sign-out. */
export function useActions(declared: readonly Action[], onLogout: () => void): Opening[] {
  const user = useUser()
  const language = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return useMemo(() => {
    const act = (key: string, label: string, run: () => void): Opening => ({
      key: `action-${key}`,
      label,
      hint: '',
      run,
    })
    const own = declared
      .filter(({ who }) => who(user))
      .map(({ key, title, run }) => act(key, say(title, language), run))
    const others = languages
      .filter((code) => code !== language)
      .map((code) =>
        act(`language-${code}`, say(searchTexts.language, language, { name: languageNames[code] }), () =>
          setLanguage(code),
        ),
      )
    const scheme = act('scheme', say(isDark ? searchTexts.to_light : searchTexts.to_dark, language), () =>
      setColorScheme(isDark ? 'light' : 'dark'),
    )
    return [...own, scheme, ...others, act('sign-out', say(searchTexts.sign_out, language), onLogout)]
  }, [declared, user, language, isDark, setColorScheme, onLogout])
}
