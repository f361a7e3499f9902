export type CustomerKind = 'private' | 'firm'

export type Permission = 'presumed' | 'customers' | 'consent'

/** What a call requires by country: nothing, an existing customer, or a consent; elsewhere a consent. */
export const callingLaw: Readonly<Record<string, Record<CustomerKind, Permission>>> = {
  DE: { private: 'consent', firm: 'presumed' },
  AT: { private: 'consent', firm: 'consent' },
  CH: { private: 'customers', firm: 'customers' },
}

type Asked = { country: string; kind: CustomerKind; relation: 'customer' | 'stranger' }

export function needsNoConsent({ country, kind, relation }: Asked): boolean {
  const permission = callingLaw[country]?.[kind] ?? 'consent'
  return permission === 'presumed' || (permission === 'customers' && relation === 'customer')
}
