/** The public functions of the commissions module. */
export { takeBackAdvances, takeInAdvances } from './taking-in.ts'

export { holdSlips, noteTransferred, transferableSlips, type TransferableSlip } from './transferring.ts'

/** What belongs to a customer among the tables of this module. */
export const customerTables = ['personel_odeme'] as const
