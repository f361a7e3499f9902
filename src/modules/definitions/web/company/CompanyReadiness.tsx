import { Alert, Anchor, List } from '@mantine/core'
import type { Company, CompanyField } from '#core/company/company-fields.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { companyFieldTexts } from '#modules/definitions/company-texts.ts'
import { companyReadiness } from '#modules/definitions/domain/company-readiness.ts'
import { companyScreenTexts } from './company-texts.ts'

type Props = { company: Company; hasOwnTexts: boolean; onGo(field: CompanyField): void }

/** What the company record lacks, each with a link to its field. */
export function CompanyReadiness({ company, hasOwnTexts, onGo }: Props) {
  const t = useTexts(companyScreenTexts)
  const label = useTexts(companyFieldTexts)
  const say = useRefusals()
  const { missing, problems } = companyReadiness(company)
  if (!missing.length && !problems.length) {
    return <Alert color="green" variant="light" role="status" title={t('ready')} />
  }
  return (
    <Alert
      color="orange"
      variant="light"
      role="status"
      title={missing.length ? t('incomplete') : t('to_check')}
    >
      <List size="sm">
        {missing.map((field) => (
          <List.Item key={field}>
            <Jump onClick={() => onGo(field)}>{label(field)}</Jump>
          </List.Item>
        ))}
        {problems.map((problem) => (
          <List.Item key={problem.code}>
            {say(problem)} <Jump onClick={() => onGo(problem.field)}>{t('to_field')}</Jump>
          </List.Item>
        ))}
      </List>
      {missing.length > 0 && hasOwnTexts && <p>{t('take_from_texts')}</p>}
    </Alert>
  )
}

function Jump({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <Anchor component="button" type="button" size="sm" onClick={onClick}>
      {children}
    </Anchor>
  )
}
