import { Button, SimpleGrid } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { businessDay, lastYears } from '#core/dates.ts'
import {
  AreaField,
  FlagField,
  LookupField,
  NumberChoiceField,
  ShownValue,
  TextField,
} from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { StokForm, type Stok } from '../domain/stok.ts'
import { stockTexts } from '../texts.ts'
import { BrochureDialog } from './BrochureDialog.tsx'
import { PriceTable } from './PriceTable.tsx'
import { stockResources, useWine } from './stock-data.ts'

/** The usual bottle of 0.75 litres. */
const USUAL_BOTTLE = 1

/** A form may hold what is not finished yet: no limit, no price. */
type WineValues = { [Field in keyof StokForm]: StokForm[Field] | null }

const newWine: WineValues = {
  stok_code: '',
  stok_name: '',
  stok_color: null,
  stok_year: null,
  stok_mensey: null,
  stok_tipi: null,
  stok_cl: USUAL_BOTTLE,
  stok_dec: null,
  stok_limit: null,
  stok_web_on: '0',
  stok_user_on: '1',
  stok_de_price: 0,
  stok_at_price: 0,
  stok_ch_price: 0,
  stok_web_price: 0,
}

const valuesOf = (wine: Stok): WineValues =>
  Object.fromEntries(Object.keys(newWine).map((field) => [field, wine[field as keyof Stok]])) as WineValues

type Props = { id: number | null; onClose(): void }

export function WineEditor({ id, onClose }: Props) {
  const wine = useWine(id)
  if (id === null) return <WineForm wine={null} onReload={() => undefined} onClose={onClose} />
  return (
    <RecordLoader query={wine} onClose={onClose}>
      {(loaded) => <WineForm wine={loaded} onReload={() => wine.refetch()} onClose={onClose} />}
    </RecordLoader>
  )
}

type FormProps = { wine: Stok | null; onReload(): unknown; onClose(): void }

function WineForm({ wine, onReload, onClose }: FormProps) {
  const t = useTexts(stockTexts)
  const common = useTexts(commonTexts)
  const [isBrochureOpen, setBrochureOpen] = useState(false)
  const form = useRecordForm(StokForm, wine ? valuesOf(wine) : newWine, wine?.version)
  const { save, isSaving, failure, clearFailure } = useSave({
    form,
    path: wine ? '/stok/update' : '/stok/create',
    extra: wine ? { id: wine.id, version: wine.version } : {},
    touches: stockResources,
    message: (saved) => (wine ? common('saved') : common('created', { id: saved.id })),
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={wine ? `${t('edit')} · ${wine.stok_code}` : t('new')}
      size="full"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={save}
      fieldTexts={stockTexts}
      onReload={async () => {
        await onReload()
        clearFailure()
      }}
      onClose={onClose}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={14} />}
          disabled={!wine}
          title={wine ? undefined : t('brochure_save_first')}
          onClick={() => setBrochureOpen(true)}
        >
          {t('brochure_open')}
        </Button>
      }
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" maw={1280} mx="auto">
        <FormSection title={t('section_wine')} columns={2}>
          {wine && <ShownValue label={t('id')} value={String(wine.id)} />}
          <TextField form={form} name="stok_code" label={t('stok_code')} autoFocus />
          <TextField form={form} name="stok_name" label={t('stok_name')} />
          <NumberChoiceField
            form={form}
            name="stok_year"
            label={t('stok_year')}
            choices={lastYears(businessDay())}
          />
          <LookupField form={form} name="stok_color" label={t('color')} list="sys_stok_color" />
          <LookupField form={form} name="stok_mensey" label={t('mensey')} list="sys_stok_mensey" />
          <LookupField form={form} name="stok_tipi" label={t('tipi')} list="sys_stok_tipi" />
          <LookupField form={form} name="stok_cl" label={t('stok_cl')} list="sys_stok_sise" />
          <IntegerField form={form} name="stok_limit" label={t('stok_limit')} min={0} withSteps />
          <FormSection.Wide>
            <AreaField form={form} name="stok_dec" label={t('stok_dec')} rows={3} />
          </FormSection.Wide>
          <FlagField form={form} name="stok_user_on" label={t('stok_user_on')} />
          <FlagField form={form} name="stok_web_on" label={t('stok_web_on')} />
        </FormSection>
        <FormSection title={t('section_prices')}>
          <PriceTable form={form} />
        </FormSection>
      </SimpleGrid>
      {isBrochureOpen && wine && <BrochureDialog wine={wine} onClose={() => setBrochureOpen(false)} />}
    </RecordDrawer>
  )
}
