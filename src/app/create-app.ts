import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Area } from '#core/areas.ts'
import { businessTime } from '#core/days/dates.ts'
import { whyOutsideHours } from '#core/days/working-hours.ts'
import { announceArea } from '#platform/server/live/announced.ts'
import { createAudience } from '#platform/server/live/audience.ts'
import { startBackups } from '#platform/server/backup/backups.ts'
import { gatewayAt } from '#platform/server/entrance/code-gateway.ts'
import { closeDatabase, CONNECTIONS, createDatabase, createPool } from '#platform/server/database/database.ts'
import { startDocuments } from '#platform/server/documents/renderer.ts'
import { startHousekeeping } from '#platform/server/work/housekeeping.ts'
import { createHttpApp } from '#platform/server/http.ts'
import { refuseToWaitInTransaction } from '#platform/server/load/holding.ts'
import { startMailSender } from '#platform/server/mail/mail.ts'
import { DEFAULT_SENDER } from '#platform/server/mail/mail-sender.ts'
import { sendWebPush, startPush, type SendPush } from '#platform/server/live/push.ts'
import { createGate } from '#platform/server/load/gate.ts'
import { createNodeQueue } from '#platform/server/load/node-queue.ts'
import { startPace, type Pace } from '#platform/server/load/pace.ts'
import { registerOperations } from '#platform/server/operations.ts'
import { startRealtime, type Realtime } from '#platform/server/live/realtime.ts'
import { invalidateCache } from '#platform/server/lists/query-cache.ts'
import { findInTurn } from '#platform/server/entrance/seen-sessions.ts'
import { openSessions } from '#platform/server/entrance/sessions.ts'
import { REFRESH, watchReferenceVersions } from '#platform/server/live/reference-versions.ts'
import type { Services } from '#platform/server/services.ts'
import type { Settings } from '#platform/server/settings.ts'
import { registerWebFiles } from '#platform/server/web-files.ts'
import { startWorkbooks } from '#platform/server/workbooks/workbooks.ts'
import { callsByPath, endpoints, serverModules, tidyings } from './endpoints.ts'
import { joinHooks, namesOfChange, waitingFor } from './module-parts.ts'
import { shownByCalls } from './shows.ts'

/** The others are for second connections of a call, windows and jobs. */
export const CALLS_AT_A_TIME = CONNECTIONS - 4
const LEAST_AT_A_TIME = 3
const areasOf = new Map<string, readonly Area[]>(Object.entries(shownByCalls))
const OF_A_SESSION = { running: 8, waiting: 100 }
const MOST_WAITING = 500

/** Enough for the work that the gates of outsiders let through at a time. */
const PUBLIC_CONNECTIONS = 4

export type App = { http: FastifyInstance; services: Services; close(): Promise<void> }

type Options = {
  databaseUrl: string
  settings: Settings
  now?: () => Temporal.Instant
  sendCode?: Services['sendCode']
  wait?: Services['wait']
  checkAnswer?: Services['checkAnswer']
  sendPush?: SendPush
  pace?: Pace
}

