import { IconEye, IconPencil, IconSend, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { say } from '#core/texts/texts.ts'
import { bulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { BulkMenu } from '#modules/bulk/web/public/BulkMenu.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import frame from '#platform/web/list/views.module.css'
import {
  kindText,
  mailList,
  mailStates,
  mayCancel,
  mayCorrect,
  mayResend,
  type MailRow,
} from '../domain/outbox.ts'
import { mailTexts } from '../texts.ts'
import { useMailActs } from './mail-acts.ts'
import { showMail } from './mail-panel.ts'

const resending = bulkWork('/mail_outbox/resend')
const cancelling = bulkWork('/mail_outbox/cancel')
const tabs = ['all', ...mailStates] as const

type Tab = (typeof tabs)[number]

const filtersOf = (tab: Tab): Record<string, string> => (tab === 'all' ? {} : { status: tab })

/** /genel/postalar: every mail of the company, and a second try for those that did not arrive. */
export function OutboxScreen() {
  const t = useTexts(mailTexts)
  const { params, startOver } = useScreenParams(['state'])
  const tab = tabs.find((name) => name === params.state) ?? 'all'
  const actions = useMailActions()
  const selection = useSelection()
  const fixedFilters = useMemo(() => ({ filters: filtersOf(tab) }), [tab])
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ListTabs
        label={t('status')}
        list={mailList}
        tabs={tabs.map((name) => ({
          name,
          label: t(name === 'all' ? 'all' : `status_${name}`),
          filters: filtersOf(name),
        }))}
        value={tab}
        onChange={(next) => startOver({ state: next === 'all' ? undefined : next })}
      />
      <ListScreen
        key={tab}
        list={mailList}
        title={t('title')}
        subtitle={t('hint')}
        emptyText={t('empty')}
        fixedFilters={fixedFilters}
        actions={actions}
        selection={selection}
        tools={
          <BulkMenu
            selection={selection}
            acts={[
              { key: 'resend', label: t('resend'), icon: <IconSend size={14} />, work: resending },
              {
                key: 'cancel',
                label: t('cancel'),
                icon: <IconX size={14} />,
                work: cancelling,
                reverse: resending,
              },
            ]}
            nameOf={(id) => t('mail_name', { id })}
          />
        }
        cells={cells}
        onOpen={({ id }) => showMail('view', id)}
      />
    </div>
  )
}

function useMailActions(): RowAction<MailRow>[] {
  const t = useTexts(mailTexts)
  const { onResend, onCorrect, onCancel } = useMailActs()
  const icon = { size: 14 }
  return [
    { key: 'look', label: t('look'), icon: <IconEye {...icon} />, run: ({ id }) => showMail('view', id) },
    { key: 'resend', label: t('resend'), icon: <IconSend {...icon} />, isShown: mayResend, run: onResend },
    {
      key: 'correct',
      label: t('correct'),
      icon: <IconPencil {...icon} />,
      isShown: mayCorrect,
      run: onCorrect,
    },
    { key: 'cancel', label: t('cancel'), icon: <IconX {...icon} />, isShown: mayCancel, run: onCancel },
  ]
}

const cells = {
  kind: ({ kind }: MailRow) => <KindCell kind={kind} />,
  status: ({ status }: MailRow) => <StatusCell status={status} />,
}

function KindCell({ kind }: { kind: string }) {
  const language = useLanguage()
  const text = kindText(kind)
  return text ? say(text, language) : kind
}

function StatusCell({ status }: Pick<MailRow, 'status'>) {
  const t = useTexts(mailTexts)
  return <span className={status === 'failed' ? 'wk-problem' : undefined}>{t(`status_${status}`)}</span>
}
