import { createHash, randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isFileAnswer, type FileAnswer } from '#core/calls.ts'
import { areasWritten, type Written } from '#core/announced.ts'
import type { Answer } from '#core/envelope.ts'
import { AppError } from '#core/errors.ts'
import { RETRY_AFTER_MS, SERVER_TIME } from '#core/limits.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import { toLanguage } from '#core/texts/texts.ts'
import { refusalOf } from './database/database-errors.ts'
import type { Caller } from './calls/caller.ts'
import type { Endpoint } from './calls/endpoint.ts'
import { newErrorId, perform, type Answered } from './calls/perform.ts'
import { drain } from './load/refused-bodies.ts'
import { refusalAnswer } from './calls/refusal-answer.ts'
import { ServerBusy } from './load/server-busy.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'

const DEFAULT_BODY = 1_048_576
const DEVICE_COOKIE = 'wk_device'
const YEAR_SECONDS = 31_536_000

/** How long a caller may take to send the head of a request, and all of it, however large it is. */
const TIMEOUTS = { headers: 15_000, request: 120_000, checkedEvery: 5_000 }

/** The client closed the connection before the answer was sent; that is no error and is not logged. */
const isDeparture = (what: unknown) =>
  what instanceof Error && 'code' in what && what.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** The given number of addresses, counted from the app outwards, are proxies; the next one is the caller's. */
const believed = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies

/** The HTTP interface: every endpoint as POST /api/<path>, refusals as HTTP 200, transport faults as 4xx. */
export function createHttpApp(
  endpoints: readonly Endpoint[],
  services: Services,
  timeouts = TIMEOUTS,
): FastifyInstance {
  const app = fastify({
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkedEvery },
    logger: {
      level: services.settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Query parameters may hold a token.
      serializers: { req: ({ method, url, ip }) => ({ method, url: url.split('?')[0], remoteAddress: ip }) },
      hooks: {
        logMethod(given, log) {
          if (!isDeparture(given[0])) log.apply(this, given)
        },
      },
    },
    bodyLimit: DEFAULT_BODY,
    trustProxy: believed(services.settings.trustProxy),
    routerOptions: { maxParamLength: 200 },
  })
  // A form of a foreign page can send plain text; calls are JSON only.
  app.removeContentTypeParser('text/plain')
  void app.register(cookie)
  void app.register(compress, { threshold: 2_048 })
  void app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Styles that scripts add carry the CSP nonce of the app shell; see web-files.ts.
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
  })
  void app.register(async (api) => {
    api.addHook(
      'onSend',
      async (_, reply) => void reply.header(SERVER_TIME, services.now().epochMilliseconds),
    )
    registerEndpoints(
      api,
      endpoints.filter(({ forms }) => !forms),
      services,
    )
    void api.register(async (open) => {
      open.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, parsed) =>
        parsed(null, formFields(new URLSearchParams(String(body)))),
      )
      registerEndpoints(
        open,
        endpoints.filter(({ forms }) => forms),
        services,
      )
    })
    // Real-time clients and browsers navigate with GET; the calls themselves are POST only.
    for (const url of ['/api', '/api/*']) {
      api.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
        url,
        handler: (_, reply) =>
          reply.code(405).header('allow', 'POST').send(transportFault('method not allowed')),
      })
    }
    api.post('/api/*', (_, reply) => reply.code(404).send(transportFault('unknown call')))
  })
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413 && (await drain(request.raw))) reply.removeHeader('connection')
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error(error)
    return reply.code(status).send(transportFault(status === 500 ? 'server fault' : error.message))
  })
  return app
}

const transportFault = (message: string): Answer => ({
  status: { isContinue: false, code: 'network_response_not_ok', message },
  err: 'network_response_not_ok',
})

const FORM = 'application/x-www-form-urlencoded'

/** Fields of a form; what comes several times, or is named with brackets, is a list. */
function formFields(sent: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const key of new Set(sent.keys())) {
    const name = key.replace(/\[\]$/, '')
    const values = sent.getAll(key)
    fields[name] = name !== key || values.length > 1 ? values : values[0]
  }
  return fields
}

