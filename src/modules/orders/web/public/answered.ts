import type { CallTypes } from '#core/calls.ts'
import type { TextParams } from '#core/texts/texts.ts'
import { CallError, errorText, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { tell } from '#platform/web/language.tsx'
import { orderPanelTexts } from '../panel-texts.ts'

/** What a person confirms with a yes. */
export type Yes = { tahsilat_onay?: '1'; on_odeme?: '1'; acik?: number; siparis_version?: null }

/** What a yes to the question of a refusal sends along; null for other refusals. */
function yesTo({ status }: CallError): Yes | null {
  if (status.code === 'debit_in_flight') return { tahsilat_onay: '1' }
  if (status.code === 'payment_before_invoice') return { on_odeme: '1' }
  // What the question has shown is what is booked on; the state of the invoice is no longer the one that was sent.
  return status.code === 'open_amount_changed'
    ? { acik: Number(status.params?.open), siparis_version: null }
    : null
}

/** Asks where the server refused with a question about money; what to send along, or null when it was no question or a no. */
export async function answerTo(error: unknown): Promise<Yes | null> {
  const yes = error instanceof CallError ? yesTo(error) : null
  if (!yes) return null
  const isWanted = await confirm({
    title: tell(orderPanelTexts, 'money_question'),
    message: errorText(error),
    confirm: tell(orderPanelTexts, 'money_yes'),
  })
  return isWanted ? yes : null
}

/** How the answer goes into what is sent. */
type Joining<Input> = (input: Input, yes: Yes, params: TextParams) => Input

/** Writes, answering such questions; null where the person said no. */
export async function writeAnswered<Path extends keyof CallTypes>(
  path: Path,
  input: CallTypes[Path]['input'],
  join: Joining<CallTypes[Path]['input']> = (sent, yes) => ({ ...sent, ...yes }),
): Promise<CallTypes[Path]['answer'] | null> {
  try {
    return await write(path, input)
  } catch (error) {
    if (!(error instanceof CallError) || !yesTo(error)) throw error
    const yes = await answerTo(error)
    return yes ? writeAnswered(path, join(input, yes, error.status.params ?? {}), join) : null
  }
}
