/** Longest texts of a customer. */
export const customerLimits = {
  code: 50,
  firm: 200,
  name: 150,
  city: 150,
  tax: 50,
  reference: 46,
  phone: 50,
  email: 100,
  bank: 100,
  bankOther: 50,
  note: 4_000,
} as const
