import { dice } from '#test/contract/hostile.ts'
import type { AnyAnswer, Caller } from '#test/server/app.ts'

/** Lets two acts meet at one subject, on two nodes: what meets there meets in no memory. */

/** How long each subject is fought over; PROPERTY_SEED chooses which pairs meet first. */
export const SECONDS = process.env.FAULTS === 'long' ? 90 : 6
export const seed = process.env['PROPERTY_SEED'] ?? '1'

export type Nodes = readonly [Caller, Caller]

type Act<Fact> = (caller: Caller, fact: Fact) => Promise<AnyAnswer>
/** What acts meet at: a new one for each pair, of whose facts the fight knows nothing. */
export type Subject = {
  acts: string[]
  build(): Promise<(act: string, caller: Caller) => Promise<AnyAnswer> | undefined>
}

export const subject = <Fact>({
  build,
  acts,
}: {
  build(): Promise<Fact>
  acts: Record<string, Act<Fact>>
}): Subject => ({
  acts: Object.keys(acts),
  build: async () => {
    const fact = await build()
    return (act, caller) => acts[act]?.(caller, fact)
  },
})

/** The acts that are refused although nobody else is there. */
export async function impossible({ acts, build }: Subject, caller: Caller, tidy: () => Promise<unknown>) {
  const refused: string[] = []
  for (const act of acts) {
    const run = await build()
    const status = (await run(act, caller))?.status
    if (!status?.isContinue) refused.push(`${act}: ${JSON.stringify(status)}`)
    await tidy()
  }
  return refused
}

/** Faults of the product, whatever was asked at the same moment. */
const BROKEN = new Set(['ERR_500', 'ERR_ESOCKET', 'ERR_ETIMEOUT'])

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Lets pairs of acts meet at a subject of their own, on two nodes, until the time is over. */
export async function fight(
  nodes: Nodes,
  name: string,
  { build, acts }: Subject,
  tidy: () => Promise<unknown>,
) {
  const random = dice(`${seed} ${name}`)
  const pairs = shuffled(
    acts.flatMap((one, place) => acts.slice(place).map((other) => [one, other] as const)),
    random,
  )
  const faults: string[] = []
  const end = performance.now() + SECONDS * 1_000
  let met = 0
  async function lane(): Promise<void> {
    while (performance.now() < end) {
      const pair = pairs[met % pairs.length] ?? ['', '']
      met += 1
      const [run, pause] = [await build(), Math.floor(random() * 6)]
      const answers = await Promise.all(
        pair.map(async (act, place) => {
          if (place === 1) await new Promise((resolve) => setTimeout(resolve, pause))
          return run(act, nodes[place === 0 ? 0 : 1])
        }),
      )
      const broken = answers.flatMap((answer) =>
        answer && !answer.status.isContinue && BROKEN.has(answer.status.code) ? [answer.status] : [],
      )
      if (broken.length) faults.push(`${pair.join(' and ')}: ${JSON.stringify(broken)}`)
      if (met % 10 === 0) await tidy()
    }
  }
  await Promise.all([lane(), lane(), lane()])
  console.log(`${name}: ${met} of ${pairs.length} pairs met`)
  return faults
}
