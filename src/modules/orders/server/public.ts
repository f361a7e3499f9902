/** What other modules may ask of the orders: hold one, take a step of its life, look for some. */
export { findInvoices, findOrders } from './find-orders.ts'
export { orderForUpdate, takeStep } from './orders.ts'
