import { settingKeys, settings, type CompanySettings } from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import type { FieldProblem } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { fieldsOf, listOf, wordsOf, type EditableName, type ListEntry } from './editable-lists.ts'

const refusals = defineRefusals({
  reference_built_in: {
    tr: '“{name}” kaydına programın kuralları dayanıyor: adı ve sırası değiştirilebilir, kaldırılamaz.',
    de: 'Auf „{name}“ stützen sich Regeln des Programms: Name und Platz lassen sich ändern, der Eintrag bleibt.',
    en: 'Rules of the program rely on “{name}”: its name and place can be changed, the entry stays.',
  },
  reference_usual: {
    tr: '“{name}” ayarlarda olağan seçim olarak duruyor. Önce orada başka bir kayıt seçin.',
    de: '„{name}“ ist in den Einstellungen die übliche Wahl. Bitte wählen Sie dort zuerst einen anderen Eintrag.',
    en: '“{name}” is the usual choice in the settings. Please choose another entry there first.',
  },
  reference_fixed: {
    tr: 'Bu listenin kayıtları sabittir, yalnızca adları değiştirilebilir.',
    de: 'Die Einträge dieser Liste stehen fest; ändern lassen sich nur ihre Namen.',
    en: 'The entries of this list are fixed; only their names can be changed.',
  },
})

type Values = Readonly<Record<string, unknown>>
type Problems = Record<string, FieldProblem>

const folded = (word: unknown) => String(word).trim().toLocaleLowerCase('tr').replaceAll('ı', 'i')

/** Two entries with one word could not be told apart; retired ones count, for they may come back. */
function sameWords(list: EditableName, values: Values, others: readonly ListEntry[]): Problems {
  const taken = wordsOf(list).filter(
    (language) =>
      values[language] !== undefined &&
      others.some((other) => folded(other[language]) === folded(values[language])),
  )
  return Object.fromEntries(taken.map((language) => [language, { code: 'exists_already' }]))
}

/**
 * An order or a promise of payment needs a reached customer, a wrong number reaches none, and who wants no calls
 * cannot be called about a promise.
 */
function effectProblems(entry: Values): Problems {
  const isOn = (effect: string) => entry[effect] === '1'
  const wrong = {
    wrong_number: isOn('reached') || isOn('ordered') || isOn('promises_payment'),
    ordered: !isOn('reached'),
    promises_payment: !isOn('reached') || isOn('asks_do_not_call'),
  }
  const first = Object.entries(wrong).find(([effect, isWrong]) => isOn(effect) && isWrong)
  return first ? { [first[0]]: { code: 'not_allowed' } } : {}
}

/** The fields that differ from the stored entry; all of them for a new one. */
const changesOf = (values: Values, before: ListEntry | null): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => (before as Values | null)?.[field] !== value),
  )

/** What is wrong with a new or changed entry, by field. */
export function entryProblems(
  list: EditableName,
  values: Values,
  before: ListEntry | null,
  entries: readonly ListEntry[],
): Problems {
  const changes = changesOf(values, before)
  const others = entries.filter(({ id }) => id !== before?.id)
  const kept = before?.built_in === '1' ? Object.keys(fieldsOf(list)).filter((name) => name in changes) : []
  return {
    ...sameWords(list, changes, others),
    ...effectProblems({ ...before, ...values }),
    ...Object.fromEntries(kept.map((name) => [name, { code: 'not_allowed' as const }])),
  }
}

export const whyNotAdded = (list: EditableName): Refusal =>
  listOf(list).renameOnly ? refusals.reference_fixed : null

export const isBuiltIn = (list: EditableName, key: number): boolean => {
  const { renameOnly, builtIn = [] } = listOf(list)
  return renameOnly === true || builtIn.includes(key)
}

const isUsual = (list: EditableName, key: number, chosen: CompanySettings) =>
  settingKeys.some((name) => {
    const setting: Setting = settings[name]
    return setting.kind === 'reference' && setting.list === list && chosen[name] === key
  })

/** Why an entry cannot be retired; retired ones can always be restored, unless the list is fixed. */
export function whyNotRetired(
  list: EditableName,
  { key, de }: Pick<ListEntry, 'key' | 'de'>,
  status: Flag,
  chosen: CompanySettings,
): Refusal {
  if (listOf(list).renameOnly) return refusals.reference_fixed
  if (isBuiltIn(list, key)) return { ...refusals.reference_built_in, params: { name: de } }
  if (status === '0' && isUsual(list, key, chosen))
    return { ...refusals.reference_usual, params: { name: de } }
  return null
}

/** The entries in their new order when one goes to a place; a place beyond the end is the last one. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, place - 1), 0, id)
}
