/** The tables of this module that refer to a customer. */
export const customerTables = ['privacy_requests'] as const

export { repeatErasures, saveErasures, type Repeated } from './repeat.ts'
