import { useState } from 'react'
import { needsSecret } from '../domain/granting.ts'
import type { UserFieldSource } from './user-data.ts'

/**
 * Choosing an administrating level requires the secret; until then, and after a cancel, the level stays unchanged.
 * `oldLevel` is the stored one, null for a new user.
 */
export function useGuardedLevel(form: UserFieldSource, oldLevel: number | null) {
  const [asked, setAsked] = useState<number | null>(null)
  const [initial] = useState(form.values.user_level)

  function choose(level: number) {
    if (level === form.values.user_level) return
    if (needsSecret({ old: oldLevel, new: level })) setAsked(level)
    else form.set('user_level', level)
  }

  function grant() {
    if (asked !== null) form.set('user_level', asked)
    setAsked(null)
  }

  return {
    asked,
    choose,
    grant,
    cancel: () => setAsked(null),
    restore: () => form.set('user_level', initial),
  }
}
