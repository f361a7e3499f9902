import { Alert, Button, Center, Loader } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call, errorText } from '#platform/web/api.ts'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { AreaField, TextField } from '#platform/web/form/fields.tsx'
import { useUnsavedGuard } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { COMPANY_ID, CompanyForm } from '../domain/company.ts'
import { definitionTexts } from '../texts.ts'
import classes from './CompanyScreen.module.css'
import { EInvoiceReadiness } from './EInvoiceReadiness.tsx'
import { definitionScreenTexts } from './texts.ts'

type Company = CompanyForm & { version: number }

/** /firma-bilgileri: what stands at the head and foot of every printed document. */
export function CompanyScreen() {
  const common = useTexts(commonTexts)
  const company = useQuery({
    queryKey: ['/firma-bilgileri/get', COMPANY_ID],
    queryFn: async () => (await call<{ item: Company }>('/firma-bilgileri/get', { id: COMPANY_ID })).item,
    staleTime: 0,
  })
  if (company.data) return <CompanyEditor company={company.data} />
  return (
    <Center h="60vh">
      {company.error ? (
        <Alert color="red" role="alert" title={common('record_load_failed')}>
          {errorText(company.error)}
        </Alert>
      ) : (
        <Loader size="sm" aria-label={common('busy')} />
      )}
    </Center>
  )
}

function CompanyEditor({ company }: { company: Company }) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const common = useTexts(commonTexts)
  const { version, ust_bilgi, steuer, ustid, k1_1, k2_1, k3_1 } = company
  const form = useRecordForm(CompanyForm, { ust_bilgi, steuer, ustid, k1_1, k2_1, k3_1 }, version)
  const { save, isSaving, failure } = useSave({
    form,
    path: '/firma-bilgileri/update',
    extra: { id: COMPANY_ID, version },
    touches: ['/firma-bilgileri'],
    onSaved: () => undefined,
  })
  useUnsavedGuard(form.isDirty)
  useHotkeys([['mod+S', () => void save(), { preventDefault: true }]], [])
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className={classes.hint}>{t('company_hint')}</p>
      <EInvoiceReadiness company={form.values} />
      {failure?.status.code === 'record_changed' && (
        <Alert color="orange" variant="light" role="alert">
          {errorText(failure)}
        </Alert>
      )}
      <FormSection title={t('section_head')} columns={3}>
        <TextField form={form} name="ust_bilgi" label={label('ust_bilgi')} />
        <TextField form={form} name="steuer" label={label('steuer')} />
        <TextField form={form} name="ustid" label={label('ustid')} />
      </FormSection>
      <FormSection title={t('section_foot')} columns={3}>
        <AreaField form={form} name="k1_1" label={label('k1_1')} rows={7} />
        <AreaField form={form} name="k2_1" label={label('k2_1')} rows={7} />
        <AreaField form={form} name="k3_1" label={label('k3_1')} rows={7} />
      </FormSection>
      <div className={classes.footer}>
        <Button
          type="submit"
          loading={isSaving}
          disabled={!form.isDirty}
          leftSection={<IconDeviceFloppy size={14} />}
          title="Ctrl+S"
        >
          {common('save')}
        </Button>
      </div>
    </form>
  )
}
