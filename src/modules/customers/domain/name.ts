type Person = { cus_name: string | null; cus_surname: string | null }
type Named = Person & { cus_firm: string | null }

/** The person that a customer or an order names; empty where there is none. */
export const personName = ({ cus_name, cus_surname }: Person): string =>
  [cus_name, cus_surname].filter(Boolean).join(' ').trim()

/** What a customer is called: the firm, or else the person. */
export const customerName = (named: Named): string => named.cus_firm?.trim() || personName(named)

/** In lists and titles, where something must be read: a customer without any name has a number. */
export const customerLabel = (customer: Named & { id: number }): string =>
  customerName(customer) || String(customer.id)

/** Whom to address: the person, or else the firm. */
export const contactName = (named: Named): string => personName(named) || (named.cus_firm ?? '')

/** Firm and person, where there is room for both. */
export const fullName = (named: Named): string =>
  [named.cus_firm, personName(named)].filter(Boolean).join(' · ')
