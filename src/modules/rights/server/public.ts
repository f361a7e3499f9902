/** What belongs to a customer among the tables of this module. */
export const customerTables = ['privacy_requests'] as const

export { repeatErasures, saveErasures, type Repeated } from './repeat.ts'
