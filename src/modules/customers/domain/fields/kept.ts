import type { CustomerColumn } from './answers.ts'

/** Columns that only the server writes. */
export const kept = {
  id: { remains: 'all', merged: { rule: 'the remaining record has its own; the other number leads to it' } },
  version: { remains: 'all', merged: { rule: 'raised by the merge' } },
  search_text: { remains: 'all', merged: { rule: 'made of the other columns' } },
  merged_into: { remains: 'all', merged: { rule: 'says where the record has gone' } },
  erased_at: { remains: 'all', merged: { rule: 'nobody merges an erased record' } },
  cus_del: { remains: 'all', merged: { rule: 'the record that goes is deleted' } },
  sil: { remains: 'all', merged: { rule: 'the same in both' } },
  dnd_usr: { remains: 'all', merged: { rule: 'goes with the wish' } },
  dnd_date: { remains: 'all', merged: { rule: 'goes with the wish' } },
  cus_note: {
    remains: 'nothing',
    merged: { rule: 'the notes of the old program are taken where there are none' },
  },
  cus_end_contact: { remains: 'nothing', merged: { rule: 'the later one' } },
  promised_day: { remains: 'nothing', merged: { rule: 'goes with the call-back' } },
  promised_invoices: { remains: { value: '{}' }, merged: { rule: 'of both' } },
  cus_is_aktive: { remains: 'all', merged: { rule: 'computed from the orders' } },
  reorder_due: { remains: 'nothing', merged: { rule: 'computed from the orders' } },
  cus_random: { remains: 'nothing', merged: { rule: 'of the record that stays' } },
  cus_random_user: { remains: 'nothing', merged: { rule: 'of the record that stays' } },
} as const satisfies Readonly<Record<string, CustomerColumn>>
