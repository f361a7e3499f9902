import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '#core/dates.ts'
import { say } from '#core/texts.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/RowMenu.tsx'
import { ViewTabs } from '#platform/web/list/ListTabs.tsx'
import { useScreenParams } from '#platform/web/list/screen-params.ts'
import frame from '#platform/web/list/views.module.css'
import { administrationTexts } from '../administration-texts.ts'
import { errorLogList, type ErrorLogRow } from '../domain/error_log.ts'
import { securityEventList, type SecurityEventRow } from '../domain/security_events.ts'
import classes from './AdministrationScreen.module.css'
import { PausesView } from './PausesView.tsx'
import { SignInSettingsView } from './SignInSettingsView.tsx'

const BackupsView = lazyPart(
  async () => (await import('#modules/backups/web/public/BackupsView.tsx')).BackupsView,
)

const views = ['errors', 'events', 'pauses', 'backups', 'settings'] as const
type View = (typeof views)[number]

const isView = (name: string | undefined): name is View => views.some((view) => view === name)

/** /genel/yonetim: errors, security events, pauses and sign-in settings. */
export function AdministrationScreen() {
  const t = useTexts(administrationTexts)
  const { params, startOver } = useScreenParams(['view'])
  const view = isView(params.view) ? params.view : 'errors'
  return (
    <div className={frame.screen}>
      <ViewTabs
        label={t('title')}
        tabs={views.map((name) => ({ name, label: t(`tab_${name}`) }))}
        value={view}
        onChange={(next) => startOver({ view: next })}
      />
      {view === 'errors' && <ErrorsView />}
      {view === 'events' && <EventsView />}
      {view === 'pauses' && <PausesView />}
      {view === 'backups' && <BackupsView />}
      {view === 'settings' && <SignInSettingsView />}
    </div>
  )
}

function ErrorsView() {
  const t = useTexts(administrationTexts)
  const [shown, setShown] = useState<ErrorLogRow | null>(null)
  const open = (row: ErrorLogRow) => setShown(row)
  const actions: RowAction<ErrorLogRow>[] = [
    { key: 'look', label: t('look'), icon: <IconEye size={14} />, run: open },
  ]
  return (
    <>
      <ListScreen
        list={errorLogList}
        title={t('tab_errors')}
        subtitle={t('errors_hint')}
        emptyText={t('errors_empty')}
        actions={actions}
        onOpen={open}
      />
      {shown && (
        <RecordDrawer title={t('error_title', { id: shown.id })} size="wide" onClose={() => setShown(null)}>
          <p>{[formatMoment(shown.at), shown.user_name, shown.host].filter(Boolean).join(' · ')}</p>
          <p>{shown.message}</p>
          {shown.stack && <pre className={classes.stack}>{shown.stack}</pre>}
        </RecordDrawer>
      )}
    </>
  )
}

const cells = { event: ({ event }: SecurityEventRow) => <EventCell event={event} /> }

function EventCell({ event }: Pick<SecurityEventRow, 'event'>) {
  return say(administrationTexts[`event_${event}`], useLanguage())
}

function EventsView() {
  const t = useTexts(administrationTexts)
  return (
    <ListScreen
      list={securityEventList}
      title={t('tab_events')}
      subtitle={t('events_hint')}
      emptyText={t('events_empty')}
      cells={cells}
    />
  )
}
