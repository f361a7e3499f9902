/** What other modules may ask of the orders: hold one, take a step of its life. */
export { orderForUpdate, takeStep } from './orders.ts'
