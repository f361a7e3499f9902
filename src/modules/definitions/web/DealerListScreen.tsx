import { FormSection } from '#platform/web/form/FormSection.tsx'
import { AreaField, LookupField, ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DealerForm, dealerList, type DealerRow } from '../domain/dealers.ts'
import { definitionTexts } from '../texts.ts'
import { DefinitionScreen } from './DefinitionScreen.tsx'
import { definitionScreenTexts } from './texts.ts'

/** /genel/bayi-islemleri: dealers and what they earn. */
export function DealerListScreen() {
  const t = useTexts(definitionScreenTexts)
  return (
    <DefinitionScreen
      list={dealerList}
      resource="/bayi_cari"
      title={t('dealers')}
      subtitle={t('dealers_hint')}
      newLabel={t('dealer_new')}
      nameOf={({ firma }) => firma}
      panel="dealer"
    />
  )
}

type Values = { [Field in keyof DealerForm]: DealerForm[Field] | null }

const newDealer: Values = {
  firma: '',
  firma_cari: null,
  adres: null,
  ustid: null,
  yuzde: 0,
  upper_firm: null,
}

function valuesOf({ firma, firma_cari, adres, ustid, yuzde, upper_firm }: DealerRow): Values {
  return { firma, firma_cari, adres, ustid, yuzde, upper_firm }
}

export function DealerEditor({ dealer, onClose }: { dealer: DealerRow | null; onClose(): void }) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const editor = useEditor(dealer ? '/bayi_cari/update' : '/bayi_cari/create', DealerForm, {
    initial: dealer ? valuesOf(dealer) : newDealer,
    record: dealer,
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={dealer ? `${t('dealer_edit')} · ${dealer.firma}` : t('dealer_new')}
      size="full"
      editor={editor}
      onClose={onClose}
    >
      <FormSection title={t('dealers')} columns={2}>
        {dealer && <ShownValue label={label('id')} value={String(dealer.id)} />}
        <TextField form={form} name="firma" label={label('firma')} autoFocus />
        <TextField form={form} name="firma_cari" label={label('firma_cari')} />
        <TextField form={form} name="ustid" label={label('ustid')} />
        <IntegerField
          form={form}
          name="yuzde"
          label={label('yuzde')}
          min={0}
          withSteps
          description={t('rate_hint')}
        />
        <LookupField form={form} name="upper_firm" label={label('upper_firm')} list="bayi_cari" />
        <FormSection.Wide>
          <AreaField form={form} name="adres" label={label('adres')} />
        </FormSection.Wide>
      </FormSection>
    </RecordDrawer>
  )
}
