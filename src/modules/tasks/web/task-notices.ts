import { call, write } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { connected, onNotice } from '#platform/web/realtime.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { announce, taskNotices } from '#platform/web/shell/notices.ts'
import type { WaitingTask } from '../domain/calls.ts'
import { taskLink } from '../domain/task-link.ts'
import { taskNoticeTexts } from './notice-texts.ts'

/** Who spoke last and what they said; of several paragraphs the last one is new. */
function lastWords({ gonderen, alan, sender_msg, reciver_msg, sender_status }: WaitingTask) {
  const isNew = sender_status === '1'
  const message = (isNew ? sender_msg : reciver_msg) ?? ''
  return { isNew, name: isNew ? gonderen : alan, message: message.split('\n\n').at(-1) ?? '' }
}

const toNotice = (task: WaitingTask) => {
  const { name, message } = lastWords(task)
  return {
    id: String(task.id),
    sender: name,
    message: message || `#${task.id}`,
    opens: taskLink(task.id),
  }
}

/** Marks new tasks as received; only the first window to do so announces them. */
async function tellNew(tasks: readonly WaitingTask[]): Promise<void> {
  const unheard = tasks.filter((task) => !task.isReceived)
  if (!unheard.length) return
  const { ids } = await write('/takip/gorevler/received', {
    ids: unheard.map(({ id }) => id),
  })
  for (const task of unheard.filter(({ id }) => ids.includes(id)).toReversed()) {
    const { isNew, name, message } = lastWords(task)
    announce(tell(taskNoticeTexts, isNew ? 'new_task' : 'new_reply', { name, message }))
  }
}

let asked = 0

async function refreshBell(): Promise<void> {
  if (!currentSession()) return
  asked += 1
  const turn = asked
  try {
    const { datalist, count } = await call('/takip/gorevler/waiting')
    // A later request has the newer answer.
    if (turn !== asked) return
    taskNotices.set({ total: count, latest: datalist.map(toNotice) })
    await tellNew(datalist)
  } catch (error) {
    // The bell is asked again with the next notice and after every reconnect.
    console.warn('tasks could not be read', error)
  }
}

/** Keeps the bell in sync with the server. */
export function watchTasks(): void {
  const look = () => void refreshBell()
  onNotice('gorev', look)
  // Notices were missed while the connection was not open.
  connected.subscribe(() => {
    if (connected.get()) look()
  })
}
