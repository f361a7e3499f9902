import { Alert, Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { setupTexts } from '#modules/setup/texts.ts'

/** On the home screen of administrators while the company is not ready. */
export function SetupHint() {
  const t = useTexts(setupTexts)
  const { data } = useQuery({ queryKey: ['/setup/list'], queryFn: () => call('/setup/list', {}) })
  if (!data || data.is_ready) return null
  return (
    <Alert color="orange" variant="light" role="status" title={t('not_ready')}>
      <Anchor component={Link} to="/kurulum" size="sm">
        {t('go')}
      </Anchor>
    </Alert>
  )
}
