import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { businessDay, type DayRange } from '#core/days/dates.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { companyOf } from '#core/company/company.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { WORKBOOK_TYPE, workbookName } from '#platform/server/workbooks/names.ts'
import { plainWorkbook } from '#platform/server/workbooks/plain-workbook.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { accountExtract, accountStatementFile } from '../domain/calls.ts'
import { bookExtract, extractTable, type ExtractDeal } from '../domain/documents/extract.ts'
import { accountStatement, type AccountSource, type StatementLine } from '../domain/documents/statement.ts'
import { accountOf, linesOf, ownerOf, type Reader } from './account-owner.ts'
import { isClosedMonth } from '../domain/issued-statement.ts'
import { issuedStatement } from './issued-statements.ts'
import { earningPerson } from './payees.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

const refusals = defineRefusals({
  document_too_long: {
    tr: 'Bu dönemde {max:number} satırdan fazlası var. Lütfen daha kısa bir dönem seçin.',
    de: 'In diesem Zeitraum gibt es mehr als {max:number} Zeilen. Bitte einen kürzeren wählen.',
    en: 'This period has more than {max:number} lines. Please choose a shorter one.',
  },
})

type Asked = SignedInCall<{ user_id: number | null; start_date: string; end_date: string }>

type Reading = { db: Database; actor: Reader }

/** Limit of lines per document; longer periods must be split. */
const MOST_LINES = 10_000

function refuseTooMany(rows: readonly unknown[]): void {
  if (rows.length > MOST_LINES) throw new AppError(refusals.document_too_long, { max: MOST_LINES })
}

async function sourceOf({ db, actor, input, now }: Asked): Promise<AccountSource & { owner: number }> {
  const owner = await ownerOf(db, actor, input.user_id)
  const { party } = await earningPerson(db, owner)
  return {
    owner,
    party,
    company: companyOf(await readCompany(db)),
    range: rangeOf(input),
    today: businessDay(now),
  }
}

const DAY_OF_ORDER = sql`(o.s_tar at time zone 'Europe/Berlin')::date`

/** Commission counts on the day on which it was earned, paid out or not; what has no day counts on that of its order. */
const DAY_OF_LINE = sql`coalesce(case when h.kind = 'paid' then o.f_odeme_tar end, h.day, (o.s_tar at time zone 'Europe/Berlin')::date)`

/** The lines of the account whose day lies in the range. */
export async function statementLines(
  { db, actor }: Reading,
  owner: number,
  { from, to }: DayRange,
): Promise<StatementLine[]> {
  return allRows(db)<StatementLine>`
    select h.kind, ${DAY_OF_LINE} as day, h.sip_id, h.f_no, h.fis_no, h.customer, h.base, h.rate, h.amount, h.why
    from ${linesOf(actor, owner)} h left join siparisler o on o.id = h.sip_id
    where ${DAY_OF_LINE} between ${from} and ${to}
    order by 2, h.id limit ${MOST_LINES + 1}`
}

const sumOfKind = (kind: string) =>
  sql`coalesce(sum(h.amount) filter (where h.kind = ${kind}), 0)::amount as ${sql.ref(kind)}`

/** Every order and credit note of the range that is or was this person's, with what the account says about it. */
export async function extractDeals(
  { db, actor }: Reading,
  owner: number,
  { from, to }: DayRange,
): Promise<ExtractDeal[]> {
  return allRows(db)<ExtractDeal>`
    with line as (select * from ${linesOf(actor, owner)} h where kind <> 'advance'),
    deal as (
      select o.id from siparisler o where o.per_id = ${owner} and ${scopeSql(orderScope(actor), 'o')} and o.s_is_teklif in (0, 2)
      union select sip_id from line where sip_id is not null
    )
    select o.id as sip_id, ${DAY_OF_ORDER} as order_day,
      ${customerName('o')} as customer,
      concat_ws(' ', o.f_pk, o.f_sehir) as place, o.f_no, o.f_tarih, o.s_gon_tar as shipped_on,
      case when o.f_close = '1' then o.f_odeme_tar end as paid_on,
      case when o.sd_cancel_on = '1' then o.sd_iptal_tar end as cancelled_on,
      case when o.sd_cancel_on = '1' then nullif(o.f_ip_neden, '') end as cancel_reason,
      o.s_is_teklif = 2 as is_credit_note,
      (case o.s_is_teklif when 2 then -1 else 1 end * o.s_g_toplam)::amount as total,
      (case o.s_is_teklif when 2 then -1 else 1 end * net_of_order(o.s_g_toplam, o.kdv_oran, o.s_vergisiz))::amount as net,
      max(h.rate) as rate, string_agg(distinct h.fis_no, ', ' order by h.fis_no) as slips,
      ${sumOfKind('expected')}, ${sumOfKind('earned')}, ${sumOfKind('paid')}, ${sumOfKind('taken_back')}, ${sumOfKind('debt')}
    from deal join siparisler o on o.id = deal.id left join line h on h.sip_id = o.id
    where ${DAY_OF_ORDER} between ${from} and ${to}
    group by o.id order by order_day, o.id limit ${MOST_LINES + 1}`
}

export const accountDocumentEndpoints = [
  serve(accountStatementFile, async (call) => {
    const source = await sourceOf(call)
    const { sums } = await accountOf(call.db, call.actor, source.owner)
    const linesIn = async (range: DayRange) => {
      const lines = await statementLines(call, source.owner, range)
      refuseTooMany(lines)
      return lines
    }
    // The administrator of a dealer sees a part of the account, which is no statement of the person.
    const seesAll = isAdmin(call.actor) || call.actor.id === source.owner
    if (seesAll && isClosedMonth(source.range, source.today))
      return issuedStatement(call, {
        ...source,
        linesOf: linesIn,
        modelOf: (lines, number) => accountStatement({ ...source, lines, account: sums, number }),
      })
    const model = accountStatement({ ...source, lines: await linesIn(source.range), account: sums })
    return {
      file: await call.services.documents.render(model),
      file_name: model.fileName,
      file_type: 'application/pdf',
    }
  }),
  serve(accountExtract, async (call) => {
    const source = await sourceOf(call)
    const deals = await extractDeals(call, source.owner, source.range)
    refuseTooMany(deals)
    if (call.input.format === 'xlsx')
      return {
        file: await plainWorkbook('Buchauszug', extractTable(deals), 'Summe'),
        file_name: workbookName(`Buchauszug ${source.party.adi}`, source.today),
        file_type: WORKBOOK_TYPE,
      }
    const model = bookExtract({ ...source, deals })
    return {
      file: await call.services.documents.render(model),
      file_name: model.fileName,
      file_type: 'application/pdf',
    }
  }),
]
