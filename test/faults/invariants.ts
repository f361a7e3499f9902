import type pg from 'pg'
import { commissionInvariants } from './commission-invariants.ts'
import { figureInvariants } from './figure-invariants.ts'

/**
 * What must hold for the whole company at any moment. Each query finds the rows that violate it, so an empty
 * answer is good.
 */
export type Invariant = { name: string; broken: string; needs?: string }

/** Ordered and sent bottles never exceed what came in; breakage that was booked out manually is not a sale. */
const stock: Invariant[] = [
  {
    name: 'no wine has fewer than no bottles',
    broken: `select stok_id, sum(giren - cikan) as on_hand from stok_islem group by stok_id
      having sum(giren - cikan) < 0`,
  },
  {
    name: 'no bottle is sold twice',
    broken: `select v.id, v.kullanilabilir_adet from stok_all_list_view v
      where v.kullanilabilir_adet + (
        select coalesce(sum(cikan), 0) from stok_islem m where m.stok_id = v.id and m.sip_id is null) < 0`,
  },
  {
    name: 'held are the lines of orders that are neither cancelled nor sent, and no others',
    broken: `with wanted as (
        select l.id, l.sip_id, l.stk_id, l.stk_adet from siparis_icerik l join siparisler o on o.id = l.sip_id
        where o.s_is_teklif = 0 and o.sd_cancel_on = '0' and o.sd_gonderi_status = '0')
      (select 'missing' as what, * from (select * from wanted except select * from reservations) m)
      union all (select 'too much', * from (select * from reservations except select * from wanted) t)`,
  },
  {
    name: 'what a wine shows as reserved and on hand is what lines and ledger say',
    broken: `select v.id, v.rezerver_m, r.held, v.depo_m, m.left_over from stok_all_list_view v
      left join (select stk_id, sum(stk_adet) as held from reservations group by stk_id) r on r.stk_id = v.id
      left join (select stok_id, sum(giren - cikan) as left_over from stok_islem group by stok_id) m on m.stok_id = v.id
      where v.rezerver_m <> coalesce(r.held, 0) or v.depo_m <> coalesce(m.left_over, 0)`,
  },
]

const holds: Invariant[] = [
  {
    name: 'held bottles are there beside the reserved ones',
    broken: `select stk_id, on_hand, reserved, held from bottle_counts where held > 0 and held + reserved > on_hand`,
  },
]

const numbered = `select f.name, f.last, o.id, o.f_tarih, substr(o.f_no, length(r.prefix) + 1)::integer as n
  from siparisler o join fatura_sayac f on f.name = case o.s_is_teklif when 2 then 'credit_note' else 'invoice' end
  join number_ranges r on r.kind = f.name
  where o.f_no is not null`

const openWanted = `select id as sip_id, kalan from siparis_ledger_view
  where s_is_teklif = 0 and fd_fon = '1' and sd_cancel_on = '0' and f_close = '0' and kalan > 0`

const openItems: Invariant[] = [
  {
    name: 'open items are the open invoices with what they owe, and no others',
    broken: `(select 'missing' as what, * from (${openWanted} except select sip_id, kalan from open_invoices) m)
      union all (select 'too much', * from (select sip_id, kalan from open_invoices except ${openWanted}) t)`,
  },
  {
    name: 'what is overdue is what instalments, payments and allocations say',
    broken: `select v.id, v.vadesi_gecen from siparis_ledger_view v join siparisler o on o.id = v.id
      where v.s_is_teklif = 0 and v.fd_fon = '1' and v.sd_cancel_on = '0' and v.f_close = '0'
        and v.vadesi_gecen <> overdue_amount(o.id, o.s_g_toplam, agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih, o.s_vade_gun),
          reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is, o.sd_uyari_2_fark, o.sd_uyari_3_fark))`,
  },
]

