import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { say } from '#core/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { Report } from '../domain/calls.ts'
import { columnsOf, sheetNames, sheetTexts, type SheetName } from '../domain/columns.ts'
import classes from './DataIn.module.css'
import { screenTexts } from './texts.ts'
import type { Checking } from './use-data-in.ts'

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

/** The choices in the form that the check takes. */
export function mappingOf(
  choices: readonly Choice[],
  chosen: Readonly<Record<string, string>>,
): Checking['mapping'] {
  const sheets: Record<string, SheetName | null> = {}
  const columns: Record<string, Record<string, string | null>> = {}
  for (const choice of choices) {
    const value = chosen[keyOf(choice)]
    if (!value) continue
    const target = value === LEAVE_OUT ? null : value
    if (choice.head === null) sheets[choice.page] = sheetNames.find((name) => name === target) ?? null
    else if (choice.sheet) columns[choice.sheet] = { ...columns[choice.sheet], [choice.head]: target }
  }
  return { sheets, columns }
}

type Props = { pages: Pages; isBusy: boolean; onCheck(checking: Checking): void }

/** Choices for unknown pages and columns, and the second check. */
export function MappingPart({ pages, isBusy, onCheck }: Props) {
  const t = useTexts(screenTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [takes, setTakes] = useState(false)
  const choices = unknownOf(pages)
  const optionsOf = ({ sheet, head }: Choice) =>
    head === null || !sheet
      ? sheetNames.map((value) => ({ value, label: say(sheetTexts[value], language) }))
      : Object.entries(columnsOf(sheet)).map(([value, column]) => ({
          value,
          label: say(column.head, language),
        }))
  return (
    <section className={classes.mapping} aria-label={t('mapping')}>
      <h3>{t('mapping')}</h3>
      {choices.length > 0 && <p className={classes.muted}>{t('mapping_hint')}</p>}
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
      <Checkbox
        label={t('take_duplicates')}
        checked={takes}
        onChange={({ currentTarget }) => setTakes(currentTarget.checked)}
      />
      <Button
        variant="default"
        loading={isBusy}
        onClick={() =>
          onCheck({ mapping: mappingOf(choices, chosen), duplicates: takes ? 'take' : 'refuse' })
        }
      >
        {t('check_again')}
      </Button>
    </section>
  )
}
