import { Checkbox, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { companyBlocks, type Company, type CompanyBlock } from '#core/company/company-fields.ts'
import { composedBlocks, missingInBlock } from '#core/company/company.ts'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { AreaField } from '#platform/web/form/fields.tsx'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { companyFieldTexts } from '#modules/definitions/company-texts.ts'
import type { CompanyForm } from '#modules/definitions/domain/company.ts'
import { companyScreenTexts } from './company-texts.ts'

type Props = { form: FieldSource<CompanyForm>; company: Company }

/** Head and foot of documents: generated from the fields, or the company's own texts. */
export function CompanyTexts(props: Props) {
  const t = useTexts(companyScreenTexts)
  const [head, ...feet] = companyBlocks
  return (
    <FormSection title={t('section_print')} columns={3}>
      <FormSection.Wide>
        <PrintedText {...props} block={head} rows={2} />
      </FormSection.Wide>
      {feet.map((block) => (
        <PrintedText key={block} {...props} block={block} rows={7} />
      ))}
    </FormSection>
  )
}

function PrintedText({ form, company, block, rows }: Props & { block: CompanyBlock; rows: number }) {
  const t = useTexts(companyScreenTexts)
  const label = useTexts(companyFieldTexts)
  const [isOpen, setOpen] = useState(false)
  const text = form.values[block] ?? ''
  const composed = composedBlocks(company)[block] ?? ''
  const isOwn = isOpen || text !== ''
  const lacking = isOwn ? missingInBlock(company, block, text) : []
  return (
    <div className="wk-stack">
      {isOwn ? (
        <AreaField form={form} name={block} label={label(block)} rows={rows} />
      ) : (
        <Textarea
          label={label(block)}
          description={t('composed')}
          inputWrapperOrder={['label', 'input', 'description']}
          size="xs"
          variant="filled"
          rows={rows}
          value={composed}
          readOnly
        />
      )}
      {lacking.length > 0 && (
        <Text size="xs" role="status">
          {t('text_lacks', { fields: lacking.map((field) => label(field)).join(', ') })}
        </Text>
      )}
      <Checkbox
        size="xs"
        label={t('own_text')}
        aria-label={`${t('own_text')}: ${label(block)}`}
        checked={isOwn}
        onChange={({ currentTarget: { checked } }) => {
          setOpen(checked)
          form.set(block, checked ? composed : null)
        }}
      />
    </div>
  )
}
