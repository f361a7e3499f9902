import type { CallTypes } from '#core/calls.ts'
import type { Refusal } from '#core/refusal.ts'
import type { Chosen } from '#core/lists/selection.ts'
import type { FilePath } from '#platform/web/api.ts'
import { createStore, type Store } from '#platform/web/store.ts'

type InputOf<Path extends FilePath> = CallTypes[Path]['input']

/** A call that answers a file, with its input. */
type FileCall<Path extends FilePath> = { path: Path; input: InputOf<Path> }

export type AnyFileCall = { [Path in FilePath]: FileCall<Path> }[FilePath]

/** A document to be shown: the call that answers its PDF, with its input. */
type DocumentOf<Path extends FilePath> = FileCall<Path> & {
  title: string
  /** The documents of the same thing, this one among them, to page through. */
  documents?: readonly { label: string; input: InputOf<Path>; whyNotMailed?: Refusal }[]
  /** The call that mails the document to a customer: it takes the same input with `to` and `note`. */
  mail?: { path: '/siparisler/belge_mail'; customer: number }
  /** The same document in another form, such as an e-invoice. */
  files?: readonly ({ label: string } & AnyFileCall)[]
  /** Told when the viewer has been closed. */
  onClose?: () => void
}

export type DocumentRequest = { [Path in FilePath]: DocumentOf<Path> }[FilePath]

/** Many documents of one kind as one file, in this order. */
export type BatchRequest = {
  title: string
  tur: CallTypes['/belge_isi/create']['input']['tur']
  rows: Chosen
  nameOf?(id: number): string
  /** Asks first whether customers with an address get theirs by mail. */
  offersMail?: true
}

export const documentRequest: Store<DocumentRequest | null> = createStore<DocumentRequest | null>(null)
export const batchRequest: Store<BatchRequest | null> = createStore<BatchRequest | null>(null)

/** Opens a document in the viewer at the side. */
export const showDocument = (request: DocumentRequest): void => documentRequest.set(request)

/** Prints the documents of many orders into one file, with progress. */
export const printBatch = (request: BatchRequest): void => batchRequest.set(request)