const numbers: Invariant[] = [
  {
    name: 'numbers of each range are unique and without gaps up to the counter',
    broken: `select name, count(*), min(n), max(n), max(last) as counter from (${numbered}) x group by name
      having count(*) <> max(n) - min(n) + 1 or count(distinct n) <> count(*) or max(n) <> max(last)`,
  },
  {
    name: 'a later number has no earlier day',
    broken: `select * from (select name, n, f_tarih, lag(f_tarih) over (partition by name order by n) as before
      from (${numbered}) x) y where f_tarih < before`,
  },
  {
    name: 'numbers of cancellations are unique and without gaps up to the counter',
    broken: `select count(*), max(n) from (select substr(iptal_no, 3)::integer as n from siparisler where iptal_no is not null) x
      having count(*) <> coalesce(max(n), 0) or coalesce(max(n), 0) <> (select last from fatura_sayac where name = 'cancellation')`,
  },
  {
    name: 'a number and an invoice belong together',
    broken: `select id, f_no, fd_fon, f_tarih from siparisler where (f_no is null) <> (fd_fon = '0') or
      (fd_fon = '1' and f_tarih is null)`,
  },
]

const money: Invariant[] = [
  {
    name: 'the amounts of an order follow from its lines',
    broken: `select o.id, o.s_toplam, l.items, o.s_iskonto, o.s_ara_toplam, o.s_kargo, o.s_g_toplam from siparisler o
      join (select sip_id, sum(stk_toplam) as items from siparis_icerik group by sip_id) l on l.sip_id = o.id
      where o.s_toplam <> l.items or o.s_ara_toplam <> o.s_toplam + o.s_iskonto
        or o.s_g_toplam <> o.s_ara_toplam + o.s_kargo`,
  },
  {
    name: 'no order is without lines',
    broken: `select id from siparisler o where not exists (select from siparis_icerik l where l.sip_id = o.id)`,
  },
  {
    name: 'bookings are on invoices of the same customer',
    broken: `select m.id, m.s_no from cari_islem m join siparisler o on o.id = m.s_no
      where m.iptal_t is null and (o.fd_fon = '0' or o.s_is_teklif = 1 or o.cus_id <> m.cus_id
        or (o.s_is_teklif = 2 and m.islem_type not in (4, 7)))`,
  },
  {
    name: 'the ledger is what the invoice says was paid and is left',
    broken: `select v.id, v.odenen, v.kalan from siparis_ledger_view v join (
        select s_no, sum(borc) as paid, sum(alacak) filter (where islem_type = 3) as fee,
          coalesce(sum(alacak) filter (where islem_type in (4, 7)), 0) as moved,
          coalesce(sum(alacak) filter (where islem_type = 9), 0) as charged
        from cari_islem where iptal_t is null group by s_no) m on m.s_no = v.id
      where v.s_is_teklif = 0 and (v.odenen <> m.paid or v.kalan <> m.moved - m.paid
        + case v.sd_cancel_on when '1' then 0 else v.s_g_toplam + m.charged + coalesce(m.fee, v.gecikme_farki) end)`,
  },
  {
    name: 'no booking fills more than it brought, and only an active one fills',
    broken: `select m.id, m.borc, sum(a.tutar) from allocations a join cari_islem m on m.id = a.entry_id
      group by m.id having sum(a.tutar) > m.borc or m.iptal_t is not null`,
  },
  {
    name: 'no invoice and no instalment is filled above its amount',
    broken: `select o.id, o.s_g_toplam, sum(a.tutar) from allocations a join siparisler o on o.id = a.sip_id
      group by o.id having sum(a.tutar) > o.s_g_toplam
      union all select t.sip_id, t.tak_tutar, sum(a.tutar) from allocations a join cus_taksitler t on t.id = a.taksit_id
      group by t.id having sum(a.tutar) > t.tak_tutar`,
  },
  {
    name: 'an allocation joins a booking and a part of the same invoice',
    broken: `select a.id from allocations a join cari_islem m on m.id = a.entry_id
      left join cus_taksitler t on t.id = a.taksit_id
      where m.s_no <> a.sip_id or (a.taksit_id is not null and t.sip_id <> a.sip_id)
        or (a.taksit_id is null and exists (select from cus_taksitler p where p.sip_id = a.sip_id))`,
  },
  {
    name: 'money that left an invoice fills nothing in it, and no more left than came',
    broken: `select m.s_no, m.brought, m.moved from (
        select s_no, sum(borc) as brought, coalesce(sum(alacak) filter (where islem_type in (4, 7)), 0) as moved
        from cari_islem where iptal_t is null group by s_no) m join siparisler o on o.id = m.s_no
      where o.s_is_teklif = 0 and m.brought - m.moved < case o.sd_cancel_on when '1' then 0 else (
        select coalesce(sum(tutar), 0) from allocations a where a.sip_id = m.s_no) end`,
  },
  {
    name: 'money that is there fills what is due',
    broken: `select v.id, m.brought, a.filled from siparis_ledger_view v
      cross join lateral (select coalesce(sum(borc), 0) - coalesce(sum(alacak) filter (where islem_type in (4, 7)), 0) as brought
        from cari_islem where s_no = v.id and iptal_t is null) m
      cross join lateral (select coalesce(sum(tutar), 0) as filled from allocations where sip_id = v.id) a
      where v.s_is_teklif = 0 and v.fd_fon = '1' and v.sd_cancel_on = '0' and m.brought - a.filled > 0
        and (m.brought - a.filled > v.gecikme_farki + v.return_charge and a.filled < v.s_g_toplam or exists (
          select from cus_taksitler t where t.sip_id = v.id and t.odenen < t.tak_tutar and t.tak_tar < business_today()))`,
  },
  {
    name: 'a credit note gives no more than its amount, and is done when all of it is used',
    broken: `select v.id, v.s_g_toplam, v.odenen, v.gutschrift_ok from siparis_ledger_view v
      where v.s_is_teklif = 2 and (v.odenen > v.s_g_toplam or (v.odenen > 0 and v.sd_cancel_on = '1')
        or (v.gutschrift_ok = '1') <> (v.fd_fon = '1' and v.sd_cancel_on = '0' and v.odenen = v.s_g_toplam))`,
  },
  {
    name: 'a cancelled invoice has no credit note and asks for nothing',
    broken: `select v.id, v.kalan from siparis_ledger_view v where v.sd_cancel_on = '1' and (v.kalan > 0 or exists (
      select from siparisler n where n.gutschrift_sip_id = v.id and n.sd_cancel_on = '0'))`,
  },
  {
    name: 'the balance of a customer is what was moved to it less what was paid from it',
    broken: `select c.id, c.balance, m.moved from customers c join (
        select cus_id, sum(alacak) filter (where islem_type = 4) as into, sum(borc) filter (where islem_type = 6) as out,
          coalesce(sum(alacak) filter (where islem_type = 4), 0) - coalesce(sum(borc) filter (where islem_type = 6), 0) as moved
        from cari_islem where iptal_t is null group by cus_id) m on m.cus_id = c.id
      where (m.into is not null or m.out is not null) and c.balance <> m.moved`,
  },
  {
    name: 'a closed invoice has nothing open',
    broken: `select id, f_no, kalan from siparis_ledger_view where s_is_teklif = 0 and f_close = '1' and kalan > 0`,
  },
  {
    name: 'one late fee at a time, and none twice',
    broken: `select s_no, count(*) from cari_islem where islem_type = 3 and iptal_t is null group by s_no
      having count(*) > 1`,
  },
  {
    name: 'credit notes together do not exceed their invoice',
    broken: `select o.id, o.s_g_toplam, sum(n.s_g_toplam) as given_back from siparisler n
      join siparisler o on o.id = n.gutschrift_sip_id where n.sd_cancel_on = '0'
      group by o.id having sum(n.s_g_toplam) > o.s_g_toplam`,
  },
]

