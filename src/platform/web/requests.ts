import type { CallTypes } from '#core/calls.ts'
import type { Refusal } from '#core/refusal.ts'
import type { Chosen } from '#core/selection.ts'
import type { FilePath } from './api.ts'
import { openRecord } from './records.ts'
import { createStore, type Store } from './store.ts'

/**
 * Requests between modules: an order list opens the task form, a shipping list shows an invoice. The requesting
 * module knows only this file; the app mounts the components that respond (`src/app/RequestHosts.tsx`).
 */

/** What a task is about; `belge_tip` and `belge_no` are those of the task. */
export type TaskSubject = { belge_tip: 0 | 1 | 2 | 3; belge_no: string | null; about: string }

type Input = Record<string, unknown>

/** Where the address of the recipient is found: a field of the record that a call answers. */
export type RecipientQuestion = { path: `/${string}`; input: Input; field: string }

type InputOf<Path extends FilePath> = CallTypes[Path]['input']

/** A call that answers a file, with its input. */
type FileCall<Path extends FilePath> = { path: Path; input: InputOf<Path> }

export type AnyFileCall = { [Path in FilePath]: FileCall<Path> }[FilePath]

/** A document to be shown: the call that answers its PDF, with its input. */
type DocumentOf<Path extends FilePath> = FileCall<Path> & {
  title: string
  /** The documents of the same thing, this one among them, to page through. */
  documents?: readonly { label: string; input: InputOf<Path>; whyNotMailed?: Refusal }[]
  /** The call that mails the document: it takes the same input with `to` and `note`. */
  mail?: { path: '/siparisler/belge_mail'; recipient: RecipientQuestion }
  /** The same document in another form, such as an e-invoice. */
  files?: readonly ({ label: string } & AnyFileCall)[]
  /** Told when the viewer has been closed. */
  onClose?: () => void
}

export type DocumentRequest = { [Path in FilePath]: DocumentOf<Path> }[FilePath]

/** The document of an order that is known by its number only. */
type OrderDocumentRequest = { sip_id: number; tur: CallTypes['/siparisler/belge']['input']['tur'] }

/** Many documents of one kind as one file, in this order. */
export type BatchRequest = {
  title: string
  tur: CallTypes['/belge_isi/create']['input']['tur']
  rows: Chosen
  nameOf?(id: number): string
  /** Asks first whether customers with an address get theirs by mail. */
  offersMail?: true
}

export const taskRequest: Store<TaskSubject | null> = createStore<TaskSubject | null>(null)
export const documentRequest: Store<DocumentRequest | null> = createStore<DocumentRequest | null>(null)
export const orderDocumentRequest: Store<OrderDocumentRequest | null> =
  createStore<OrderDocumentRequest | null>(null)
export const batchRequest: Store<BatchRequest | null> = createStore<BatchRequest | null>(null)

/** Opens the form that sends a task about a document. */
export const sendTask = (subject: TaskSubject): void => taskRequest.set(subject)

/** Opens the shipment form of an order. */
export const shipOrder = (sip_id: number): void => openRecord('shipment', 'send', sip_id)

/** Opens a document in the viewer at the side. */
export const showDocument = (request: DocumentRequest): void => documentRequest.set(request)

/** Opens a document of an order in the viewer. */
export const showOrderDocument = (sip_id: number, tur: OrderDocumentRequest['tur']): void =>
  orderDocumentRequest.set({ sip_id, tur })

/** Prints the documents of many orders into one file, with progress. */
export const printBatch = (request: BatchRequest): void => batchRequest.set(request)

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
