import { Select } from '@mantine/core'
import { settings, type CompanySettings, type SettingKey } from '#core/company/company-settings.ts'
import type { Setting } from '#core/company/setting-definition.ts'
import type { ReferenceName } from '#core/references.ts'
import { say, type Text, type Texts } from '#core/texts/texts.ts'
import { AreaField, FlagField, LookupField, TextField } from '#platform/web/form/fields.tsx'
import { common, type FieldProps } from '#platform/web/form/field-props.ts'
import type { ChangingSource } from '#platform/web/form/field-source.ts'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { settingHints, settingLabels } from '../texts.ts'
import { optionText, settingText } from './public/setting-value.ts'
import { ReminderExceptions } from './ReminderExceptions.tsx'
import { settingsScreenTexts } from './texts.ts'

type Props = {
  form: ChangingSource<CompanySettings>
  name: SettingKey
  labels: (list: ReferenceName, key: number) => string
}

/** The label of a setting, with its unit. */
function useSettingLabel(name: SettingKey): string {
  const t = useTexts(settingsScreenTexts)
  const label = useTexts(settingLabels)(name)
  const setting = settings[name] as Setting
  const hasUnit = setting.kind === 'whole' && setting.unit && setting.unit !== 'count'
  return hasUnit ? `${label} (${t(`unit_${setting.unit}` as 'unit_days')})` : label
}

/** What a setting does, and its default if it has another value. */
function useSettingHint({ form, name, labels }: Props): string {
  const t = useTexts(settingsScreenTexts)
  const language = useLanguage()
  const hint: Text | undefined = (settingHints as Texts)[name]
  const standard = (settings[name] as Setting).default
  const isDefault = form.values[name] === standard
  const value = settingText(name, standard, language, (list, key) => labels(list as ReferenceName, key))
  return [hint && say(hint, language), isDefault ? '' : t('default_is', { value })].filter(Boolean).join(' ')
}

/** The input for a setting of its kind. */
export function SettingField(props: Props) {
  const { form, name } = props
  const field = { form, name, label: useSettingLabel(name), description: useSettingHint(props) }
  const setting = settings[name] as Setting
  switch (setting.kind) {
    case 'amount':
      return <MoneyField {...field} />
    case 'percent':
      return <MoneyField {...field} unit="%" />
    case 'whole':
      return <IntegerField {...field} min={setting.min} />
    case 'reference':
      return <LookupField {...field} list={setting.list} />
    case 'switch':
      return <FlagField {...field} />
    case 'choice':
      return <ChoiceField {...field} options={setting.options} />
    case 'text':
      return setting.lines ? <AreaField {...field} rows={setting.lines} /> : <TextField {...field} />
    case 'time':
      return <TextField {...field} maxLength={5} />
    default:
      return <ReminderExceptions form={form} />
  }
}

type ChoiceProps = FieldProps<CompanySettings> & { name: SettingKey; options: readonly string[] }

/** A choice between options, whose labels are kept with those of the settings. */
function ChoiceField({ options, ...props }: ChoiceProps) {
  const { form, name } = props
  const language = useLanguage()
  return (
    <Select
      {...common(props)}
      data={options.map((option) => ({ value: option, label: optionText(name, option, language) }))}
      allowDeselect={false}
      value={String(form.values[name])}
      onChange={(option) => form.set(name, option as never)}
    />
  )
}
