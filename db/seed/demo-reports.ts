import type { ClientBase } from 'pg'
import { ADMIN_ID } from './data/staff.ts'
import { insertRows } from './rows.ts'

const shared = { owner_id: ADMIN_ID, is_shared: '1', compare: 'year' }

/** Two saved reports; the one with a schedule is paused, so that a demo mails nothing. */
export async function seedReports(client: ClientBase): Promise<void> {
  await insertRows(client, 'saved_reports', [
    { ...shared, name: 'Umsatz je Mitarbeiter, letzter Monat', by_what: 'person', days: 'last_month' },
  ])
  await insertRows(client, 'saved_reports', [
    {
      ...shared,
      name: 'Länder, monatlich',
      by_what: 'country',
      days: 'last_month',
      schedule: 'monthly',
      is_paused: '1',
      format: 'xlsx',
    },
  ])
}
