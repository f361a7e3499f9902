/** What other modules may ask of the orders: hold one, take a step of its life, look for some, pass some on. */
export { findInvoices, findOrders } from './find-orders.ts'
export { countOpenOrders, handOverOrders } from './handing-over.ts'
export { orderForUpdate, takeStep } from './orders.ts'