const gone = `(select id from customers where cus_del = '1')`

/** What a merge takes along to the customer who stays. */
const taken = ['cus_adress', 'calls', 'mandates', 'hold_drafts', 'musteri_gorusme', 'cus_files', 'siparisler']

const customers: Invariant[] = [
  {
    name: 'nothing is open on a customer who is gone',
    broken: `select 'order' as what, id, cus_id from siparisler
        where cus_id in ${gone} and s_is_teklif = 0 and sd_cancel_on = '0' and f_close = '0'
      union all select 'call', id, cus_id from calls where cus_id in ${gone} and ended_at is null
      union all select 'bottles', null, cus_id from hold_drafts where cus_id in ${gone} and until > now()
      union all select 'appointment', id, id from customers where id in ${gone} and rand_tar is not null`,
  },
  {
    name: 'a merged customer has left everything to the other one',
    broken: taken
      .map(
        (table) => `select '${table}' as what, cus_id from ${table}
          where cus_id in (select id from customers where merged_into is not null)`,
      )
      .join(' union all '),
  },
]

const bank: Invariant[] = [
  {
    name: 'a movement of the bank is money once',
    broken: `select e.id, e.state, e.amount, m.booked from bank_entries e cross join lateral (
        select coalesce(sum(c.borc), 0) as booked from bank_entry_receipts r join cari_islem c on c.receipt_id = r.receipt_id
        where r.entry_id = e.id and c.iptal_t is null) m
      where m.booked > case e.state when 'booked' then greatest(e.amount::numeric, 0) else 0 end`,
  },
  {
    name: 'a receipt belongs to one movement of the bank',
    broken: `select receipt_id, count(*) from bank_entry_receipts group by receipt_id having count(*) > 1`,
  },
  {
    name: 'what is to be transferred is transferred once',
    broken: `select sip_id, fis_id, count(*) from transfer_items where is_live group by sip_id, fis_id having count(*) > 1`,
  },
]