/** What was sent: the body, and for calls that take forms the fields in the address too. */
function bodyOf({ body, url }: FastifyRequest, { forms }: Endpoint): unknown {
  if (!forms) return body
  const fields = formFields(new URL(url, 'http://localhost').searchParams)
  if (body === undefined || body === null) return fields
  return typeof body === 'object' && !Array.isArray(body) ? { ...fields, ...body } : body
}

function registerEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], services: Services): void {
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
      registerEndpoint(app, path, endpoint, services)
  }
}

function registerEndpoint(app: FastifyInstance, path: string, endpoint: Endpoint, services: Services): void {
  app.post(`/api${path}`, { bodyLimit: endpoint.maxBytes ?? DEFAULT_BODY }, async (request, reply) => {
    const body = bodyOf(request, endpoint)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return reply.code(400).send(transportFault('the body must be a JSON object'))
    }
    try {
      const performed = await perform(
        endpoint,
        body as Record<string, unknown>,
        callerOf(request, reply, services),
        services,
        (error, errorId) =>
          request.log.error(
            { err: error, path, ...(errorId ? { errorId } : {}) },
            errorId ? 'unexpected error' : 'an effect after the commit failed',
          ),
      )
      return isFileAnswer(performed.answer)
        ? sendFile(reply, performed.answer)
        : reply.send(success(performed, endpoint, body, services))
    } catch (error) {
      const refusal = asRefusal(error, request, path)
      const { language } = body as { language?: unknown }
      const answer = refusalAnswer(
        refusal,
        typeof language === 'string' ? toLanguage(language) : 'en',
        services,
      )
      if (refusal instanceof ServerBusy)
        void reply.headers({
          [RETRY_AFTER_MS]: refusal.retryMs,
          'retry-after': Math.ceil(refusal.retryMs / 1_000),
        })
      return reply.code(refusal.code === 'too_many_requests' ? 429 : 200).send(answer)
    }
  })
}

function success(
  { answer, written }: Answered,
  endpoint: Endpoint,
  body: object,
  services: Services,
): Answer {
  services.checkAnswer?.(endpoint, answer, body)
  const version = endpoint.who === 'public' ? {} : { version: services.references.epoch() }
  return { status: { isContinue: true }, ...version, ...whatChanged(written), ...answer }
}

/** The areas that a call wrote, and the records by which its window knows what to read again. */
function whatChanged(written: Written): Pick<Answer, 'changed' | 'written'> {
  const changed = [...areasWritten([written])]
  return changed.length ? { changed, written } : {}
}

/** What a user may know of an error; anything unexpected is logged under a number. */
function asRefusal(error: unknown, request: FastifyRequest, path: string): AppError {
  if (error instanceof AppError) return error
  const known = refusalOf(error)
  if (known) return known
  const id = newErrorId()
  request.log.error({ err: error, errorId: id, path }, 'unexpected error')
  return new AppError(platformRefusals.ERR_500, { id })
}

function sendFile(reply: FastifyReply, answer: FileAnswer) {
  return reply
    .headers({
      ...answer.headers,
      'content-type': answer.file_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.file_name)}`,
      'cache-control': 'no-store',
    })
    .send(Buffer.from(answer.file))
}

/** Cookies that scripts cannot read: a device mark and the remembered sign-in. */
function callerOf(request: FastifyRequest, reply: FastifyReply, { settings }: Services): Caller {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: request.protocol === 'https' || settings.publicUrl.startsWith('https:'),
  } as const
  const setCookie = (name: string, value: string, maxAge: number) =>
    void reply.setCookie(name, value, { ...options, maxAge })
  let mark = request.cookies[DEVICE_COOKIE]
  if (!mark || mark.length > 64) {
    mark = randomUUID()
    setCookie(DEVICE_COOKIE, mark, YEAR_SECONDS)
  }
  return {
    ip: request.ip,
    device: createHash('sha256').update(`${request.ip} ${mark}`).digest('hex').slice(0, 32),
    cookie: (name) => request.cookies[name],
    setCookie,
  }
}
