import { IconEdit } from '@tabler/icons-react'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { CountryForm, countryList, type CountryRow } from '../domain/countries.ts'
import { definitionTexts } from '../texts.ts'
import { rateQuestion } from './asked-rate.ts'
import { TaxRates } from './TaxRates.tsx'
import { showDefinition } from './definition-panel.ts'
import { definitionScreenTexts } from './texts.ts'

const edit = ({ id }: CountryRow) => showDefinition('country', id)

/** /genel/ulke-tanimlari: tax, shipping cost and working hours by country. */
export function CountryListScreen() {
  const t = useTexts(definitionScreenTexts)
  const common = useTexts(commonTexts)
  return (
    <ListScreen
      list={countryList}
      title={t('countries')}
      subtitle={t('countries_hint')}
      actions={[{ key: 'update', label: common('edit'), icon: <IconEdit size={14} />, run: edit }]}
      onOpen={edit}
    />
  )
}

type Values = { [Field in keyof CountryForm]: CountryForm[Field] | null }

export function CountryEditor({ country, onClose }: { country: CountryRow; onClose(): void }) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const { tax_rate, cargo_price, system_start_time, system_end_time } = country
  const initial: Values = { tax_rate, cargo_price, system_start_time, system_end_time }
  const editor = useEditor('/sys_country_code/update', CountryForm, {
    initial,
    record: country,
    ask: async ({ tax_rate: rate }) => {
      if (typeof rate !== 'number' || rate === tax_rate) return {}
      const { count, message } = await rateQuestion({ country_code: country.country_code, rate })
      const isWanted = count === 0 || (await confirm({ title: label('tax_rate'), message }))
      return isWanted ? {} : null
    },
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={`${t('country_edit')} · ${country.country_code}`}
      size="full"
      editor={editor}
      onClose={onClose}
    >
      <FormSection title={country.country} columns={2}>
        <ShownValue label={label('country_code')} value={country.country_code} />
        <MoneyField
          form={form}
          name="tax_rate"
          label={label('tax_rate')}
          unit="%"
          description={t('tax_hint')}
          autoFocus
        />
        <MoneyField form={form} name="cargo_price" label={label('cargo_price')} />
        <span />
        <TextField
          form={form}
          name="system_start_time"
          label={label('system_start_time')}
          description={t('hours_hint')}
        />
        <TextField form={form} name="system_end_time" label={label('system_end_time')} />
      </FormSection>
      <TaxRates country_code={country.country_code} />
    </RecordDrawer>
  )
}
