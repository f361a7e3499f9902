import type { Invariant } from './invariants.ts'

const sides = [
  { tip: 0, owner: 'user_id', paid: 'per_odeme', slip: 'per_belge_no', back: 'usr_c_belge' },
  { tip: 1, owner: 'bayi_id', paid: 'bayi_odeme', slip: 'bayi_belge_no', back: 'by_c_belge' },
] as const

/** The ledger of each order on one side, in the order in which it was written. */
const ledger = (tip: 0 | 1) => `select sip_id, (array_agg(prim_net order by id))[1] as due,
    (array_agg(iptal order by id))[1] as first, (array_agg(iptal order by id desc))[1] as last,
    (array_agg(fis_id order by id desc))[1] as last_slip,
    (array_agg(fis_id order by id desc) filter (where iptal = '0'))[1] as paid_by,
    sum(case iptal when '0' then prim_net else -prim_net end) as net
  from prim_odeme_fis_siparis where tip = ${tip} group by sip_id`

const ofSides = sides.flatMap(({ tip, owner, paid, slip, back }): Invariant[] => [
  {
    name: `an order is paid what it earns and never more (side ${tip})`,
    broken: `select * from (${ledger(tip)}) h where h.first <> '0'
      or h.net not between least(0, h.due) and greatest(0, h.due)`,
  },
  {
    name: `a cancelled order names the slips that paid it and took it back (side ${tip})`,
    broken: `select o.id, o.${slip}, o.${back}, h.* from siparisler o join (${ledger(tip)}) h on h.sip_id = o.id
      where (o.sd_cancel_on = '1' or o.f_close = '0') and (o.${paid} <> '1' or o.${slip} is distinct from h.paid_by
        or o.${back} is distinct from (case h.last when '1' then h.last_slip end))`,
  },
  {
    name: `what was taken back is open again once the order is valid again (side ${tip})`,
    broken: `select o.id, o.${paid}, o.${slip}, h.* from siparisler o join (${ledger(tip)}) h on h.sip_id = o.id
      where o.sd_cancel_on = '0' and o.f_close = '1' and (o.${back} is not null or (h.net = h.due) <> (o.${slip} is not null)
        or o.${slip} <> h.paid_by or (o.${slip} is not null and o.${paid} <> '1'))`,
  },
  {
    name: `only slips make an order paid by a slip (side ${tip})`,
    broken: `select id from siparisler o where (o.${slip} is not null or o.${back} is not null) and not exists (
      select from prim_odeme_fis_siparis l where l.sip_id = o.id and l.tip = ${tip})`,
  },
  {
    name: `a slip pays the one who sold (side ${tip})`,
    broken: `select f.id, l.sip_id from prim_odeme_fis f join prim_odeme_fis_siparis l on l.fis_id = f.id
      join siparisler o on o.id = l.sip_id
      where f.tip = ${tip} and f.${owner} <> o.${tip === 0 ? 'per_id' : 'bayi_id'}`,
  },
])

/** What must hold for commissions, advances and slips, whatever was cancelled, undone or withdrawn. */
export const commissionInvariants: Invariant[] = [
  ...ofSides,
  {
    name: 'nobody is paid while he owes',
    broken: `select id, odenecek, borc from prim_odeme_fis where odenecek > 0 and borc > 0`,
  },
  {
    name: 'the total of a slip is that of its orders',
    broken: `select f.id, f.prim_toplam, f.iptal_toplam from prim_odeme_fis f left join prim_odeme_fis_siparis s
      on s.fis_id = f.id group by f.id
      having coalesce(sum(s.prim_net) filter (where s.iptal = '0'), 0) <> f.prim_toplam
        or coalesce(sum(s.prim_net) filter (where s.iptal = '1'), 0) <> f.iptal_toplam`,
  },
  {
    name: 'the rest of an advance is what no slip has settled',
    broken: `select p.id, p.tutar, p.kalan from personel_odeme p
      where p.kalan <> p.tutar - (select coalesce(sum(a.tutar), 0) from prim_odeme_fis_avans a where a.odeme_id = p.id)`,
  },
  {
    name: 'the rate of a person and of a dealer is the latest of its history',
    broken: `select u.id, u.yuzde from sys_users u where u.yuzde is distinct from (select r.yuzde from prim_oranlari r
        where r.user_id = u.id order by r.gecerli_tar desc limit 1)
      union all select b.id, b.yuzde from bayi_cari b where b.yuzde is distinct from (select r.yuzde from prim_oranlari r
        where r.bayi_id = b.id order by r.gecerli_tar desc limit 1)`,
  },
]
