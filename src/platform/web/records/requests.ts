import { openRecord } from './records.ts'
import { createStore, type Store } from '../store.ts'

/**
 * Requests to modules of higher floors: an order list opens the task form, a screen its help. The requesting module knows
 * only this file; the module that answers brings the host (`hosts` of its manifest).
 */

/** What a task is about; `belge_tip` and `belge_no` are those of the task. */
export type TaskSubject = { belge_tip: 0 | 1 | 2 | 3; belge_no: string | null; about: string }

export const taskRequest: Store<TaskSubject | null> = createStore<TaskSubject | null>(null)

/** The order whose form is shown. */
export const orderFormRequest: Store<number | null> = createStore<number | null>(null)

/** Opens the form that sends a task about a document. */
export const sendTask = (subject: TaskSubject): void => taskRequest.set(subject)

/** Opens the shipment form of an order. */
export const shipOrder = (sip_id: number): void => openRecord('shipment', 'send', sip_id)

/** Opens the form of an order in the viewer of documents. */
export const showOrderForm = (sip_id: number): void => orderFormRequest.set(sip_id)

/** The switch of single keys is shown. */
export const keyModeRequest: Store<true | null> = createStore<true | null>(null)

/** Asks for the tour instead of the help of a screen. */
export const TOUR = 'tour'

/** Begins a request for what to do about a refusal; its code follows. */
export const REMEDY = 'remedy:'

/** The address of the screen whose help is shown. */
export const helpRequest: Store<string | null> = createStore<string | null>(null)

/** The codes of the refusals for which the help knows what to do; they come after the first screen. */
export const knownRemedies: Store<ReadonlySet<string>> = createStore<ReadonlySet<string>>(new Set())
