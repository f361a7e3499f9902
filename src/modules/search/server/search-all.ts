import { readWanted } from '#core/lists/search.ts'
import { findPeople } from '#modules/chat/server/public.ts'
import { findCustomers, phoneMasks } from '#modules/customers/server/public.ts'
import { findInvoices, findOrders } from '#modules/orders/server/public.ts'
import { findWines } from '#modules/stock/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { searchAll } from '../domain/calls.ts'

export const searchEndpoints = [
  serve(searchAll, async (call) => {
    const { db, actor, input } = call
    const wanted = readWanted(input.search, input.limit)
    if (!wanted) return { customers: [], orders: [], invoices: [], wines: [], people: [] }
    return {
      customers: await findCustomers(db, actor, wanted, await phoneMasks(call, 'customers')),
      orders: await findOrders(db, actor, wanted),
      invoices: await findInvoices(db, actor, wanted),
      wines: await findWines(db, actor, wanted),
      people: await findPeople(db, actor, wanted),
    }
  }),
]
