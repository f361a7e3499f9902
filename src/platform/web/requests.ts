import { createStore, type Store } from './store.ts'

/**
 * What one area asks of another: an order list lets a task be sent, a shipping list shows an invoice. The asking side
 * knows only this file; the app mounts who answers (`src/app/RequestHosts.tsx`).
 */

/** What a task is about; `belge_tip` and `belge_no` are those of the task. */
export type TaskSubject = { belge_tip: 0 | 1 | 2 | 3; belge_no: string | null; about: string }

/** A paper to be shown: the call that answers its PDF, with its input. */
export type DocumentRequest = {
  title: string
  path: `/${string}`
  input: Record<string, unknown>
  /** Told when the viewer has been closed. */
  onClose?: () => void
}

export const taskRequest: Store<TaskSubject | null> = createStore<TaskSubject | null>(null)
export const shipmentRequest: Store<{ sip_id: number } | null> = createStore<{ sip_id: number } | null>(null)
export const documentRequest: Store<DocumentRequest | null> = createStore<DocumentRequest | null>(null)

/** Opens the form that sends a task about a document. */
export const sendTask = (subject: TaskSubject): void => taskRequest.set(subject)

/** Opens the shipment form of an order. */
export const shipOrder = (sip_id: number): void => shipmentRequest.set({ sip_id })

/** Opens a paper in the viewer at the side. */
export const showDocument = (request: DocumentRequest): void => documentRequest.set(request)
