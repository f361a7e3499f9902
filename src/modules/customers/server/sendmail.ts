import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { escapeHtml } from '#core/texts/escape-html.ts'
import { formatEuro } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { MAY_BE_CALLED, mayView, whyMayNotView } from '../domain/visibility.ts'
import { consentState, type Grant } from '#modules/consents/domain/consents.ts'
import { strictnesses } from '#modules/consents/domain/may-call.ts'
import { mayMail } from '#modules/consents/domain/may-mail.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import { noteUse } from '#modules/consents/server/public.ts'
import { litrePrice } from '#modules/stock/domain/litres.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { stokList } from '#modules/stock/domain/wines.ts'
import { companyFooter, type CompanyFooter } from '#platform/server/mail/company-footer.ts'
import { happenedWithin } from '#platform/server/database/spans.ts'
import type { Database } from '#platform/server/database/database.ts'
import { chosenIds } from '#platform/server/calls/chosen-rows.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { htmlToText, sanitizeHtml } from '#platform/server/mail/html.ts'
import { contentId, queueMail } from '#platform/server/mail/mail.ts'
import { allRows, lockNamed, oneRow } from '#platform/server/database/sql.ts'
import { sendMail } from '../domain/calls.ts'
import { MOST_WINES } from '../domain/sendmail.ts'

const refusals = defineRefusals({
  customer_wants_no_contact: {
    tr: 'Müşteri iletişim istemiyor, e-posta gönderilemez.',
    de: 'Der Kunde möchte nicht kontaktiert werden, es wird keine E-Mail verschickt.',
    en: 'The customer does not wish to be contacted, no mail is sent.',
  },
  mail_recipient_unknown: {
    tr: 'Bu e-posta adresi hiçbir müşteriye ait değil.',
    de: 'Diese E-Mail-Adresse gehört zu keinem Kunden.',
    en: 'This email address belongs to no customer.',
  },
  too_many_mails: {
    tr: 'Kısa sürede çok fazla e-posta gönderdiniz. Lütfen birkaç dakika bekleyin.',
    de: 'Sie haben in kurzer Zeit viele E-Mails verschickt. Bitte warten Sie einige Minuten.',
    en: 'You have sent many mails in a short time. Please wait a few minutes.',
  },
})

const KIND = 'wine_recommendation'
const SUBJECT = 'Unsere Weinempfehlungen für Sie'

/** The customer with this address. If one of several is do-not-call, nobody at the address gets mail. */
async function customerOf(db: Database, actor: Actor, email: string) {
  const customers = await db
    .selectFrom('customers')
    .select(['cus_user', 'rand_user', 'cus_dnd', 'cus_class', 'cus_is_aktive'])
    .where(sql<boolean>`lower(cus_email) = lower(${email})`)
    .where('cus_del', '=', '0')
    .orderBy('id')
    .execute()
  const [first] = customers
  if (!first) throw new AppError(refusals.mail_recipient_unknown)
  const customer = customers.find((one) => mayView(actor, one)) ?? first
  refuseIf(whyMayNotView(actor, customer))
  if (customers.some((one) => one.cus_dnd !== MAY_BE_CALLED))
    throw new AppError(refusals.customer_wants_no_contact)
  const isKnown = customers.some((one) => one.cus_is_aktive === '1')
  return { ...customer, doubt: await doubtAbout(db, email, isKnown ? 'customer' : 'stranger') }
}

/** What only warrants a warning before advertising to an address; forbidden mails are refused. */
async function doubtAbout(db: Database, email: string, relation: 'customer' | 'stranger') {
  const rows = await allRows(db)<Grant>`
    select wording, how, withdrawn_at from consent_list
    where channel = 'email' and value = ${email.toLowerCase()}`
  const { mailing_strictness } = await readCompanySettings(db)
  const strictness = strictnesses.find((known) => known === mailing_strictness) ?? 'warn'
  const { ok, code } = mayMail({ relation, consent: consentState(rows), strictness })
  if (code === 'call_allowed') return null
  if (!ok) throw new AppError(callingRefusals[code])
  return code
}

const createdAt = sql.ref('created_at')

