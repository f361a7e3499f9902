const TIMEOUT_MS = 10_000

/** Hands a one-time code to a phone. The text is ready to be shown; it contains the code. */
export type SendCode = (phone: string, code: string, text: string) => Promise<void>

/** A gateway takes `{ to, code, text }` as JSON and answers with a status below 300. */
export const gatewayAt =
  (url: string): SendCode =>
  async (to, code, text) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, code, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the code gateway answered ${answer.status}`)
  }
