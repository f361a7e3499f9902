import { isFileAnswer } from '#core/calls.ts'
import type { Answer } from '#core/envelope.ts'
import { AppError, invalid } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { callTogether } from '#core/platform-calls/together.ts'
import { refusalOf } from '../database/database-errors.ts'
import { endpointAt, serve, sessionOf, type Endpoint, type SignedInCall } from './endpoint.ts'
import { inputOf } from './perform.ts'
import { noteRefusal } from './refused-calls.ts'
import { refusalAnswer } from './refusal-answer.ts'
import { countCall } from '../entrance/throttle.ts'

type Asking = SignedInCall<unknown>
type Asked = { path: string; body: Record<string, unknown> }

/** A call that reads for the person; together with others it may do no more than alone. */
function readingCall({ services }: Asking, path: string): Endpoint {
  const endpoint = endpointAt(services, path)
  if (!endpoint || endpoint.writes || endpoint.who === 'public' || path === callTogether.path)
    throw invalid({ calls: { code: 'not_allowed' } })
  return endpoint
}

async function answerOf(call: Asking, endpoint: Endpoint, { path, body }: Asked): Promise<Answer> {
  const { actor, services, caller, language } = call
  try {
    if (endpoint.who === 'public' || !endpoint.who(actor)) throw new AppError(accessRefusals.ERR_105)
    const answer = await endpoint.run({ ...call, input: inputOf(endpoint, body), request_id: null })
    if (isFileAnswer(answer)) throw invalid({ calls: { code: 'not_allowed' } })
    services.checkAnswer?.(endpoint, answer, body)
    return { status: { isContinue: true }, ...answer }
  } catch (error) {
    const refusal = error instanceof AppError ? error : refusalOf(error)
    if (!refusal) throw error
    await noteRefusal(services.db, { actor, caller, path }, refusal)
    return refusalAnswer(refusal, language, services)
  }
}

/** One after the other, so that a window has one connection at a time; each counts as a call. */
export const togetherEndpoint = serve(callTogether, async (call) => {
  const asked = call.input.calls.map((one) => ({ one, endpoint: readingCall(call, one.path) }))
  const answers: Answer[] = []
  for (const [place, { one, endpoint }] of asked.entries()) {
    if (place) await countCall(call.services, sessionOf(call), call.importance, call.caller)
    answers.push(await answerOf(call, endpoint, one))
  }
  return { answers }
})
