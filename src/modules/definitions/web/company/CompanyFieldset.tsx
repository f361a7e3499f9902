import type { CompanyField } from '#core/company/company-fields.ts'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { LookupField, TextField } from '#platform/web/form/fields.tsx'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { companyFieldTexts } from '#modules/definitions/company-texts.ts'
import type { CompanyForm } from '#modules/definitions/domain/company.ts'
import { companyScreenTexts } from './company-texts.ts'

type Form = FieldSource<CompanyForm>

/** Puts the cursor into a field of the company; the dropdown keeps its name on a hidden input beside the visible one. */
export function goToCompanyField(field: CompanyField): void {
  const input = `[data-company-field="${field}"] input:not([type="hidden"])`
  document.querySelector<HTMLElement>(input)?.focus()
}

export function CompanyFieldset({ form }: { form: Form }) {
  const t = useTexts(companyScreenTexts)
  return (
    <>
      <FormSection title={t('section_company')} columns={3}>
        <FormSection.Wide>
          <Field form={form} name="legal_name" />
        </FormSection.Wide>
        <FormSection.Wide>
          <Field form={form} name="street" />
        </FormSection.Wide>
        <Field form={form} name="postcode" />
        <Field form={form} name="town" />
        <Country form={form} />
      </FormSection>
      <FormSection title={t('section_contact')} columns={3}>
        <Field form={form} name="phone" type="tel" />
        <Field form={form} name="email" type="email" />
      </FormSection>
      <FormSection title={t('section_tax')} columns={3}>
        <Field form={form} name="ustid" />
        <Field form={form} name="steuer" />
        <Field form={form} name="directors" />
        <Field form={form} name="register_court" />
        <Field form={form} name="register_number" />
      </FormSection>
      <FormSection title={t('section_bank')} columns={3}>
        <Field form={form} name="bank_name" />
        <Field form={form} name="iban" />
        <Field form={form} name="bic" />
        <Field form={form} name="account_holder" description={t('holder_hint')} />
        <Field form={form} name="creditor_id" description={t('creditor_hint')} />
      </FormSection>
    </>
  )
}

type FieldProps = { form: Form; name: CompanyField; type?: 'email' | 'tel'; description?: string }

function Field({ name, ...props }: FieldProps) {
  const label = useTexts(companyFieldTexts)
  return (
    <div data-company-field={name}>
      <TextField {...props} name={name} label={label(name)} />
    </div>
  )
}

function Country({ form }: { form: Form }) {
  const label = useTexts(companyFieldTexts)
  return (
    <div data-company-field="country">
      <LookupField form={form} name="country" label={label('country')} list="sys_country_code" />
    </div>
  )
}