/** Counts what the person has written lately; the lock keeps two calls from counting the same. */
async function refuseIfTooMany(db: Database, actor: Actor): Promise<void> {
  await lockNamed(db, KIND, actor.id)
  const row = await oneRow(db)<{ minute: number; hour: number }>`
    select count(*) filter (where ${happenedWithin(createdAt, '1 minute')}) as minute, count(*) as hour
    from mail_outbox
    where created_by = ${actor.id} and kind = ${KIND} and ${happenedWithin(createdAt, '1 hour')}`
  const sent = row
  const { mails_per_minute, mails_per_hour } = await readCompanySettings(db)
  if (sent.minute >= mails_per_minute || sent.hour >= mails_per_hour)
    throw new AppError(refusals.too_many_mails)
}

async function winesOnSale(db: Database, ids: readonly number[]) {
  const wines = await db
    .selectFrom('stok as s')
    .leftJoin('sys_stok_sise as b', 'b.def_type', 's.stok_cl')
    .select(['s.stok_code', 's.stok_name', 's.stok_year', 's.stok_de_price', 's.stok_at_price'])
    .select(['s.stok_ch_price', 's.brosur_file_id', 's.image_file_id', 'b.litre'])
    .where('s.id', 'in', ids)
    .where('s.stok_user_on', '=', '1')
    .orderBy('s.stok_name')
    .execute()
  if (wines.length !== new Set(ids).size) throw invalid({ ids: { code: 'not_allowed' } })
  return wines
}

type Wine = Awaited<ReturnType<typeof winesOnSale>>[number]

const picture = ({ image_file_id, stok_name }: Wine) =>
  image_file_id === null
    ? ''
    : `<img src="cid:${contentId(image_file_id)}" alt="${escapeHtml(stok_name)}" height="120">`

function wineTable(wines: readonly Wine[], cus_class: number | null): string {
  const withPictures = wines.some((wine) => wine.image_file_id !== null)
  const rows = wines.map((wine) => {
    const name = [wine.stok_name, wine.stok_year].filter(Boolean).join(' ')
    const price = listPrice(wine, cus_class)
    const perLitre = `${formatEuro(litrePrice(price, wine.litre))} je Liter`
    const cells = [name, wine.stok_code, formatEuro(price), perLitre]
    return tableRow('td', [...(withPictures ? [picture(wine)] : []), ...cells.map(escapeHtml)])
  })
  const head = [...(withPictures ? [''] : []), 'Wein', 'Artikel', 'Preis', 'Grundpreis']
  return `<table>${tableRow('th', head)}${rows.join('')}</table>`
}

/** A table row whose cells are HTML already. */
const tableRow = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** Advertising must say how to opt out. */
const optOut = (email: string | null) =>
  paragraph(
    `Sie möchten keine Empfehlungen mehr bekommen? Antworten Sie auf diese Mail mit „Abmelden“${email ? ` oder schreiben Sie an ${email}` : ''}. Das kostet nichts außer der Übermittlung.`,
  )

type Letter = { words: string; wines: readonly Wine[]; cus_class: number | null; fileCount: number }

function letterHtml({ words, wines, cus_class, fileCount }: Letter, footer: CompanyFooter): string {
  return [
    sanitizeHtml(words),
    wineTable(wines, cus_class),
    fileCount ? paragraph('Die Beschreibungen der Weine liegen als Anhang bei.') : '',
    optOut(footer.email),
    footer.html,
  ]
    .filter(Boolean)
    .join('\n')
}

export const sendMailEndpoint = serve(sendMail, async (call) => {
  const { db, actor, input, services, afterCommit } = call
  const customer = await customerOf(db, actor, input.to)
  await refuseIfTooMany(db, actor)
  const ids = await chosenIds(call, input, { lists: [stokList.path], limit: MOST_WINES })
  const wines = await winesOnSale(db, ids)
  const fileIds = wines.map((wine) => wine.brosur_file_id).filter((id) => id !== null)
  const letter = { words: input.html, wines, cus_class: customer.cus_class, fileCount: fileIds.length }
  const html = letterHtml(letter, await companyFooter(db))
  await queueMail(db, {
    kind: KIND,
    recipient: input.to,
    subject: SUBJECT,
    text: htmlToText(html),
    html,
    userId: actor.id,
    fileIds: [...fileIds, ...wines.flatMap((wine) => wine.image_file_id ?? [])],
  })
  await noteUse(call, { channel: 'email', value: input.to.toLowerCase() })
  afterCommit(() => services.wakeMail())
  return { save_response: { doubt: customer.doubt } }
})