const instalments: Invariant[] = [
  {
    name: 'instalments are as many as agreed and make up the total',
    broken: `select o.id, o.s_taksit_sayisi, o.s_g_toplam, count(t.id), sum(t.tak_tutar) from siparisler o
      left join cus_taksitler t on t.sip_id = o.id
      where o.s_is_teklif <> 2 and o.s_vadeli_odeme = '1' and o.s_taksit_sayisi >= 1
      group by o.id having count(t.id) <> o.s_taksit_sayisi or sum(t.tak_tutar) <> o.s_g_toplam`,
  },
  {
    name: 'who does not pay in instalments has none',
    broken: `select t.id, t.sip_id from cus_taksitler t join siparisler o on o.id = t.sip_id
      where o.s_vadeli_odeme = '0' or o.s_taksit_sayisi = 0`,
  },
  {
    name: 'a closed invoice has no open instalment',
    broken: `select t.id, t.sip_id from cus_taksitler t join siparisler o on o.id = t.sip_id
      where o.f_close = '1' and t.odeme = '0'`,
  },
  {
    name: 'an instalment counts as paid when bookings fill it, and its amount says how far',
    broken: `select t.id, t.sip_id, t.odenen, t.odeme from cus_taksitler t join siparisler o on o.id = t.sip_id
      left join (select taksit_id, sum(tutar) as filled from allocations group by taksit_id) a on a.taksit_id = t.id
      where t.odenen <> coalesce(a.filled, 0) or (t.tak_tutar > 0 and (t.odeme = '1') <> (t.odenen = t.tak_tutar))`,
  },
]

