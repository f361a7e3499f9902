import { useCallback, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { fieldTexts } from '#core/texts/field-texts.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { say } from '#core/texts/texts.ts'
import { fieldErrors } from '../field-errors.ts'
import { tell, useLanguage } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import type { ChangingSource } from './field-source.ts'

/** A form over one schema: the one the server checks with. Values may be unfinished while somebody types. */
export type RecordForm<Values> = ChangingSource<Values> & {
  isDirty: boolean
  /** Takes a value that is still being made, such as a file being read; saving waits for it. */
  setLater<Field extends keyof Values & string>(field: Field, value: Promise<Values[Field]>): Promise<void>
  isWaiting: boolean
  /** The checked values, or null after showing what is wrong. */
  parse(): Record<string, unknown> | null
  /** Shows what the server found wrong. */
  showErrors(error: unknown): void
  /** These values are stored now; what was typed since stays to be saved. */
  markSaved(values: Values): void
  /** Starts over from these values; they count as saved. */
  reset(values: Values): void
  /** The version that a save may replace: an older one while somebody else has changed a field that was typed in. */
  basis: number | undefined
  /** After a conflict over this version: a save may replace the newer one, also if that has yet to be fetched. */
  acceptNewer(refused: number | undefined): void
}

/**
 * `revision` is the version of the stored record. When it changes while the form is open, the fields somebody has
 * typed in keep what was typed and the others take the new values. Where both changed the same field, saving meets a
 * conflict first.
 */
export function useRecordForm<Values extends object>(
  schema: z.ZodObject,
  initial: Values,
  revision?: number,
): RecordForm<Values> {
  const language = useLanguage()
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const [{ seen, basis, isAccepting }, setVersions] = useState({
    seen: revision,
    basis: revision,
    isAccepting: false,
  })
  if (revision !== seen) {
    const isFollowing = basis === seen && !isContested(saved, values, initial)
    setVersions({ seen: revision, basis: isFollowing || isAccepting ? revision : basis, isAccepting: false })
    setSaved(initial)
    setValues({ ...initial, ...changes(saved, values) })
    setErrors({})
  }

  const change = useCallback<RecordForm<Values>['change']>((field, after) => {
    setValues((before) => ({ ...before, [field]: after(before[field]) }))
    setErrors(({ [field]: _fixed, ...others }) => others)
  }, [])
  const set = useCallback<RecordForm<Values>['set']>((field, value) => change(field, () => value), [change])

  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef<Promise<unknown> | null>(null)
  const setLater = useCallback<RecordForm<Values>['setLater']>(
    async (field, value) => {
      latest.current = value
      setWaiting(true)
      try {
        const ready = await value
        // Of two files the one that was chosen last counts, whichever is read first.
        if (latest.current === value) set(field, ready)
      } catch (error) {
        setErrors((others) => ({ ...others, [field]: tell(commonTexts, 'file_unreadable') }))
        throw error
      } finally {
        if (latest.current === value) setWaiting(false)
      }
    },
    [set],
  )

  const required = useMemo(
    () => new Set(Object.entries(schema.shape).flatMap(([name, field]) => (isRequired(field) ? [name] : []))),
    [schema],
  )

  return {
    values,
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    isRequired: (field) => required.has(field),
    set,
    change,
    setLater,
    isWaiting,
    parse: () => {
      const parsed = check(schema, values)
      if (parsed.success) return parsed.data
      const problems = Object.entries(fieldProblems(parsed.error))
      setErrors(
        Object.fromEntries(
          problems.map(([field, problem]) => [
            field,
            say(fieldTexts[problem.code], language, problem.params),
          ]),
        ),
      )
      return null
    },
    showErrors: (error) => setErrors(fieldErrors(error, language)),
    markSaved: setSaved,
    reset: (next) => {
      setSaved(next)
      setValues(next)
      setErrors({})
    },
    basis,
    acceptNewer: (refused = 0) =>
      setVersions((versions) => {
        if (versions.basis !== versions.seen) return { ...versions, basis: versions.seen }
        return { ...versions, isAccepting: refused >= (versions.basis ?? 0) }
      }),
  }
}

/** What was typed: the fields that differ from the stored record. */
function changes<Values extends object>(saved: Values, values: Values): Partial<Values> {
  const typed = Object.entries(values).filter(([field, value]) => saved[field as keyof Values] !== value)
  return Object.fromEntries(typed) as Partial<Values>
}

/** Whether a field that was typed in has become something else meanwhile. */
function isContested<Values extends object>(saved: Values, values: Values, newer: Values): boolean {
  return Object.keys(changes(saved, values)).some((name) => {
    const [before, typed, now] = [saved, values, newer].map((of) => JSON.stringify(of[name as keyof Values]))
    return now !== before && now !== typed
  })
}

const isRequired = (field: z.core.$ZodType) => !(field as z.ZodType).safeParse(undefined).success
