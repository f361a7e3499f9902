import type { Kysely } from 'kysely'
import type { Announced } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import type { CallDefinition } from '#core/calls.ts'
import type { LoggedChange } from '#core/log/history.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Audience } from './live/audience.ts'
import type { Backups } from './backup/backups.ts'
import type { SendCode } from './entrance/code-gateway.ts'
import type { DB } from './database/database-types.ts'
import type { Documents } from './documents/renderer.ts'
import type { Gate } from './load/gate.ts'
import type { SecretKinds } from './mail/mail.ts'
import type { NodeQueue } from './load/node-queue.ts'
import type { Push } from './live/push.ts'
import type { Realtime } from './live/realtime.ts'
import type { ReferenceVersions } from './live/reference-versions.ts'
import type { Settings } from './settings.ts'
import type { Workbooks } from './workbooks/workbooks.ts'

/** What a user finds on coming in: conversations and waiting tasks. */
export type Waiting = { chat_list: object[]; notification_list: object[] }

/** What the app is made of, built once at start and handed to whoever needs it. */
export type Services = {
  settings: Settings
  db: Kysely<DB>
  /** Few connections for callers who have not signed in, so that they never hold those of the others. */
  publicDb: Kysely<DB>
  references: ReferenceVersions
  realtime: Realtime
  /** The turns of the calls of signed-in people. */
  turns: NodeQueue
  /** How many calls of one session run at a time; a screen needs far less. */
  ofSession: Gate
  /** Who may be told of which records. */
  audience: Audience
  documents: Documents
  workbooks: Workbooks
  backups: Backups
  push: Push
  /** The clock; tests set it. */
  now(): Temporal.Instant
  /** What is waiting for a user at sign-in: the conversations of the list and the open tasks. */
  waitingFor(db: Kysely<DB>, userId: number): Promise<Waiting>
  /** Makes the texts of secret mails, such as those with a sign-in link. */
  secretMails: SecretKinds
  /** Tells the mail sender that the outbox has something new. */
  wakeMail(): void
  /** The gateway for one-time codes; without one they go by mail. */
  sendCode: SendCode | null
  /** The declared call of a path; endpointAt() also has its handler. */
  callAt(path: string): CallDefinition | undefined
  /** The names of the fields of a change, as screens call them. */
  namesOfChange(change: LoggedChange, language: Language): string
  /** Looks at each answer before it leaves, and at what was asked; tests compare it with its declaration. */
  checkAnswer?(call: CallDefinition, answer: unknown, body: object): void
  /** The areas whose data a call shows; null where that is not known. */
  areasShownBy(path: string): readonly Area[] | null
  /** Something was written: cached results of it are out of date, all of them if it is not known what it was. */
  wrote(written?: readonly Announced[]): void
  /** Holds an answer back; never inside a transaction. */
  wait(ms: number): Promise<void>
}
