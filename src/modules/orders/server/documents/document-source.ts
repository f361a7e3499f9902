import type { Actor } from '#core/actor.ts'
import type { StoredCompany } from '#core/company/company-fields.ts'
import { companyOf, NO_COMPANY } from '#core/company/company.ts'
import { businessDay } from '#core/days/dates.ts'
import type { DocumentModel } from '#core/document.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { bankOf } from '#modules/orders/domain/documents/company.ts'
import { whyNoEInvoice, whyNotIssued } from '#modules/orders/domain/documents/e-invoice/e-invoice-rules.ts'
import {
  eInvoiceOf,
  wantsEInvoice,
  type EInvoice,
  type EInvoiceKind,
} from '#modules/orders/domain/documents/e-invoice/e-invoice.ts'
import type { KeptKind } from '#modules/orders/domain/documents/document-rules.ts'
import { copyToPrint, keptKind } from '#modules/orders/domain/documents/issued.ts'
import {
  whyElsewhere,
  whyNoDocument,
  type DocumentKind,
} from '#modules/orders/domain/documents/document-rules.ts'
import { buildDocument, isIssuedDocument } from '#modules/orders/domain/documents/build-document.ts'
import type {
  DocumentInstalment,
  DocumentLine,
  DocumentPayment,
  DocumentSource,
} from '#modules/orders/domain/documents/source.ts'
import { EntryType } from '#modules/orders/domain/money/payments.ts'
import { zugferdXml } from './e-invoice-xml.ts'
import { keepDocument, readIssued, type IssuedDocument } from './issued-documents.ts'
import { readOrder } from '../order/orders.ts'
import { returnedDebit } from '../money/returned-debit.ts'

async function linesOf(db: Database, orderId: number): Promise<DocumentLine[]> {
  const rows = await allRows(db)<DocumentLine>`
    select l.stk_kodu, l.stk_adi, l.stk_adet, l.stk_birim, l.stk_toplam, s.stok_year, b.litre
    from siparis_icerik l
    left join stok s on s.id = l.stk_id
    left join sys_stok_sise b on b.def_type = s.stok_cl
    where l.sip_id = ${orderId} order by l.id`
  return rows.length ? rows : wholeLine(db, orderId)
}

/** An invoice of another system has no lines, so its cancellation has one line for the whole invoice. */
async function wholeLine(db: Database, orderId: number): Promise<DocumentLine[]> {
  return allRows(db)<DocumentLine>`
    select f_no as stk_kodu, 'Rechnung ' || f_no || ' aus dem früheren System' as stk_adi, 1 as stk_adet,
      s_toplam as stk_birim, s_toplam as stk_toplam, null::integer as stok_year, null::numeric as litre
    from siparisler where id = ${orderId} and data_in_id is not null`
}

async function instalmentsOf(db: Database, orderId: number): Promise<DocumentInstalment[]> {
  return allRows(db)<DocumentInstalment>`
    select t.tak_tar, t.tak_tutar, coalesce((
      select json_agg(json_build_object('day', m.islem_zamani, 'tutar', a.tutar))
      from allocations a join cari_islem m on m.id = a.entry_id where a.taksit_id = t.id), '[]') as filled
    from cus_taksitler t where t.sip_id = ${orderId} order by t.tak_tar, t.id`
}

const paymentsOf = (db: Database, orderId: number): Promise<DocumentPayment[]> =>
  db
    .selectFrom('cari_islem')
    .select(['islem_zamani', 'borc'])
    .where('s_no', '=', orderId)
    .where('borc', '>', 0)
    .where('iptal_t', 'is', null)
    .orderBy('islem_zamani')
    .orderBy('id')
    .execute()

/** Booked bank charges for returned debits. */
async function chargesOf(db: Database, orderId: number) {
  return allRows(db)<{ day: string; amount: number }>`
    select islem_zamani as day, alacak as amount from cari_islem
    where s_no = ${orderId} and islem_type = ${EntryType.returnCharge} and iptal_t is null order by id`
}

type Surroundings = {
  issued: StoredCompany | null
  current: StoredCompany | null
  title: string | null
  paymentType: string | null
  email: string | null
  buyerReference: string | null
  mandate: string | null
  /** The invoice was issued by another system. */
  isFromElsewhere: boolean
}

