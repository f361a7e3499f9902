import { showCustomer } from './customer-panel.ts'

type Begun = { cus_tel1?: string }

let begun: Begun = {}

/** Opens the form of a new customer with what is known already. */
export function beginCustomer(values: Begun): void {
  begun = values
  showCustomer('editor', null)
}

/** What the form starts with, once. */
export function takeBegun(): Begun {
  const values = begun
  begun = {}
  return values
}
