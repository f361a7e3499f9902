import { IconEye } from '@tabler/icons-react'
import { useMemo } from 'react'
import { isAdmin } from '#core/actor.ts'
import { bulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { BulkMenu } from '#modules/bulk/web/public/BulkMenu.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/rows/record-actions.tsx'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import frame from '#platform/web/list/views.module.css'
import { recordHref } from '#platform/web/records/records.ts'
import { sendTask } from '#platform/web/records/requests.ts'
import { useUser } from '#platform/web/session/session.ts'
import { taskList, type TaskRow } from '../domain/task.ts'
import { isWaitingFor } from '../domain/turns.ts'
import { taskTexts } from '../texts.ts'
import { documentName } from '../domain/task-cells.ts'
import { openTask } from './open-task.ts'
import classes from './Tasks.module.css'
import { taskScreenTexts } from './texts.ts'

const finishing = bulkWork('/takip/gorevler/update', { msg_status: '1' })
const reopening = bulkWork('/takip/gorevler/update', { msg_status: '0' })
const deleting = bulkWork('/takip/gorevler/delete')

const statuses = { pending: '0', completed: '1' } as const
type Status = keyof typeof statuses
const names = Object.keys(statuses) as Status[]

const filtersOf = (status: Status, from: string | null, to: string | null) => ({
  msg_status: statuses[status],
  sender_date: { value: [from, to], matchMode: 'between' as const },
})

/** /takip/gorevler: tasks between users. */
export function TaskScreen() {
  const t = useTexts(taskScreenTexts)
  const { params, change, startOver } = useScreenParams(['status', 'from', 'to'])
  const status = names.find((name) => name === params.status) ?? 'pending'
  const from = params.from ?? null
  const to = params.to ?? null
  return (
    <div className={`wk-screen ${frame.screen}`}>
      <ListTabs
        label={t('status')}
        list={taskList}
        tabs={names.map((name) => ({
          name,
          label: t(name),
          filters: name === status ? filtersOf(name, from, to) : filtersOf(name, null, null),
        }))}
        value={status}
        onChange={(next) => startOver({ status: next })}
      />
      <TaskTable
        key={status}
        status={status}
        from={from}
        to={to}
        onRange={(next) => change({ status, from: next.from ?? undefined, to: next.to ?? undefined })}
      />
    </div>
  )
}

type TableProps = {
  status: Status
  from: string | null
  to: string | null
  onRange(range: { from: string | null; to: string | null }): void
}

function TaskTable({ status, from, to, onRange }: TableProps) {
  const t = useTexts(taskScreenTexts)
  const fields = useTexts(taskTexts)
  const user = useUser()
  const [view, remove] = useRecordActions<TaskRow>({
    edit: openTask,
    deletePath: '/takip/gorevler/delete',
    nameOf: ({ id }) => t('task_name', { id }),
  })
  const selection = useSelection()
  const look = { ...view, key: 'view', label: t('action_view'), icon: <IconEye size={14} /> }
  const fixedFilters = useMemo(() => ({ filters: filtersOf(status, from, to) }), [status, from, to])
  const language = useLanguage()
  const cells = useMemo(() => ({ belge_no: (task: TaskRow) => documentName(task, language) }), [language])
  return (
    <ListScreen
      list={taskList}
      title={t('title')}
      fixedFilters={fixedFilters}
      actions={isAdmin(user) ? [look, remove] : [look]}
      cells={cells}
      rowClass={(task) => (isWaitingFor(user.id, task) ? classes.waiting : undefined)}
      onOpen={openTask}
      onNew={() => sendTask({ belge_tip: 0, belge_no: null, about: '' })}
      newLabel={t('new_task')}
      emptyText={t(`empty_${status}`)}
      {...(isAdmin(user) ? { selection } : {})}
      tools={
        <>
          {isAdmin(user) && (
            <BulkMenu
              selection={selection}
              acts={[
                status === 'pending'
                  ? { key: 'finish', label: t('job_done'), work: finishing, reverse: reopening }
                  : { key: 'reopen', label: t('job_reopen'), work: reopening, reverse: finishing },
                { key: 'delete', label: remove.label, danger: true, work: deleting },
              ]}
              nameOf={(id) => t('task_name', { id })}
              linkOf={(id) => recordHref('task', 'view', id)}
            />
          )}
          <DateRange range={{ from, to }} label={fields('sender_date')} onChange={onRange} />
        </>
      }
    />
  )
}
