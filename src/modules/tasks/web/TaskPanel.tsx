import { Button, Stack } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconFileText, IconUser } from '@tabler/icons-react'
import { isAdmin } from '#core/actor.ts'
import { formatMoment } from '#core/days/dates.ts'
import { asFlag } from '#core/fields.ts'
import { useShowDocument } from '#modules/orders/web/public/show-document.ts'
import { actOn, write } from '#platform/web/api.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { AreaField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { TaskReply, type TaskRow } from '../domain/task.ts'
import { isWaitingFor, sideOf, whyNotReply } from '../domain/turns.ts'
import { documentName } from '../domain/task-cells.ts'
import { documentOfTask, useTask } from './task-data.ts'
import classes from './Tasks.module.css'
import { taskScreenTexts } from './texts.ts'

/** A task to be read, answered and finished. */
export function TaskPanel({ id, onClose }: RecordPanelsProps) {
  const query = useTask(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(task) => <TaskRecord task={task} onClose={onClose} />}
    </RecordLoader>
  )
}

/** Each side writes into its own field. */
const replyForms = {
  sender_msg: TaskReply.pick({ sender_msg: true }),
  reciver_msg: TaskReply.pick({ reciver_msg: true }),
}

type RecordProps = { task: TaskRow; onClose(): void }

function TaskRecord({ task, onClose }: RecordProps) {
  const t = useTexts(taskScreenTexts)
  const user = useUser()
  const mayReply = whyNotReply(user, task) === null
  const field = sideOf(user.id, task) === 'sender' ? 'sender_msg' : 'reciver_msg'
  const blank: Record<string, string | null> = { [field]: '' }
  const editor = useEditor('/takip/gorevler/update', replyForms[field], {
    initial: blank,
    extra: { id: task.id },
    message: () => t('replied'),
    onSaved: onClose,
  })
  const { form, save } = editor
  return (
    <RecordDrawer
      title={t('task_name', { id: task.id })}
      size="side"
      editor={editor}
      onSave={mayReply ? save : null}
      saveLabel={t('reply_send')}
      onClose={onClose}
      actions={isAdmin(user) && <JobDone task={task} onDone={onClose} />}
    >
      <Stack
        gap="sm"
        onKeyDown={(event) => {
          if (mayReply && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
        }}
      >
        <TaskState task={task} />
        <TaskLinks task={task} />
        <Words name={task.gonderen} words={task.sender_msg} moment={task.sender_date} />
        {task.reciver_msg !== null && <Words name={task.alan} words={task.reciver_msg} />}
        {mayReply && (
          <AreaField
            form={form}
            name={field}
            label={t('reply')}
            rows={5}
            description={t('send_hint')}
            autoFocus
          />
        )}
      </Stack>
    </RecordDrawer>
  )
}

function TaskState({ task }: { task: TaskRow }) {
  const t = useTexts(taskScreenTexts)
  const user = useUser()
  const { alan, gonderen, sender_status, msg_status } = task
  if (msg_status === '1')
    return (
      <span className="wk-badge" data-tone="green">
        {t('state_done')}
      </span>
    )
  if (isWaitingFor(user.id, task))
    return (
      <span className="wk-badge" data-tone="orange">
        {t('state_yours')}
      </span>
    )
  const name = sender_status === '1' ? alan : gonderen
  return (
    <span className="wk-badge" data-tone="grey">
      {t('state_theirs', { name })}
    </span>
  )
}

/** The document and the customer that the task is about. */
function TaskLinks({ task }: { task: TaskRow }) {
  const t = useTexts(taskScreenTexts)
  const viewer = useShowDocument()
  const { belge_tip, belge_no, sip_id, cus_id } = task
  const name = documentName({ belge_tip, belge_no }, useLanguage())
  const kind = documentOfTask[belge_tip]
  if (!name && cus_id === null) return null
  const customer = [task.cus_name, task.cus_surname].filter(Boolean).join(' ') || t('customer_page')
  return (
    <div className={`wk-row ${classes.links}`}>
      {name && (
        <Button
          variant="default"
          leftSection={<IconFileText size={14} />}
          disabled={sip_id === null}
          onClick={() => kind && sip_id !== null && void viewer.showById(sip_id, kind)}
        >
          {name}
        </Button>
      )}
      {cus_id !== null && (
        <Button
          variant="default"
          leftSection={<IconUser size={14} />}
          title={t('customer_page')}
          onClick={() => openCustomerPage(cus_id)}
        >
          {customer}
        </Button>
      )}
    </div>
  )
}

type WordsProps = { name: string; words: string | null; moment?: string }

function Words({ name, words, moment }: WordsProps) {
  const t = useTexts(taskScreenTexts)
  return (
    <section className={`wk-panel ${classes.words}`}>
      <header>
        <strong>{name}</strong>
        {moment && <time dateTime={moment}>{formatMoment(moment)}</time>}
      </header>
      <p>{words || t('no_words')}</p>
    </section>
  )
}

/** Finishes an open task, and opens a finished one again. */
function JobDone({ task, onDone }: { task: TaskRow; onDone(): void }) {
  const t = useTexts(taskScreenTexts)
  const isDone = task.msg_status === '1'
  async function turn() {
    try {
      await actOn('/takip/gorevler/update', task, { msg_status: asFlag(!isDone) })
      toastUndo(t(isDone ? 'reopened' : 'finished', { id: task.id }), () =>
        write('/takip/gorevler/update', { id: task.id, msg_status: asFlag(isDone) }),
      )
      onDone()
    } catch (error) {
      toastError(error)
    }
  }
  const icon = isDone ? <IconArrowBackUp size={14} /> : <IconCheck size={14} />
  return (
    <Button variant="default" leftSection={icon} onClick={() => void turn()}>
      {t(isDone ? 'job_reopen' : 'job_done')}
    </Button>
  )
}
