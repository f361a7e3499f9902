import { IconEye } from '@tabler/icons-react'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { ViewTabs } from '#platform/web/list/ListTabs.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import frame from '#platform/web/list/views.module.css'
import { administrationTexts } from '../administration-texts.ts'
import { errorLogList, type ErrorLogRow } from '../domain/error-log.ts'
import { securityEventList, type SecurityEventRow } from '../domain/security-events.ts'
import { openError } from './open-error.ts'
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
    <div className={`wk-screen ${frame.screen}`}>
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

const open = ({ id }: ErrorLogRow) => openError(id)

function ErrorsView() {
  const t = useTexts(administrationTexts)
  const actions: RowAction<ErrorLogRow>[] = [
    { key: 'look', label: t('look'), icon: <IconEye size={14} />, run: open },
  ]
  return (
    <ListScreen
      list={errorLogList}
      title={t('tab_errors')}
      subtitle={t('errors_hint')}
      emptyText={t('errors_empty')}
      actions={actions}
      onOpen={open}
    />
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
