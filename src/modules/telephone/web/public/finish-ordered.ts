import { call, write } from '#platform/web/api.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'

/** Ends the call in which an order was taken; without an open call the order's own log is enough. */
export async function finishOrdered(cus_id: number): Promise<void> {
  try {
    const { open } = (await call('/call/state')).item
    if (open?.cus_id !== cus_id) return
    const { datalist } = await call('/sys_gorusme_asama/list')
    const ordered = datalist.find((row) => row.ordered === '1' && row.status === '1')
    if (!ordered) return
    await write('/call/finish', { cus_id, call_id: open.id, outcome: Number(ordered.def_type) })
  } catch (error) {
    toastError(error)
  }
}
