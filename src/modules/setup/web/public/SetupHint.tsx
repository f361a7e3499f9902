import { Alert, Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { backupTexts } from '#modules/backups/texts.ts'
import { setupTexts } from '#modules/setup/texts.ts'

const backups: { to: string; search: Record<string, string> } = {
  to: '/genel/yonetim',
  search: { view: 'backups' },
}

/** Tells administrators on the home screen that setup is incomplete or the backups need attention. */
export function SetupHint() {
  const t = useTexts(setupTexts)
  const said = useTexts(backupTexts)
  const { data } = useQuery({ queryKey: ['/setup/list'], queryFn: () => call('/setup/list', {}) })
  if (!data) return null
  const alarm = data.datalist.find(({ key, state }) => key === 'backup' && state === 'alarm')
  return (
    <>
      {alarm?.backup && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title={said(`state_is_${alarm.backup}`, { age: alarm.figure ?? 0 })}
        >
          <Anchor renderRoot={(props) => <Link {...props} {...backups} />} size="sm">
            {t('backup_go')}
          </Anchor>
        </Alert>
      )}
      {!data.is_ready && (
        <Alert color="orange" variant="light" role="status" title={t('not_ready')}>
          <Anchor component={Link} to="/kurulum" size="sm">
            {t('go')}
          </Anchor>
        </Alert>
      )}
    </>
  )
}