/** The data around an order in one query: frozen and current company, and labels for its codes. */
async function surroundingsOf(db: Database, orderId: number): Promise<Surroundings> {
  const row = await firstRow(db)<Surroundings>`
    select o.f_firma_bilgi as issued, to_jsonb(f) - 'version' as current,
      case when u.silent = '0' then u.unvan end as title,
      p.tipi as "paymentType", c.cus_email as email, c.cus_leitweg as "buyerReference",
      (select m.reference from mandate_list m where m.cus_id = o.cus_id and m.state = 'active') as mandate,
      o.data_in_id is not null as "isFromElsewhere"
    from siparisler o
    join customers c on c.id = o.cus_id
    left join firma_bilgileri f on f.id = 1
    left join sys_unvan u on u.un_type = o.cus_m_f
    left join odeme_tipleri p on p.id = o.s_odeme_tip
    where o.id = ${orderId}`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

export type LoadedSource = DocumentSource & { email: string | null; isFromElsewhere: boolean }

export type Asking = { db: Database; actor: Actor; now: Temporal.Instant }

/** Everything that a document of the order prints; orders outside the user's scope are not found. */
export async function documentSource(
  { db, actor, now }: Asking,
  id: number,
  isIssued: boolean,
): Promise<LoadedSource> {
  const row = await readOrder(db, actor, id)
  const surroundings = await surroundingsOf(db, id)
  const { issued, current, title, paymentType, email, buyerReference, mandate, isFromElsewhere } =
    surroundings
  const orderDay = businessDay(Temporal.Instant.from(row.s_tar))
  const order = { ...row, orderDay, cus_leitweg: buyerReference }
  const stored = (isIssued ? issued : null) ?? current
  const company = stored ? companyOf(stored) : NO_COMPANY
  const settings = await readCompanySettings(db)
  return {
    order,
    lines: await linesOf(db, id),
    instalments: await instalmentsOf(db, id),
    payments: await paymentsOf(db, id),
    charges: await chargesOf(db, id),
    returned: await returnedDebit(db, id, businessDay(now)),
    company,
    bank: bankOf(company),
    title,
    paymentType: paymentType ?? '',
    reminders: settings,
    texts: settings,
    debitLeadDays: settings.debit_lead_days,
    mandate,
    today: businessDay(now),
    email,
    isFromElsewhere,
  }
}

const dataKinds = { fatura: 'invoice', gutschrift: 'creditNote', iptal_faturasi: 'cancellation' } as const

const dataKindOf = (kind: KeptKind): EInvoiceKind | null =>
  kind in dataKinds ? dataKinds[kind as keyof typeof dataKinds] : null

/** The e-invoice data of a document; null where it is not required or not possible. */
function dataOf(source: LoadedSource, kind: KeptKind): EInvoice | null {
  const dataKind = dataKindOf(kind)
  if (!dataKind || whyNoEInvoice(source)) return null
  return eInvoiceOf(source, dataKind, source.email)
}

/** Archives a document with everything that it prints; for companies the data are embedded in the file. */
async function keep({ db, actor, now }: Asking, source: LoadedSource, tur: KeptKind): Promise<void> {
  const eInvoice = dataOf(source, tur)
  const document = buildDocument(tur, source)
  const isInside = eInvoice !== null && wantsEInvoice(source.order)
  const model = isInside ? { ...document, eInvoice: { xml: zugferdXml(eInvoice) } } : document
  await keepDocument(db, { sip_id: source.order.id, tur, userId: actor.id, now, model, eInvoice })
}

/**
 * Issues a document, which then no longer changes with the order, the customer or the company. A cancellation is
 * issued without checks, so that every invoice can be cancelled.
 */
export async function issueDocument(asking: Asking, id: number, tur: KeptKind): Promise<void> {
  const source = await documentSource(asking, id, isIssuedDocument(tur))
  if (tur !== 'iptal_faturasi') refuseIf(whyNotIssued(source))
  await keep(asking, source, tur)
}

/** The document as it was issued; one that is not in the archive yet is stored now. */
async function issuedOf(asking: Asking, source: LoadedSource, tur: KeptKind): Promise<IssuedDocument> {
  const { id } = source.order
  const known = await readIssued(asking.db, id, tur)
  if (known) return known
  await keep(asking, source, tur)
  const kept = await readIssued(asking.db, id, tur)
  if (!kept) throw new AppError(recordsRefusals.record_not_found)
  return kept
}

/** With `issued` the archived bytes are used; otherwise the model is drawn. */
export type OrderDocument = { source: LoadedSource; model: DocumentModel; issued: IssuedDocument | null }

/** A document of an order, or a refusal if the order has none; cancelled and paid ones are marked copies. */
export async function makeDocument(
  asking: Asking,
  id: number,
  kind: DocumentKind,
  isOriginal = false,
): Promise<OrderDocument> {
  const source = await documentSource(asking, id, isIssuedDocument(kind))
  refuseIf(
    whyNoDocument(kind, source.order, {
      actor: asking.actor,
      hasBank: source.bank !== null,
      isReturned: Boolean(source.returned),
    }) ?? whyElsewhere(kind, source.isFromElsewhere),
  )
  const kept = keptKind(kind, source.order)
  if (!kept) return { source, model: buildDocument(kind, source), issued: null }
  const issued = await issuedOf(asking, source, kept)
  const copy = isOriginal ? null : copyToPrint(kind, issued.model, source.order)
  return copy ? { source, model: copy, issued: null } : { source, model: issued.model, issued }
}
