import { useTexts } from '#platform/web/language.tsx'
import { ViewTabs } from '#platform/web/list/ListTabs.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import frame from '#platform/web/list/views.module.css'
import { DebitView } from './DebitView.tsx'
import { MandateView } from './MandateView.tsx'
import { runTexts } from './run-texts.ts'
import { TransferView } from './TransferView.tsx'

const views = ['debits', 'mandates', 'transfers'] as const
type View = (typeof views)[number]

const isView = (name: string | undefined): name is View => views.some((view) => view === name)

/** /banka/toplu: direct debits, their mandates, and refunds to customers. */
export function RunsScreen() {
  const t = useTexts(runTexts)
  const { params, startOver } = useScreenParams(['view'])
  const view = isView(params.view) ? params.view : 'debits'
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ViewTabs
        label={t('title')}
        tabs={views.map((name) => ({ name, label: t(`view_${name}`) }))}
        value={view}
        onChange={(next) => startOver({ view: next })}
      />
      {view === 'debits' && <DebitView />}
      {view === 'mandates' && <MandateView />}
      {view === 'transfers' && <TransferView />}
    </div>
  )
}