const shipping: Invariant[] = [
  {
    name: 'an order is sent when it has a parcel, on the same day',
    broken: `select o.id, o.sd_gonderi_status, k.id as parcel from siparisler o left join kargo_cikti k on k.sip_id = o.id
      where (o.sd_gonderi_status = '1') <> (k.id is not null) or (k.id is not null and o.s_gon_tar <> k.sip_gon_t)`,
  },
  {
    name: 'what was sent is an invoice',
    broken: `select id from siparisler where sd_gonderi_status = '1' and (fd_fon = '0' or s_is_teklif <> 0)`,
  },
  {
    name: 'bottles left the warehouse exactly as the parcels say',
    broken: `select coalesce(w.sip_id, m.sip_id) as sip_id, w.stk_id, w.bottles, m.cikan from (
        select l.sip_id, l.stk_id, sum(l.stk_adet) as bottles from siparis_icerik l
        join siparisler o on o.id = l.sip_id where o.sd_gonderi_status = '1' group by 1, 2) w
      full join (select sip_id, stok_id, sum(cikan) as cikan from stok_islem where sip_id is not null group by 1, 2) m
        on m.sip_id = w.sip_id and m.stok_id = w.stk_id
      where w.bottles is distinct from m.cikan`,
  },
]

const office: Invariant[] = [
  {
    name: 'messages of a conversation are numbered from one without gaps',
    broken: `select c.id, c.last_seq, count(m.id), max(m.seq) from chat_conversations c
      left join chat_messages m on m.conversation_id = c.id group by c.id
      having count(m.id) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq`,
  },
  {
    name: 'nobody has read what was not sent',
    broken: `select m.id from chat_members m join chat_conversations c on c.id = m.conversation_id
      where m.read_seq > m.received_seq or m.received_seq > c.last_seq`,
  },
  {
    name: 'a task has two real people and one side that waits',
    broken: `select g.id from gorevler g join sys_users s on s.id = g.send_user join sys_users r on r.id = g.reciver_usr
      where s.user_level = 0 or r.user_level = 0 or g.sender_status = g.reciver_status
        or (g.belge_tip = 0) <> (g.belge_no is null)`,
  },
  {
    name: 'every remembered request has its answer',
    broken: `select user_id, request_id, path from sys_requests where answer is null`,
  },
]

export const invariants = [
  ...stock,
  ...holds,
  ...numbers,
  ...openItems,
  ...money,
  ...customers,
  ...bank,
  ...instalments,
  ...shipping,
  ...office,
  ...commissionInvariants,
  ...figureInvariants,
]

const SHOWN = 3

/** The names of violated invariants, each with a few of the rows. */
export async function brokenInvariants(client: pg.ClientBase): Promise<string[]> {
  const found: string[] = []
  for (const { name, broken, needs } of invariants) {
    if (needs && !(await client.query('select to_regclass($1) as t', [needs])).rows[0]?.t) continue
    const { rows } = await client.query<object>(broken)
    if (rows.length)
      found.push(`${name}: ${rows.length} rows, such as ${JSON.stringify(rows.slice(0, SHOWN))}`)
  }
  return found
}

/** The printed fields of invoices by number, which must not change. */
const PRINTED = `s_tar, s_is_teklif, cus_id, cus_code, cus_is_firm, cus_firm, cus_name, cus_surname, cus_atu_no,
  cus_country_code, f_adres, f_pk, f_sehir, f_bolge, f_ulke, g_alici, g_adres, g_pk, g_sehir, g_bolge, g_ulke, s_toplam,
  s_iskonto, s_ara_toplam, s_kargo, s_kdv, s_g_toplam, kdv_oran, s_man_y, s_last_y, s_ikt_m, s_vergisiz, s_odeme_tip,
  s_odeme_tarihi, f_no, f_tarih, f_saat, per_id, bayi_id, f_firma_bilgi, gutschrift_sip_id`

export async function printedInvoices(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ f_no: string; said: string }>(`
    select o.f_no, md5(p.said::text || coalesce((
      select jsonb_agg(to_jsonb(l) - 'version' order by l.id) from siparis_icerik l where l.sip_id = o.id)::text, '')) as said
    from siparisler o cross join lateral (select to_jsonb(x) as said from (select ${PRINTED}) x) p
    where o.f_no is not null`)
  return new Map(rows.map(({ f_no, said }) => [f_no, said]))
}

/** Numbers whose invoice is missing or has changed. */
export const rewritten = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([f_no, said]) => after.get(f_no) !== said).map(([f_no]) => f_no)
