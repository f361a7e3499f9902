import { Button, Switch } from '@mantine/core'
import { IconBan, IconEraser, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { write } from '#platform/web/api.ts'
import { alert, confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { tellReason } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Target } from '#modules/chat/domain/chat.ts'
import { chatRefusals } from '#modules/chat/domain/refusals.ts'
import { refreshTarget, threadKey, useEntries } from '../chat-data.ts'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'
import { keyOf, targetOfEntry } from '../target.ts'

type Props = { target: Target; name: string; children?: ReactNode }

/** A user's own settings of a conversation. */
export function OwnSide({ target, name, children }: Props) {
  const t = useTexts(chatPanelTexts)
  const { id: me } = useUser()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const entries = useEntries()
  const entry = entries.data?.find((candidate) => keyOf(targetOfEntry(candidate)) === keyOf(target))
  const isBlockedByMe = entry?.isBlocked === me

  /** As everywhere in the chat a failed write is logged; what is shown stays as it was. */
  async function change(act: () => Promise<unknown>) {
    try {
      await act()
      await refreshTarget(queries, target)
    } catch (error) {
      console.error('the conversation was not changed', error)
    }
  }

  async function clear() {
    if ('roomId' in target) return alert(t('clear'), tellReason(chatRefusals.chat_room_not_cleared))
    return confirm({
      title: t('clear'),
      message: t('clear_question'),
      confirm: t('clear'),
      danger: true,
      act: async () => {
        await write('/chat/clear', target)
        await refreshTarget(queries, target)
      },
    })
  }

  async function remove() {
    const isDone = await confirm({
      title: t('delete_chat'),
      message: t('delete_question', { name }),
      confirm: t('delete_chat'),
      danger: true,
      act: () => write('/chat/delete', target),
    })
    if (!isDone) return
    queries.removeQueries({ queryKey: threadKey(target) })
    await refreshTarget(queries, target)
    await navigate({ to: '/chatapp' })
  }

  async function block(uid: number) {
    if (isBlockedByMe) return change(() => write('/chat/block', { uid, blocked: false }))
    return confirm({
      title: t('block'),
      message: t('block_question', { name }),
      confirm: t('block'),
      danger: true,
      act: async () => {
        await write('/chat/block', { uid, blocked: true })
        await refreshTarget(queries, target)
      },
    })
  }

  return (
    <section className={`wk-stack ${classes.section}`}>
      <Switch
        label={t('mute')}
        size="xs"
        checked={entry?.muted ?? false}
        disabled={!entry}
        onChange={({ currentTarget: { checked: muted } }) =>
          void change(() => write('/chat/mute', { ...target, muted }))
        }
      />
      <Switch
        label={t('disappearing')}
        description={t('not_supported')}
        size="xs"
        checked={false}
        disabled
        readOnly
      />
      {children}
      {'uid' in target && (
        <Act icon={<IconBan size={16} />} onClick={() => void block(target.uid)} isDanger={!isBlockedByMe}>
          {isBlockedByMe ? t('unblock') : t('block')}
        </Act>
      )}
      <Act icon={<IconEraser size={16} />} onClick={() => void clear()}>
        {t('clear')}
      </Act>
      <Act icon={<IconTrash size={16} />} onClick={() => void remove()} isDanger>
        {t('delete_chat')}
      </Act>
    </section>
  )
}

type ActProps = { icon: ReactNode; isDanger?: boolean; onClick(): void; children: ReactNode }

/** One thing to do, in a line of its own. */
export function Act({ icon, isDanger = false, onClick, children }: ActProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      justify="flex-start"
      className={classes.act}
      data-danger={isDanger ? '' : undefined}
      leftSection={icon}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
