import { createContext, useContext, type ReactNode } from 'react'
import type { Text } from '#core/texts.ts'
import type { CustomerRow } from '../../domain/customer-row.ts'

/** What other areas put beside a customer: tabs, panels, and the form for a new order. The app hands it in. */
export type CustomerExtras = {
  tabs: readonly { key: string; label: Text; render(customer: CustomerRow | null): ReactNode }[]
  /** Panels that open from a row of the customer list. */
  panels: readonly {
    key: string
    label: Text
    render(customer: CustomerRow, onClose: () => void): ReactNode
  }[]
  newOrder: ((cus_id: number, onClose: () => void) => ReactNode) | null
}

export const CustomerExtrasContext = createContext<CustomerExtras>({ tabs: [], panels: [], newOrder: null })

export const useCustomerExtras = () => useContext(CustomerExtrasContext)
