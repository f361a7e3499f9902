import type { Actor } from '#core/actor.ts'
import type { Ask } from '#core/calls.ts'
import { AppError } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { Caller } from './caller.ts'
import type { Database } from '../database/database.ts'
import { endpointAt } from './endpoint.ts'
import { inputOf } from './perform.ts'
import type { Services } from '../services.ts'

/** The call comes from the server itself, not from a browser. */
const NO_CALLER: Caller = { ip: '', device: '', cookie: () => undefined, setCookie: () => undefined }

type Asker = { db: Database; services: Services; actor: Actor }

/** Makes reading calls for a user who is not connected, with the rights that the user has at this moment. */
export const askFor = ({ db, services, actor }: Asker): Ask =>
  (async (path: string, fields: Record<string, unknown>) => {
    const endpoint = endpointAt(services, path)
    if (!endpoint || endpoint.writes || endpoint.who === 'public')
      throw new Error(`${path} is no call that reads for a person`)
    if (!endpoint.who(actor)) throw new AppError(accessRefusals.ERR_105)
    const nothing = () => undefined
    return endpoint.run({
      db,
      services,
      actor,
      input: inputOf(endpoint, fields),
      sesion_id: null,
      session: null,
      now: services.now(),
      language: 'de',
      caller: NO_CALLER,
      importance: 'read',
      request_id: null,
      afterCommit: nothing,
      afterRefusal: nothing,
      make: () => Promise.reject(new Error('a call that reads makes no other calls')),
      commit: () => Promise.reject(new Error('a call that reads for a person commits nothing')),
    })
  }) as unknown as Ask
