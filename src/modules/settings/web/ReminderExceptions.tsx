import { ActionIcon, Button, Select } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { CompanySettings } from '#core/company/company-settings.ts'
import type { ReminderException } from '#core/company/setting-definition.ts'
import { LookupField } from '#platform/web/form/fields.tsx'
import { subForm, type ChangingSource } from '#platform/web/form/field-source.ts'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { stages, stageTexts } from '#core/reminder-stages.ts'
import { useTexts } from '#platform/web/language.tsx'
import { settingHints, settingLabels } from '../texts.ts'
import classes from './SettingsScreen.module.css'
import { settingsScreenTexts } from './texts.ts'

const FIELD = 'reminder_exceptions'
const heads = ['country', 'customer', 'stage', 'fee', 'days'] as const
const kinds = ['any', 'private', 'firm'] as const

/** What is wrong in one row, out of the problems of the whole form. */
function errorsOfRow(errors: Readonly<Record<string, string>>, index: number) {
  const prefix = `${FIELD}.${index}.`
  const own = Object.entries(errors).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, text]) => [name.slice(prefix.length), text]))
}

/** Fees and days of reminders that differ by country and kind of customer. */
export function ReminderExceptions({ form }: { form: ChangingSource<CompanySettings> }) {
  const t = useTexts(settingsScreenTexts)
  const label = useTexts(settingLabels)
  const hint = useTexts(settingHints)
  const rows = form.values[FIELD]
  const set = (next: (before: readonly ReminderException[]) => ReminderException[]) =>
    form.change(FIELD, next)
  const added = {
    country: null,
    customer: 'any',
    stage: 2,
    fee: form.values.reminder_fee_2,
    days: form.values.reminder_days,
  } as const
  return (
    <div className={`wk-stack ${classes.exceptions}`}>
      <div className="wk-label">{label(FIELD)}</div>
      <div className="wk-small">{hint(FIELD)}</div>
      {form.errors[FIELD] && <div className={`wk-problem ${classes.problem}`}>{form.errors[FIELD]}</div>}
      {rows.length > 0 && (
        <table className={`wk-table ${classes.rows}`} aria-label={label(FIELD)}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <ExceptionRow
                // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the table
                key={index}
                row={row}
                errors={errorsOfRow(form.errors, index)}
                onTyped={(typed) =>
                  set((now) => now.map((other, at) => (at === index ? { ...other, ...typed } : other)))
                }
                onRemove={() => set((now) => now.toSpliced(index, 1))}
              />
            ))}
          </tbody>
        </table>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => set((now) => [...now, added])}
      >
        {t('add_row')}
      </Button>
    </div>
  )
}

type RowProps = {
  row: ReminderException
  errors: Readonly<Record<string, string>>
  onTyped(typed: Partial<ReminderException>): void
  onRemove(): void
}

function ExceptionRow({ row, errors, onTyped, onRemove }: RowProps) {
  const t = useTexts(settingsScreenTexts)
  const nameOf = useTexts(stageTexts)
  const form = subForm(row, onTyped, errors)
  return (
    <tr>
      <td>
        <LookupField form={form} name="country" label={t('country')} list="sys_country_code" hideLabel />
      </td>
      <td>
        <Select
          size="xs"
          aria-label={t('customer')}
          data={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
          allowDeselect={false}
          value={row.customer}
          onChange={(kind) => onTyped({ customer: kinds.find((known) => known === kind) ?? 'any' })}
        />
      </td>
      <td>
        <Select
          size="xs"
          aria-label={t('stage')}
          data={stages.map((stage) => ({ value: String(stage), label: nameOf(`stage_${stage}`) }))}
          allowDeselect={false}
          value={String(row.stage)}
          onChange={(stage) => onTyped({ stage: Number(stage) })}
        />
      </td>
      <td>
        <MoneyField form={form} name="fee" label={t('fee')} hideLabel />
      </td>
      <td>
        <IntegerField form={form} name="days" label={t('days')} min={1} hideLabel />
      </td>
      <td>
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove_row')} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      </td>
    </tr>
  )
}
