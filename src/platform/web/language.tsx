import { useCallback } from 'react'
import { say, toLanguage, type Language, type TextParams, type Texts } from '#core/texts/texts.ts'
import { readLocal, writeLocal } from './session/local-data.ts'
import { createStore, useStore } from './store.ts'

const store = createStore<Language>(toLanguage(readLocal<string>('language') ?? navigator.language))
document.documentElement.lang = store.get()

export const currentLanguage = () => store.get()

export function setLanguage(code: string): void {
  const language = toLanguage(code)
  // A fallback language is shown but not stored.
  if (language === code) writeLocal('language', language)
  document.documentElement.lang = language
  store.set(language)
}

export const useLanguage = () => useStore(store)

/** The texts of a module in the chosen language: `const t = useTexts(stockTexts); t('title')`. */
export function useTexts<Key extends string>(texts: Texts<Key>) {
  const language = useLanguage()
  return useCallback((key: Key, params?: TextParams) => say(texts[key], language, params), [texts, language])
}

/** For places outside React, such as toasts. */
export function tell<Key extends string>(texts: Texts<Key>, key: Key, params?: TextParams): string {
  return say(texts[key], store.get(), params)
}
