import type { Company } from './company.ts'
import { post, signIn } from './lists.ts'
import { middle, round, type Round } from './load.ts'
import { startProduct } from './servers.ts'

/** What people type into Ctrl+K, each text key by key. */
const typed: Record<string, readonly string[]> = {
  'a surname': ['schneider', 'müller', 'yılmaz', 'becker'],
  'a surname with its umlaut in two letters': ['mueller', 'goebel', 'baer'],
  'two letters after the sign of e-mail addresses': ['ex', 'gm'],
  'a name and a town': ['anna köln', 'weber hamburg', 'peter mün'],
  'an e-mail address': ['anna.schneider@example', 'weber@'],
  'a telephone number': ['0221 4711', '+49 171 23', '(0)89 123', '0043 1 55', '4711'],
  'the number of an order': ['123456', '20017', '999'],
  'the number of an invoice': ['1O0 123', 'G100 02', 'Rechnung 100200 Kunde 17'],
  'a wine': ['barolo', 'riesling 2021', 'ca'],
  'what nobody has': ['xqzwv', 'quittenschnaps extra'],
}

/** A search begins with the second letter and is asked again with each further one. */
const keysOf = (text: string): string[] =>
  Array.from({ length: text.length - 1 }, (_, place) => text.slice(0, place + 2))

const people = ['admin', 'satis', 'bayiadmin'] as const

/** The cost of a key in Ctrl+K, for those who see everything and for those who see their own. */
export async function measureSearch(company: Company, rounds: number): Promise<Record<string, Round>> {
  const product = await startProduct(company.url)
  const { origin } = new URL(product.url)
  const figures: Record<string, Round> = {}
  for (const person of people) {
    const sesion_id = await signIn(origin, person)
    for (const [what, texts] of Object.entries(typed)) {
      const keys = texts.flatMap(keysOf)
      const measured: Round[] = []
      const ask = (index: number) =>
        post(`${origin}/api/search/all`, { sesion_id, search: keys[index % keys.length] ?? '' })
      for (let index = 0; index < rounds; index += 1)
        measured.push(
          await round({
            clients: 1,
            requests: keys.length * 3,
            processes: [product.pid, company.postmaster],
            ask,
          }),
        )
      figures[`${what}, ${person}`] = middle(measured)
    }
  }
  await product.stop()
  return figures
}
