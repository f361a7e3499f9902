import type { ReactNode } from 'react'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import { AreaField, FlagField, LookupField, TextField } from '#platform/web/form/fields.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { wineFlags } from '#modules/customers/domain/wine-flags.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { VatIdNotice } from './VatIdNotice.tsx'
import type { CustomerFieldSource, CustomerValues } from './customer-form.ts'
import classes from './CustomerFieldset.module.css'
import { trackingTexts } from '../texts.ts'

type Field = keyof CustomerValues
type Props = { form: CustomerFieldSource; mayEdit(field: Field): boolean }

function useField({ form, mayEdit }: Props) {
  const t = useTexts(customerTexts)
  const screen = useTexts(trackingTexts)
  return (name: Field) => ({
    form,
    name,
    label: name === 'cus_f_on' ? screen(name) : t(name),
    readOnly: !mayEdit(name) || isMasked(form.values[name]),
  })
}

export function InfoSection(props: Props) {
  const t = useTexts(trackingTexts)
  const field = useField(props)
  return (
    <FormSection title={t('section_info')} columns={2}>
      <TextField {...field('cus_firm')} autoFocus />
      <LookupField {...field('cus_m_f')} list="sys_unvan" />
      <TextField {...field('cus_surname')} />
      <TextField {...field('cus_name')} />
      <TextField {...field('cus_city')} />
      <LookupField {...field('cus_country_code')} list="sys_country_code" />
      <TextField {...field('cus_atu_no')} />
      <TextField {...field('cus_leitweg')} />
      <DateField {...field('cus_birtday')} isPast />
      <TextField {...field('cus_code')} />
      <VatIdNotice vatId={props.form.values.cus_atu_no} />
    </FormSection>
  )
}

export function ContactSection(props: Props) {
  const t = useTexts(trackingTexts)
  const field = useField(props)
  return (
    <FormSection title={t('section_contact')} columns={2}>
      <TextField {...field('cus_tel1')} type="tel" />
      <TextField {...field('cus_tel2')} type="tel" />
      <TextField {...field('cus_gsm')} type="tel" />
      <TextField {...field('cus_private')} type="tel" />
      <TextField {...field('cus_fax')} type="tel" />
      <LookupField {...field('call_time')} list="sys_c_time" />
      <TextField {...field('cus_email')} type="email" />
      <div className={classes.flag}>
        <FlagField {...field('mail_verifyed')} />
      </div>
    </FormSection>
  )
}

export function BankSection(props: Props) {
  const t = useTexts(trackingTexts)
  const field = useField(props)
  return (
    <FormSection title={t('section_bank')} columns={2}>
      <TextField {...field('cus_bank')} />
      <TextField {...field('cus_bank_sube')} />
      <TextField {...field('cus_bank_iban')} />
      <TextField {...field('cus_bank_bic')} />
      <TextField {...field('cus_bank_hesap')} />
      <DateField {...field('cus_bank_e_date')} />
      <FlagField {...field('cus_bank_shift')} />
    </FormSection>
  )
}

/** Care of the customer. Where the note has its own place on the page, the form leaves it out. */
export function DetailsSection({ withNotes, ...props }: Props & { withNotes: boolean }): ReactNode {
  const t = useTexts(trackingTexts)
  const field = useField(props)
  return (
    <FormSection title={t('section_details')} columns={2}>
      <LookupField {...field('cus_user')} list="sys_users" />
      <LookupField {...field('cus_dnd')} list="cus_dnd" />
      <LookupField {...field('cus_category')} list="sys_category" />
      <LookupField {...field('cus_class')} list="sys_class" />
      <FormSection.Wide>
        <WineFields {...props} />
      </FormSection.Wide>
      {withNotes && (
        <>
          <FormSection.Wide>
            <AreaField {...field('note2')} />
          </FormSection.Wide>
          <FormSection.Wide>
            <AreaField {...field('note_3')} rows={2} />
          </FormSection.Wide>
        </>
      )}
      <FormSection.Wide>
        <FlagField {...field('cus_f_on')} />
      </FormSection.Wide>
    </FormSection>
  )
}

function WineFields(props: Props) {
  const t = useTexts(trackingTexts)
  const field = useField(props)
  return (
    <div role="group" aria-label={t('wines')}>
      <div className={`wk-label ${classes.label}`}>{t('wines')}</div>
      <div className={classes.wines}>
        {wineFlags.map((wine) => (
          <FlagField key={wine} {...field(wine)} />
        ))}
      </div>
    </div>
  )
}
