import { isValidIBAN } from 'ibantools'
import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import type { DocumentModel } from '#core/document.ts'
import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { bankOf } from '../domain/documents/company.ts'
import { eInvoiceOf, wantsEInvoice, whyNoEInvoice } from '../domain/documents/e-invoice.ts'
import { whyNoPaper, type PaperKind } from '../domain/documents/paper-rules.ts'
import { buildPaper, isIssuedPaper } from '../domain/documents/papers.ts'
import type {
  PaperCompany,
  PaperInstalment,
  PaperLine,
  PaperOrder,
  PaperPayment,
  PaperSource,
} from '../domain/documents/source.ts'
import { isCancelled } from '../domain/order-state.ts'
import { zugferdXml } from './e-invoice-xml.ts'
import { readOrder } from './orders.ts'

async function linesOf(db: Database, orderId: number): Promise<PaperLine[]> {
  const { rows } = await sql<PaperLine>`
    select l.stk_kodu, l.stk_adi, l.stk_adet, l.stk_birim, l.stk_toplam, b.litre
    from siparis_icerik l
    left join stok s on s.id = l.stk_id
    left join sys_stok_sise b on b.def_type = s.stok_cl
    where l.sip_id = ${orderId} order by l.id`.execute(db)
  return rows
}

async function instalmentsOf(db: Database, orderId: number): Promise<PaperInstalment[]> {
  const { rows } = await sql<PaperInstalment>`
    select t.tak_tar, t.tak_tutar, coalesce((
      select json_agg(json_build_object('day', m.islem_zamani, 'tutar', a.tutar))
      from allocations a join cari_islem m on m.id = a.entry_id where a.taksit_id = t.id), '[]') as filled
    from cus_taksitler t where t.sip_id = ${orderId} order by t.tak_tar, t.id`.execute(db)
  return rows
}

const paymentsOf = (db: Database, orderId: number): Promise<PaperPayment[]> =>
  db
    .selectFrom('cari_islem')
    .select(['islem_zamani', 'borc'])
    .where('s_no', '=', orderId)
    .where('borc', '>', 0)
    .where('iptal_t', 'is', null)
    .orderBy('islem_zamani')
    .orderBy('id')
    .execute()

type Surroundings = {
  issued: PaperCompany | null
  current: PaperCompany | null
  title: string | null
  paymentType: string | null
  email: string | null
}

/** What an order refers to, in one question: both states of the company, and words for its codes. */
async function surroundingsOf(db: Database, orderId: number): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select o.f_firma_bilgi as issued, to_jsonb(f) - 'version' as current, u.unvan as title,
      p.tipi as "paymentType", c.cus_email as email
    from siparisler o
    join customers c on c.id = o.cus_id
    left join firma_bilgileri f on f.id = 1
    left join sys_unvan u on u.un_type = o.cus_m_f
    left join odeme_tipleri p on p.id = o.s_odeme_tip
    where o.id = ${orderId}`.execute(db)
  return rows[0] ?? { issued: null, current: null, title: null, paymentType: null, email: null }
}

const NO_COMPANY: PaperCompany = { ust_bilgi: '', steuer: '', ustid: '', k1_1: '', k2_1: '', k3_1: '' }

export type LoadedSource = PaperSource & { email: string | null }

type Asking = { db: Database; actor: Actor; now: Temporal.Instant }

/** Everything that a paper of the order prints; somebody else's order is not there. */
export async function paperSource(
  { db, actor, now }: Asking,
  id: number,
  isIssued: boolean,
): Promise<LoadedSource> {
  const row = await readOrder(db, actor, id)
  const order = { ...row, orderDay: businessDay(Temporal.Instant.from(row.s_tar)) } as unknown as PaperOrder
  const { issued, current, title, paymentType, email } = await surroundingsOf(db, id)
  const company = (isIssued ? issued : null) ?? current ?? NO_COMPANY
  return {
    order,
    lines: await linesOf(db, id),
    instalments: await instalmentsOf(db, id),
    payments: await paymentsOf(db, id),
    company,
    bank: bankOf(company, isValidIBAN),
    title,
    paymentType: paymentType ?? '',
    today: businessDay(now),
    email,
  }
}

/** A paper of an order and what it was made of; refused when the order has no such paper. */
export async function makePaper(
  asking: Asking,
  id: number,
  kind: PaperKind,
): Promise<{ source: LoadedSource; model: DocumentModel }> {
  const source = await paperSource(asking, id, isIssuedPaper(kind))
  refuseIf(whyNoPaper(kind, source.order, { actor: asking.actor, hasBank: source.bank !== null }))
  return { source, model: buildPaper(kind, source) }
}

const carriesData: ReadonlySet<PaperKind> = new Set(['fatura', 'gutschrift'])

/**
 * Invoices and credit notes of companies carry their data; one that was cancelled since is a copy for the eye.
 * The customer's mail address may change after the invoice, so it stays outside.
 */
export function withEInvoice(source: LoadedSource, kind: PaperKind, model: DocumentModel): DocumentModel {
  const isWanted =
    carriesData.has(kind) &&
    wantsEInvoice(source.order) &&
    !isCancelled(source.order) &&
    !whyNoEInvoice(source)
  return isWanted ? { ...model, eInvoice: { xml: zugferdXml(eInvoiceOf(source, null)) } } : model
}
