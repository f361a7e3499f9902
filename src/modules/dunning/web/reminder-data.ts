import type { Chosen } from '#core/lists/selection.ts'
import { call } from '#platform/web/api.ts'
import type { ProposedRow } from '../domain/calls.ts'

/** What a bulk run would send to these invoices. */
export const proposeReminders = async (rows: Chosen): Promise<ProposedRow[]> =>
  (await call('/siparisler/uyari_oneri', rows)).datalist
