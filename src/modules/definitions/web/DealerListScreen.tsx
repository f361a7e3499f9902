import { useState } from 'react'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { AreaField, LookupField, ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/record-actions.tsx'
import { DealerForm, dealerList, type DealerRow } from '../domain/dealers.ts'
import { definitionTexts } from '../texts.ts'
import { definitionScreenTexts } from './texts.ts'

const touches = ['/bayi_cari'] as const

/** /genel/bayi-islemleri: dealers and what they earn. */
export function DealerListScreen() {
  const t = useTexts(definitionScreenTexts)
  const [edited, setEdited] = useState<DealerRow | 'new' | null>(null)
  const actions = useRecordActions<DealerRow>({
    edit: setEdited,
    deletePath: '/bayi_cari/delete',
    nameOf: (row) => row.firma,
    touches,
  })
  return (
    <>
      <ListScreen
        list={dealerList}
        title={t('dealers')}
        subtitle={t('dealers_hint')}
        actions={actions}
        onOpen={setEdited}
        onNew={() => setEdited('new')}
        newLabel={t('dealer_new')}
      />
      {edited && <DealerEditor dealer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
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

function DealerEditor({ dealer, onClose }: { dealer: DealerRow | null; onClose(): void }) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const form = useRecordForm(DealerForm, dealer ? valuesOf(dealer) : newDealer)
  const { save, isSaving, failure } = useSave({
    form,
    path: dealer ? '/bayi_cari/update' : '/bayi_cari/create',
    extra: dealer ? { id: dealer.id, version: dealer.version } : {},
    touches,
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={dealer ? `${t('dealer_edit')} · ${dealer.firma}` : t('dealer_new')}
      size="full"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      fieldTexts={definitionTexts}
      onSave={save}
      onClose={onClose}
    >
      <FormSection title={t('dealers')} columns={2}>
        {dealer && <ShownValue label={label('id')} value={String(dealer.id)} />}
        <TextField form={form} name="firma" label={label('firma')} autoFocus />
        <TextField form={form} name="firma_cari" label={label('firma_cari')} />
        <TextField form={form} name="ustid" label={label('ustid')} />
        <IntegerField form={form} name="yuzde" label={label('yuzde')} min={0} withSteps />
        <LookupField form={form} name="upper_firm" label={label('upper_firm')} list="bayi_cari" />
        <FormSection.Wide>
          <AreaField form={form} name="adres" label={label('adres')} />
        </FormSection.Wide>
      </FormSection>
    </RecordDrawer>
  )
}