/** Assembles the app on a migrated database. */
export async function createApp(options: Options): Promise<App> {
  const { databaseUrl, settings, now, sendPush } = options
  const pool = createPool(databaseUrl)
  const db = createDatabase(pool)
  const publicDb = createDatabase(createPool(databaseUrl, PUBLIC_CONNECTIONS))
  let realtime: Realtime | undefined
  const references = await watchReferenceVersions(pool, databaseUrl, (change) =>
    change === REFRESH ? realtime?.toNode('refres_cooke', {}) : realtime?.toNode('reference_version', change),
  )
  const { sendCode = settings.codeGatewayUrl ? gatewayAt(settings.codeGatewayUrl) : null } = options
  const wait = options.wait ?? ((ms: number) => delay(ms))
  const push = startPush({
    db,
    mailFrom: settings.mailFrom ?? DEFAULT_SENDER,
    online: async () => realtime?.online() ?? [],
    send: sendPush ?? sendWebPush,
    onError: (error) => http.log.warn(error),
  })
  const audience = createAudience(Object.assign({}, ...serverModules.map(({ announced }) => announced)))
  const pace = options.pace ?? startPace({ least: LEAST_AT_A_TIME, most: CALLS_AT_A_TIME })
  const services: Services = {
    audience,
    turns: createNodeQueue({
      pace,
      waiting: MOST_WAITING,
      longestMs: settings.waitLimitMs,
    }),
    // Whoever waits for calls of the own session waits in the queue of the node as well.
    ofSession: createGate({ ...OF_A_SESSION, longestMs: settings.waitLimitMs / 3 }),
    push,
    settings,
    db,
    publicDb,
    references,
    get realtime() {
      if (!realtime) throw new Error('the real-time channel starts with the app')
      return realtime
    },
    now: now ?? (() => Temporal.Now.instant()),
    documents: startDocuments((error) => http.log.error(error)),
    workbooks: startWorkbooks(databaseUrl),
    backups: startBackups({
      databaseUrl,
      db,
      settings,
      now: () => services.now(),
      onError: (error) => http.log.error(error),
    }),
    waitingFor,
    secretMails: Object.assign({}, ...serverModules.map((module) => module.secretMails?.(settings))),
    wakeMail: () => mail.wake(),
    namesOfChange,
    callAt: (path) => callsByPath.get(path),
    sendCode: sendCode && outsideTransactions('sending a code', sendCode),
    ...(options.checkAnswer ? { checkAnswer: options.checkAnswer } : {}),
    areasShownBy: (path) => areasOf.get(path) ?? null,
    wrote: (written) => invalidateCache(db, written),
    wait: outsideTransactions('waiting', wait),
  }
  const http = createHttpApp(endpoints, services)
  const onError = (error: unknown) => http.log.error(error)
  const mail = startMailSender(db, settings, services.secretMails, {
    tried: () => void announceArea(db, 'mail').catch(onError),
    error: onError,
  })
  registerOperations(http, pool, services)
  registerWebFiles(http, { testMode: settings.testMode, now: services.now })
  const admission = {
    admit: (sesion_id: string) => admit(services, sesion_id),
    activeSessions: (tokenHashes: readonly string[]) => activeSessions(services, tokenHashes),
  }
  const hooks = serverModules.flatMap((module) => module.windowHooks?.(services, onError) ?? [])
  realtime = startRealtime(http.server, pool, admission, audience, joinHooks(hooks), services.wrote)
  const stopHousekeeping = startHousekeeping(db, tidyings, onError)
  const jobs = serverModules.flatMap((module) => module.jobs ?? []).map((start) => start(services, onError))
  return {
    http,
    services,
    close: async () => {
      pace.stop()
      await stopHousekeeping()
      for (const stop of jobs) await stop()
      await push.close()
      await realtime?.close()
      await http.close()
      await services.documents.close()
      await services.workbooks.close()
      await services.backups.close()
      await mail.close()
      await references.close()
      await closeDatabase(publicDb)
      await closeDatabase(db)
    },
  }
}

/** Something that takes its time and therefore must not happen while a transaction is open. */
function outsideTransactions<Given extends unknown[]>(
  what: string,
  work: (...given: Given) => Promise<void>,
) {
  return async (...given: Given) => {
    refuseToWaitInTransaction(what)
    await work(...given)
  }
}

/** Realtime connections are admitted under the same rules as calls. */
async function admit(services: Services, sesion_id: string) {
  const session = await findInTurn(services, sesion_id)
  if (!session || whyOutsideHours(session.actor, session.hours, businessTime(services.now()))) return null
  return { actor: session.actor, tokenHash: session.tokenHash }
}

async function activeSessions(services: Services, tokenHashes: readonly string[]) {
  const time = businessTime(services.now())
  const open = await openSessions(services.db, tokenHashes)
  return new Map(
    open
      .filter(({ actor, hours }) => !whyOutsideHours(actor, hours, time))
      .map(({ tokenHash, actor }) => [tokenHash, actor]),
  )
}
