/** What belongs to a customer among the tables of this module. */
export const customerTables = ['imported_consents'] as const
