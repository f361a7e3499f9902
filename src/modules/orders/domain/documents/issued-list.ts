import { z } from 'zod'
import { admin } from '#core/actor.ts'
import type { TypesOf } from '#core/calls.ts'
import type { CallOf } from '#core/lists/list-call.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { defineTexts } from '#core/texts/texts.ts'
import { documentTitle, keptKinds } from './document-rules.ts'
import { issued_document_list } from '../stored/issued_document_list.ts'

const states = ['kept', 'handed_out', 'withdrawn'] as const

const texts = defineTexts({
  id: { tr: 'No', de: 'Nr.', en: 'No.' },
  created_at: { tr: 'Düzenlendi', de: 'Ausgestellt', en: 'Issued' },
  tur: { tr: 'Belge', de: 'Beleg', en: 'Document' },
  number: { tr: 'Belge no', de: 'Belegnummer', en: 'Number' },
  sip_id: { tr: 'Sipariş', de: 'Auftrag', en: 'Order' },
  customer: { tr: 'Müşteri', de: 'Kunde', en: 'Customer' },
  state: { tr: 'Durum', de: 'Stand', en: 'State' },
  state_kept: { tr: 'Henüz verilmedi', de: 'Noch nicht ausgegeben', en: 'Not handed out yet' },
  state_handed_out: { tr: 'Verildi', de: 'Ausgegeben', en: 'Handed out' },
  state_withdrawn: { tr: 'Geri alındı', de: 'Zurückgenommen', en: 'Withdrawn' },
  person: { tr: 'Düzenleyen', de: 'Ausgestellt von', en: 'Issued by' },
  sha256: { tr: 'Sağlama (SHA-256)', de: 'Prüfsumme (SHA-256)', en: 'Checksum (SHA-256)' },
})

const IssuedRow = narrowed(issued_document_list, {
  tur: z.enum(keptKinds),
  state: z.enum(states),
})

/** Everything that was ever issued, as it was issued. */
const issuedList = defineList({
  path: '/issued_document/list',
  row: IssuedRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts,
  columns: {
    id: { filter: 'equals', width: 90 },
    created_at: { filter: 'equals', width: 150 },
    tur: {
      filter: 'equals',
      options: { values: keptKinds.map((value) => ({ value, text: documentTitle(value) })) },
      width: 190,
    },
    number: { filter: 'startsWith', width: 140 },
    customer: { filter: 'contains', width: 220 },
    state: {
      filter: 'equals',
      options: { values: states.map((value) => ({ value, text: texts[`state_${value}`] })) },
      width: 170,
    },
    sip_id: { filter: 'equals', width: 100 },
    person: { filter: 'contains', width: 160 },
    sha256: { shown: 'choice', width: 260 },
  },
})

export const issuedDocuments = {
  list: issuedList,
  words: defineTexts({
    title: { tr: 'Belge arşivi', de: 'Belegarchiv', en: 'Document archive' },
    subtitle: {
      tr: 'Düzenlenen her belge, düzenlendiği gibi.',
      de: 'Jeder ausgestellte Beleg, so wie er ausgestellt wurde.',
      en: 'Every document as it was issued.',
    },
    empty: {
      tr: 'Henüz belge yok. İlk fatura kesilince burada görünür.',
      de: 'Noch kein Beleg. Mit der ersten Rechnung erscheint er hier.',
      en: 'No document yet. The first invoice will appear here.',
    },
    open: { tr: 'Siparişi aç', de: 'Auftrag öffnen', en: 'Open the order' },
  }),
}

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<readonly [CallOf<typeof issuedList>]> {}
}
