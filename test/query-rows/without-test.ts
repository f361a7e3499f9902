const LENGTH = 80

/** By what a query is named in the list. */
export const beginningOf = (key: string): string => key.replaceAll(/\s+/g, ' ').trim().slice(0, LENGTH)

/**
 * Queries written as text that no test sees by themselves. These four are parts of one query of the key figures, whose
 * claim contains their rows.
 */
export const withoutTest: ReadonlySet<string> = new Set([
  'select d.part = 0 as is_before, sum(d.adet)::integer as adet, sum(d.brut) as bru',
  'select amounts.age, count(*)::integer as adet, sum(amounts.amount)::amount as to',
  "select f.part, case when f.fact = 'ordered' then f.per_id else 0 end as per_id, ",
  "select u.id, ${} as personel, u.kota, u.kota > 0 and u.sil = '0' and ${} as has_",
])
