import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { lastYears } from '#core/days/dates.ts'
import { blankOf } from '#core/record-fields.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import {
  AreaField,
  FlagField,
  LookupField,
  NumberChoiceField,
  ShownValue,
  TextField,
} from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { PictureField } from '#platform/web/form/PictureField.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import type { RecordForm } from '#platform/web/form/record-form.ts'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRecent } from '#platform/web/records/recents.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { Wine } from '../domain/calls.ts'
import { imageRule, StokForm } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { BrochureDialog } from './BrochureDialog.tsx'
import { PriceTable } from './PriceTable.tsx'
import { recentWine, useWine, useWinePicture } from './stock-data.ts'

/** The usual bottle of 0.75 litres. */
const USUAL_BOTTLE = 1

/** Files that are sent with the save: null keeps the stored one, an empty picture removes it. */
type NewFiles = {
  base_64_image: string | null
  base_64_brosur: string | null
  brosur_file_name: string | null
}

const noFiles: NewFiles = { base_64_image: null, base_64_brosur: null, brosur_file_name: null }

const WineSave = StokForm.extend({
  base_64_image: z.string().nullish(),
  base_64_brosur: z.string().nullish(),
  brosur_file_name: z.string().nullish(),
})

/** The form allows incomplete values: no limit, no price. */
type WineValues = { [Field in keyof StokForm]: StokForm[Field] | null } & NewFiles

const newWine: WineValues = {
  ...blankOf(StokForm),
  stok_cl: USUAL_BOTTLE,
  stok_user_on: '1',
  ...noFiles,
}

const valuesOf = (wine: Wine): WineValues => ({
  ...(Object.fromEntries(
    Object.keys(StokForm.shape).map((field) => [field, wine[field as keyof Wine]]),
  ) as StokForm),
  ...noFiles,
})

type Props = { id: number | null; onClose(): void }

export function WineEditor({ id, onClose }: Props) {
  const wine = useWine(id)
  if (id === null) return <WineForm wine={null} onClose={onClose} />
  return (
    <RecordLoader query={wine} onClose={onClose}>
      {(loaded) => <WineForm wine={loaded} onClose={onClose} />}
    </RecordLoader>
  )
}

type FormProps = { wine: Wine | null; onClose(): void }

function WineForm({ wine, onClose }: FormProps) {
  const t = useTexts(stockTexts)
  const common = useTexts(commonTexts)
  const [isBrochureOpen, setBrochureOpen] = useState(false)
  const editor = useEditor(wine ? '/stok/update' : '/stok/create', WineSave, {
    initial: wine ? valuesOf(wine) : newWine,
    record: wine,
    message: (saved) => (wine ? common('saved') : common('created', { id: saved.id })),
    onSaved: onClose,
  })
  const { form } = editor
  useRecent(wine && recentWine(wine))
  return (
    <RecordDrawer
      title={wine ? `${t('edit')} · ${wine.stok_code}` : t('new')}
      size="full"
      editor={editor}
      onClose={onClose}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={14} />}
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
            choices={lastYears(serverToday())}
          />
          <LookupField form={form} name="stok_color" label={t('color')} list="sys_stok_color" />
          <LookupField form={form} name="stok_mensey" label={t('mensey')} list="sys_stok_mensey" />
          <LookupField form={form} name="stok_tipi" label={t('tipi')} list="sys_stok_tipi" />
          <LookupField form={form} name="stok_cl" label={t('stok_cl')} list="sys_stok_sise" />
          <IntegerField form={form} name="stok_limit" label={t('stok_limit')} min={0} withSteps />
          <TextField form={form} name="stok_raf" label={t('stok_raf')} />
          <FormSection.Wide>
            <AreaField form={form} name="stok_dec" label={t('stok_dec')} rows={3} />
          </FormSection.Wide>
          <FlagField form={form} name="stok_user_on" label={t('stok_user_on')} />
          <FlagField form={form} name="stok_web_on" label={t('stok_web_on')} />
        </FormSection>
        <Stack gap="lg">
          <FormSection title={t('section_prices')}>
            <PriceTable form={form} />
            <Group align="flex-end" gap="lg">
              <MoneyField unit="%" form={form} name="stok_kdv" label={t('stok_kdv')} />
              <FlagField form={form} name="stok_is_kdv" label={t('stok_is_kdv')} />
            </Group>
          </FormSection>
          <WinePictureSection form={form} wine={wine} />
        </Stack>
      </SimpleGrid>
      {isBrochureOpen && (
        <BrochureDialog
          wine={wine}
          onKeep={(file) => {
            form.set('brosur_file_name', file.name)
            void form.setLater('base_64_brosur', readAsBase64(file))
          }}
          onClose={() => setBrochureOpen(false)}
        />
      )}
    </RecordDrawer>
  )
}

type PictureProps = { form: RecordForm<WineValues>; wine: Wine | null }

/** The picture for the wine search of salespeople and for recommendations. */
function WinePictureSection({ form, wine }: PictureProps) {
  const t = useTexts(stockTexts)
  const stored = useWinePicture(wine)
  return (
    <FormSection title={t('section_picture')}>
      <PictureField
        rule={imageRule}
        stored={stored.data ?? null}
        error={form.errors.base_64_image ?? null}
        onChoose={(_name, content) => void form.setLater('base_64_image', content)}
        onRemove={() => form.set('base_64_image', '')}
      />
      <TextField form={form} name="img_url" label={t('img_url')} />
    </FormSection>
  )
}
