/** What other modules may ask of the commissions. */
export { takeBackAdvances, takeInAdvances } from './taking-in.ts'
