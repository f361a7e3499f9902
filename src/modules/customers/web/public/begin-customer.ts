import { openRecord } from '#platform/web/records/records.ts'
import './customer-panel.ts'

type Begun = { cus_tel1: string }

/** Opens the form of a new customer with what is known already; `onReached` when it is open. */
export const beginCustomer = (values: Begun, onReached?: () => void): void =>
  openRecord('customer', 'editor', null, { values, onReached })
