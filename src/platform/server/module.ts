import type { AnnouncedScopes } from './live/audience.ts'
import type { Database } from './database/database.ts'
import type { Endpoint } from './calls/endpoint.ts'
import type { Tidying } from './work/housekeeping.ts'
import type { SecretKinds } from './mail/mail.ts'
import type { WindowHooks } from './live/realtime.ts'
import type { Services, Waiting } from './services.ts'
import type { Settings } from './settings.ts'

type OnError = (error: unknown) => void

/** Background work of the app; returns what stops it. */
type Job = (services: Services, onError: OnError) => () => Promise<unknown>

/** What a module brings to the server. */
export type ServerModule = {
  endpoints: readonly Endpoint[]
  jobs?: readonly Job[]
  /** What it deletes of its tables by itself. */
  tidying?: Tidying
  /** The texts of its mails with a secret, such as a sign-in link. */
  secretMails?(settings: Settings): SecretKinds
  /** Its part of what a user finds on coming in. */
  waiting?: { [Part in keyof Waiting]?: (db: Database, userId: number) => Promise<Waiting[Part]> }
  /** Handles events of open windows. */
  windowHooks?(services: Services, onError: OnError): WindowHooks
  /** Which rows of its kinds of records a person may see; without a scope only administrators hear of them. */
  announced?: AnnouncedScopes
  /** Fields that no call of any module may answer without naming its mask. */
  masked?: readonly string[]
  /** The names of the fields of a change, as screens call them. */
  namesOfChange?: Services['namesOfChange']
}
