import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { Report } from '../domain/calls.ts'
import { columnsOf, sheetNames, sheetTexts, type SheetName } from '../domain/columns.ts'
import type { Mapping } from '../domain/recognise.ts'
import classes from './DataIn.module.css'
import { screenTexts } from './texts.ts'
import type { Checking } from './use-data-in.ts'
import { keyOfWord, withWords, type ChosenWords } from './chosen-words.ts'
import { WordField } from './WordField.tsx'

const LEAVE_OUT = '-'

type Pages = Report['pages']
type Choice = { page: string; sheet: SheetName | null; head: string | null }

/** Pages and heads that the product did not recognise. */
const unknownOf = (pages: Pages): Choice[] =>
  pages.flatMap(({ name, sheet, is_unknown, heads }): Choice[] =>
    is_unknown
      ? [{ page: name, sheet, head: null }]
      : heads.flatMap(({ head, field }) =>
          head && field === undefined ? [{ page: name, sheet, head }] : [],
        ),
  )

const keyOf = ({ page, head }: Choice) => `${page}\u0000${head ?? ''}`

/** What was chosen before, and what is chosen now, in the form that the check takes. */
export function mappingOf(
  before: Mapping,
  choices: readonly Choice[],
  chosen: Readonly<Record<string, string>>,
): Pick<Mapping, 'sheets' | 'columns'> {
  const sheets: Record<string, SheetName | null> = { ...before.sheets }
  const columns: Record<string, Record<string, string | null>> = { ...before.columns }
  for (const choice of choices) {
    const value = chosen[keyOf(choice)]
    if (!value) continue
    const target = value === LEAVE_OUT ? null : value
    if (choice.head === null) sheets[choice.page] = sheetNames.find((name) => name === target) ?? null
    else if (choice.sheet) columns[choice.sheet] = { ...columns[choice.sheet], [choice.head]: target }
  }
  return { sheets, columns }
}

/** The rows that were typed; an emptied field leaves the row to the product. */
const rowNumbers = (typed: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([page, row]) => (Number(row) > 0 ? [[page, Number(row)]] : [])),
  )

type Props = { report: Report; before: Checking; isBusy: boolean; onCheck(checking: Checking): void }

/** Choices for unknown pages, columns and words and for the row of the headings, and the second check. */
export function MappingPart({ report, before, isBusy, onCheck }: Props) {
  const t = useTexts(screenTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [headRows, setHeadRows] = useState<Record<string, string>>({})
  const [words, setWords] = useState<ChosenWords>({})
  const [takes, setTakes] = useState(before.duplicates === 'take')
  const { pages, unknown_words } = report
  const choices = unknownOf(pages)
  const optionsOf = ({ sheet, head }: Choice) =>
    head === null || !sheet
      ? sheetNames.map((value) => ({ value, label: say(sheetTexts[value], language) }))
      : Object.entries(columnsOf(sheet)).map(([value, column]) => ({
          value,
          label: say(column.head, language),
        }))
  const mapping = (): Mapping => ({
    ...mappingOf(before.mapping, choices, chosen),
    heads: { ...before.mapping.heads, ...rowNumbers(headRows) },
    words: withWords(before.mapping.words, unknown_words, words),
  })
  return (
    <section className={`wk-stack ${classes.mapping}`} aria-label={t('mapping')}>
      <h3>{t('mapping')}</h3>
      {choices.length > 0 && <p className="wk-muted">{t('mapping_hint')}</p>}
      {choices.map((choice) => (
        <NativeSelect
          key={keyOf(choice)}
          label={[choice.page, choice.head].filter(Boolean).join(' › ')}
          value={chosen[keyOf(choice)] ?? ''}
          onChange={({ currentTarget }) => setChosen({ ...chosen, [keyOf(choice)]: currentTarget.value })}
          data={[
            { value: '', label: t('unknown') },
            { value: LEAVE_OUT, label: t('leave_out') },
            ...optionsOf(choice),
          ]}
        />
      ))}
      {unknown_words.length > 0 && <p className="wk-muted">{t('words_hint')}</p>}
      {unknown_words.map((word) => (
        <WordField
          key={keyOfWord(word)}
          word={word}
          value={words[keyOfWord(word)]}
          onChange={(value) => setWords({ ...words, [keyOfWord(word)]: value })}
        />
      ))}
      {pages.map(
        ({ name, sheet, head_row, is_unknown }) =>
          (sheet || is_unknown) && (
            <TextInput
              key={name}
              label={t('head_row', { page: name })}
              inputMode="numeric"
              value={headRows[name] ?? String(head_row ?? 1)}
              onChange={({ currentTarget }) =>
                setHeadRows({ ...headRows, [name]: currentTarget.value.replaceAll(/\D/g, '') })
              }
            />
          ),
      )}
      <Checkbox
        label={t('take_duplicates')}
        checked={takes}
        onChange={({ currentTarget }) => setTakes(currentTarget.checked)}
      />
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => onCheck({ mapping: mapping(), duplicates: takes ? 'take' : 'refuse' })}
      >
        {t('check_again')}
      </Button>
    </section>
  )
}
