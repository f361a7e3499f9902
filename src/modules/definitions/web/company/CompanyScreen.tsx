import { Alert, Button, Center, Loader } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { companyBlocks, companyFields, type CompanyData } from '#core/company/company-fields.ts'
import { blocksToStore, companyOf } from '#core/company/company.ts'
import { call, errorText } from '#platform/web/api.ts'
import { Conflict, useUnsavedGuard } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { usePageSave } from '#platform/web/keys/shortcuts.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import type { StoredCompany } from '#modules/definitions/domain/calls.ts'
import { COMPANY_ID, CompanyForm } from '#modules/definitions/domain/company.ts'
import { companyScreenTexts } from './company-texts.ts'
import { CompanyFieldset, goToCompanyField } from './CompanyFieldset.tsx'
import { CompanyReadiness } from './CompanyReadiness.tsx'
import { CompanyTexts } from './CompanyTexts.tsx'
import { useLiveErrors } from '../live-errors.ts'

/** /firma-bilgileri: who the company is, and what is at the head and foot of every printed document. */
export function CompanyScreen() {
  const common = useTexts(commonTexts)
  const company = useQuery({
    queryKey: ['/firma-bilgileri/get', COMPANY_ID],
    queryFn: async () => (await call('/firma-bilgileri/get', { id: COMPANY_ID })).item,
    staleTime: 0,
  })
  if (company.data) return <CompanyEditor company={company.data} onReload={company.refetch} />
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

/** The form values of the record; a printed text equal to the generated one is not a custom text. */
function formValues(company: StoredCompany): CompanyForm {
  const fields = companyFields.map((field) => [field, company[field]])
  return { ...(Object.fromEntries(fields) as CompanyData), ...blocksToStore(company, {}) }
}

/** Focuses the field in the hash, which refusals on other screens link to. */
function useFieldOfAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const field = companyFields.find((name) => name === hash)
    if (field) goToCompanyField(field)
  }, [hash])
}

function CompanyEditor({ company, onReload }: { company: StoredCompany; onReload(): unknown }) {
  const t = useTexts(companyScreenTexts)
  const common = useTexts(commonTexts)
  const editor = useEditor('/firma-bilgileri/update', CompanyForm, {
    initial: formValues(company),
    record: { id: COMPANY_ID, version: company.version },
    onSaved: () => undefined,
  })
  const { form, save, isSaving } = editor
  const { checked, watch } = useLiveErrors(CompanyForm, form)
  useUnsavedGuard(form.isDirty)
  usePageSave(save)
  useFieldOfAddress()
  const typed = companyOf(form.values)
  return (
    <form
      className="wk-form"
      noValidate
      {...watch}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className="wk-hint">{t('hint')}</p>
      <CompanyReadiness
        company={typed}
        hasOwnTexts={companyBlocks.some((block) => form.values[block])}
        onGo={goToCompanyField}
      />
      <CompanyFieldset form={checked} />
      <CompanyTexts form={checked} company={typed} />
      <div className="wk-foot">
        <Conflict editor={editor} onReload={onReload} />
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
