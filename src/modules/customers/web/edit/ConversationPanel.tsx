import { ActionIcon, Menu, Stack } from '@mantine/core'
import { IconDotsVertical, IconEdit, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { formatMoment } from '#core/days/dates.ts'
import { actOn, call } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { AreaField, LookupField, ShownValue } from '#platform/web/form/fields.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import { followedBy } from '#platform/web/form/field-source.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import {
  ConversationForm,
  conversationList,
  type ConversationRow,
} from '#modules/customers/domain/conversations.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import classes from '../Talks.module.css'
import { useOutcome } from '../card/LatestConversations.tsx'
import { panelTexts } from '../panel-texts.ts'

type Props = { customer: CustomerRow; onClose(): void }

/** What was said before, and what was said now. */
export function ConversationPanel({ customer, onClose }: Props) {
  const [edited, setEdited] = useState<ConversationRow | null>(null)
  return (
    <ConversationRecord
      key={edited?.id ?? 'new'}
      customer={customer}
      edited={edited}
      onEdit={setEdited}
      onClose={onClose}
    />
  )
}

type Values = {
  cus_id: number
  sts: number | null
  note: string | null
  promised_day: string | null
}
type RecordProps = Props & { edited: ConversationRow | null; onEdit(row: ConversationRow | null): void }

function ConversationRecord({ customer, edited, onEdit, onClose }: RecordProps) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const initial: Values = {
    cus_id: customer.id,
    sts: edited?.sts ?? null,
    note: edited?.note ?? null,
    promised_day: edited?.promised_day ?? null,
  }
  const path = edited ? '/musteri_gorusme/update' : '/musteri_gorusme/create'
  const editor = useEditor(path, ConversationForm, {
    initial,
    record: edited,
    message: () => t('conversation_saved'),
    onSaved: () => (edited ? onEdit(null) : onClose()),
  })
  const { form } = editor
  const promises = useReferenceRows('sys_gorusme_asama').filter((row) => row.promises_payment === '1')
  const isPromise = (sts: number | null) => promises.some((row) => row.def_type === sts)
  const outcome = followedBy(form, 'sts', (sts) => {
    if (!isPromise(sts)) form.set('promised_day', null)
  })

  /** Cancelling an edit says so and leads back to the new conversation. */
  function close() {
    if (!edited) return onClose()
    toastWarning(t('islem_iptal_edildi'))
    return onEdit(null)
  }

  return (
    <RecordDrawer
      title={t('conversation_title', { name: customerLabel(customer) })}
      size="side"
      editor={editor}
      onReload={null}
      onClose={close}
    >
      <Stack gap="sm">
        <h3 className="wk-heading">
          {edited ? t('conversation_edit', { id: edited.id }) : t('conversation_new')}
        </h3>
        <ShownValue label={fields('cus_id')} value={String(customer.id)} />
        <LookupField
          form={outcome}
          name="sts"
          label={fields('sts')}
          list="sys_gorusme_asama"
          // A promise to pay is only offered if the customer owes something.
          only={(sts) => customer.owes !== '0' || sts === edited?.sts || !isPromise(sts)}
          autoFocus
        />
        {isPromise(form.values.sts) && (
          <DateField form={form} name="promised_day" label={fields('promised_day')} />
        )}
        <AreaField form={form} name="note" label={fields('note')} rows={4} />
        <PastConversations cusId={customer.id} onEdit={onEdit} />
      </Stack>
    </RecordDrawer>
  )
}

const PAST = 100

function PastConversations({ cusId, onEdit }: { cusId: number; onEdit(row: ConversationRow): void }) {
  const t = useTexts(panelTexts)
  const outcome = useOutcome()
  const mayChange = isAdmin(useUser())
  const query = useQuery({
    queryKey: [conversationList.path, 'past', cusId],
    queryFn: async () => {
      const payload = { cus_id: cusId, orderByField: 'zaman', orderBy: 'DESC', limit: PAST } as const
      return (await call(conversationList.path, payload)).datalist
    },
  })
  return (
    <section aria-label={t('conversation_past')}>
      <h3 className="wk-heading">{t('conversation_past')}</h3>
      <Loaded query={query}>
        {(talks) =>
          talks.length === 0 ? (
            <p className="wk-muted">{t('conversation_none')}</p>
          ) : (
            <ol className={`wk-list wk-stack ${classes.talks}`}>
              {talks.map((talk) => (
                <li key={talk.id}>
                  <span className="wk-bar">
                    <span className="wk-strong">{outcome(talk)}</span>
                    <span className="wk-muted">
                      {formatMoment(talk.zaman)} · {talk.name_surname}
                    </span>
                    {mayChange && <TalkMenu talk={talk} onEdit={onEdit} />}
                  </span>
                  {talk.note && <span className={classes.talkFull}>{talk.note}</span>}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}

function TalkMenu({ talk, onEdit }: { talk: ConversationRow; onEdit(row: ConversationRow): void }) {
  const t = useTexts(panelTexts)
  const common = useTexts(commonTexts)

  async function remove() {
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('conversation_delete', { time: formatMoment(talk.zaman) }),
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/musteri_gorusme/delete', talk),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: talk.id }))
  }

  return (
    <Menu position="bottom-end" trapFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={common('row_menu')}>
          <IconDotsVertical size={14} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEdit size={14} />} onClick={() => onEdit(talk)}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          color="var(--wk-danger-text)"
          leftSection={<IconTrash size={14} />}
          onClick={() => void remove()}
        >
          {common('delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
