import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { Who } from '#core/actor.ts'
import type { Text } from '#core/texts/texts.ts'
import type { CustomerRow } from '../../domain/customer-row.ts'

/** What other areas put beside a customer: tabs, panels, and the form for a new order. The app hands it in. */
export type CustomerExtras = {
  tabs: readonly { key: string; label: Text; render(customer: CustomerRow | null): ReactNode }[]
  /** Panels that open from a row of the customer list. */
  panels: readonly {
    key: string
    label: Text
    icon: ReactNode
    /** Users who may open it; by default all who see the customer. */
    who?: Who
    /** Offered on the card of the customer as well. */
    isOnCard?: boolean
    render(customer: CustomerRow, onClose: () => void): ReactNode
  }[]
  newOrder: ((cus_id: number, onClose: () => void) => ReactNode) | null
  /** The components that the calls module adds to the calling screen. */
  calling: Calling | null
  /** What else the card of the next customer will ask for. */
  ahead: readonly ((cus_id: number) => { queryKey: readonly unknown[]; queryFn(): Promise<unknown> })[]
  /** Wines that suit the customer, beside the card. */
  bottles: ((customer: CustomerRow) => ReactNode) | null
}

type OfCustomer = { customer: CustomerRow }

export type Calling = {
  /** The open call, calls left without an outcome, and the results of the day. */
  Status: ComponentType<{ cusId: number | null; onCustomer(id: number): void }>
  /** Who is called next, and why. */
  Queue: ComponentType<{ cusId: number | null; onCustomer(id: number): void }>
  /** The numbers, which dial on click. */
  Phones: ComponentType<OfCustomer>
  /** What the customer buys and owes, and whether calls are wished for. */
  Money: ComponentType<OfCustomer>
  /** How a call ended; saves what is open first and tells who is next: the one of the list, or of the queue. */
  Outcomes: ComponentType<
    OfCustomer & {
      onSaveNotes(): Promise<boolean>
      next: number | null
      onFinished(next: number | null): void
    }
  >
  /** The script of the call. */
  Script: ComponentType<OfCustomer>
}

export const CustomerExtrasContext = createContext<CustomerExtras>({
  tabs: [],
  panels: [],
  newOrder: null,
  calling: null,
  ahead: [],
  bottles: null,
})

export const useCustomerExtras = () => useContext(CustomerExtrasContext)
