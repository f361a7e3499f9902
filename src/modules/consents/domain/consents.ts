/** What somebody can allow: calls to a number, mails to an address. */
export const consentChannels = ['phone', 'email'] as const

export type ConsentChannel = (typeof consentChannels)[number]

export const consentStates = ['proven', 'unproven', 'withdrawn', 'none'] as const

export type ConsentState = (typeof consentStates)[number]

export type Grant = { wording: string | null; how: string | null; withdrawn_at: string | null }

/** The state of one consent: without its wording and the way it was given it cannot be proven. */
export function grantState({ wording, how, withdrawn_at }: Grant): Exclude<ConsentState, 'none'> {
  if (withdrawn_at !== null) return 'withdrawn'
  return wording && how ? 'proven' : 'unproven'
}

const best = ['proven', 'unproven', 'withdrawn'] as const

/** The joint state of all consents for one number or address: the best one that is not withdrawn counts. */
export function consentState(grants: readonly Grant[]): ConsentState {
  const states = new Set(grants.map(grantState))
  return best.find((state) => states.has(state)) ?? 'none'
}

type OfValue = Grant & { value: string }

/**
 * The consents that decide about a number. A number without any of its own counts as withdrawn if the customer has
 * withdrawn the consent for another number.
 */
export function consentsFor<Given extends OfValue>(grants: readonly Given[], value: string | null): Given[] {
  const own = grants.filter((grant) => grant.value === value)
  return own.length ? own : grants.filter((grant) => grantState(grant) === 'withdrawn')
}

/** The proof is kept for years from giving, from the latest use and from the withdrawal, whichever is last. */
export function keepUntil(
  {
    given_at,
    last_used,
    withdrawn_at,
  }: Pick<Grant, 'withdrawn_at'> & { given_at: string; last_used: string | null },
  years: number,
): string {
  const days = [given_at, last_used, withdrawn_at].flatMap((moment) => moment?.slice(0, 10) ?? [])
  return Temporal.PlainDate.from(days.toSorted().at(-1) ?? given_at.slice(0, 10))
    .add({ years })
    .toString()
}
