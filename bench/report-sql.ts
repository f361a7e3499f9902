/** The queries of dashboards and reports as plain SQL over the rows, without precomputed sums. */

const zone = `at time zone 'Europe/Berlin'`

type Days = { start_date: string; end_date: string }

const yearBefore = ({ start_date, end_date }: Days): Days => {
  const back = (day: string) => Temporal.PlainDate.from(day).subtract({ years: 1 }).toString()
  return { start_date: back(start_date), end_date: back(end_date) }
}

const ordered = ({ start_date, end_date }: Days) =>
  `s_tar >= '${start_date}'::timestamp ${zone} and s_tar < ('${end_date}'::date + 1)::timestamp ${zone}`

const invoiced = ({ start_date, end_date }: Days) =>
  `fd_fon = '1' and s_is_teklif in (0, 2) and f_tarih between '${start_date}' and '${end_date}'`

const sold = `s_is_teklif = 0 and sd_cancel_on = '0'`
const sign = `case s_is_teklif when 2 then -1 else 1 end`

const sales = (days: Days) =>
  `select per_id, count(*), sum(s_g_toplam) from siparisler where ${sold} and ${ordered(days)} group by 1`

const turnover = (by: string, days: Days) =>
  `select ${by}, count(*), sum(${sign} * s_g_toplam), sum(${sign} * (s_g_toplam - s_kdv)) from siparisler
   where ${invoiced(days)} group by 1`

const cancelled = (by: string, { start_date, end_date }: Days) =>
  `select ${by}, sum(${sign} * (s_g_toplam - s_kdv)) from siparisler where fd_fon = '1' and s_is_teklif in (0, 2)
   and sd_cancel_on = '1' and sd_iptal_tar between '${start_date}' and '${end_date}' group by 1`

const wines = ({ start_date, end_date }: Days) =>
  `select stk_id, sum(sise), sum(brut), sum(net) from satis_satirlari where f_tarih between '${start_date}' and '${end_date}'
   group by 1`

const states = (days: Days) =>
  `select sd_cancel_on, fd_fon, f_close, f_status, f_ytakip, sd_onaylama, sd_uyari_1_is, sd_uyari_2_is, sd_uyari_3_is, count(*),
   sum(s_g_toplam) from siparisler where s_is_teklif = 0 and ${ordered(days)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9`

const paid = ({ start_date, end_date }: Days) =>
  `select count(*), sum(s_g_toplam), avg(f_odeme_tar - f_tarih) from siparisler where ${sold} and fd_fon = '1' and f_close = '1'
   and f_status = '0' and f_odeme_tar between '${start_date}' and '${end_date}'`

const becoming = (days: Days) =>
  `select per_id, sd_cancel_on, fd_fon, f_close, f_ip_neden, count(*), sum(s_g_toplam) from siparisler
   where s_is_teklif = 0 and ${ordered(days)} group by 1, 2, 3, 4, 5`

const customers = (days: Days) =>
  `select cus_id, sum(${sign} * s_g_toplam) from siparisler where ${invoiced(days)} group by 1 order by 2 desc limit 10`

const open = `select count(*), sum(s_g_toplam) from siparisler where ${sold} and fd_fon = '1' and f_close = '0'
  and f_status = '0' and f_ytakip = 0`

const owed = (today: string) =>
  `select (o.vade_tar >= '${today}'), count(*), sum(i.kalan) from open_invoices i join siparis_all_view o on o.id = i.sip_id
   where o.f_status = '0' and o.f_ytakip = 0 group by 1`

const calls = ({ start_date, end_date }: Days) =>
  `select hafta_gun, saat, count(*), count(*) filter (where reached = '1') from gorusme_zaman
   where zaman >= '${start_date}'::timestamp ${zone} and zaman < ('${end_date}'::date + 1)::timestamp ${zone} group by 1, 2`

const bottles = (days: Days) =>
  `select o.per_id, sum(l.stk_adet) from siparisler o join siparis_icerik l on l.sip_id = o.id
   where o.${sold.replace(' and ', ' and o.')} and ${ordered(days).replaceAll('s_tar', 'o.s_tar')} group by 1`

const keyFigures = (days: Days) => [
  ...[days, yearBefore(days)].flatMap((range) => [turnover('f_tarih', range), paid(range), becoming(range)]),
  owed(days.end_date),
  calls(days),
  sales(days),
]

/** Question by question, the statements that answer it. */
export function plainSql(today: string, month: Days, year: Days): Record<string, readonly string[]> {
  const both = (read: (range: Days) => string) => [read(month), read(yearBefore(month))]
  const day = { start_date: today, end_date: today }
  const analysis = (by: string, range: Days) =>
    [range, yearBefore(range)].flatMap((one) => [turnover(by, one), cancelled(by, one)])
  return {
    'home screen': [sales(month), open, sales(day)],
    'own day': [owed(today), sales(month)],
    'key figures, month': keyFigures(month),
    'key figures, year': keyFigures(year),
    'ABC of customers': [customers(month)],
    'ABC of wines': [wines(month)],
    'ABC of customers, year': [customers(year)],
    'order states': [states(month)],
    'order states, year': [states(year)],
    'staff turnover, year': [turnover('per_id', year), cancelled('per_id', year)],
    'staff sales': [sales(month), bottles(month)],
    'staff turnover': [turnover('per_id', month), cancelled('per_id', month)],
    'turnover reconciled': [sales(month), turnover('s_is_teklif', month), paid(month), wines(month)],
    'wine sales': [wines(month)],
    'analysis by person': analysis('per_id', month),
    'analysis by country': analysis('cus_country_code', month),
    'analysis by wine': both(wines),
    'analysis by person, year': analysis('per_id', year),
    'analysis by customer, year': analysis('cus_id', year),
    'analysis by wine, year': [wines(year), wines(yearBefore(year))],
  }
}
