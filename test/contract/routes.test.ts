import { describe, expect, test } from 'vitest'
import { webModules } from '#app/modules.web.ts'
import { routes } from '#app/web/routes.ts'
import type { Actor } from '#core/actor.ts'

/** Every screen and the levels that may open it. */
const everybody = [1, 2, 3, 4]
const administrators = [1]
const bothAdministrators = [1, 3]

const screens: Record<string, number[]> = {
  '/': everybody,
  '/genel-takip': everybody,
  '/primim': everybody,
  '/prim-takvimi': everybody,
  '/konusma-metinleri': everybody,
  '/chatapp': everybody,
  '/chatapp/chats/$chatId': everybody,
  '/chatapp/rooms/$roomId': everybody,
  '/DevexpressRichedit': everybody,
  '/takip/gorevler': everybody,
  '/takip/uyari': everybody,
  '/UyariIslemleri': everybody,
  '/MusteriBigileriReport': everybody,
  '/CustomerImport': everybody,
  '/PrimIslemleri': everybody,
  '/RakingList': everybody,
  '/GutschriftList': everybody,
  '/EmptyPage': everybody,
  '/belge-arsivi': administrators,
  '/gosterge': bothAdministrators,
  '/cari/liste': bothAdministrators,
  '/report/siparis-durumlari': bothAdministrators,
  '/report/personel-satislari': bothAdministrators,
  '/report/kapali-siparisler': bothAdministrators,
  '/report/auswertung': bothAdministrators,
  '/report/kayitli-raporlar': bothAdministrators,
  '/report/personel-ciro': bothAdministrators,
  '/report/gorusme-detaylari': bothAdministrators,
  '/genel/kullanici-yonetim': bothAdministrators,
  '/cari/ekip': bothAdministrators,
  '/cari/cevapsiz': everybody,
  '/cari/numaralar': bothAdministrators,
  '/siparis-islem': bothAdministrators,
  '/cari/musteri-bilgileri': administrators,
  '/cari/guthaben': administrators,
  '/cari/mukerrer': administrators,
  '/cari/musteri-dagit': administrators,
  '/stoklistesi': administrators,
  '/stokdurumlari': administrators,
  '/aktif-stok-durumlari': administrators,
  '/rezerve-stoklar': administrators,
  '/tutulan-siseler': administrators,
  '/gonderilecek-saraplar': administrators,
  '/kargoislemleri': administrators,
  '/report/stok-satislari': administrators,
  '/report/stok-raporu': administrators,
  '/report/prim-gecmisi': administrators,
  '/report/prim-islemleri': administrators,
  '/firma-bilgileri': administrators,
  '/genel/bayi-islemleri': administrators,
  '/genel/konusma-metinleri': administrators,
  '/genel/rakin_list': administrators,
  '/genel/category': administrators,
  '/genel/import': administrators,
  '/genel/veri-aktarimi': administrators,
  '/kurulum': administrators,
  '/genel/ulke-tanimlari': administrators,
  '/Randevu': administrators,
  '/gutschrift': administrators,
  '/odeme-masasi': administrators,
  '/banka': administrators,
  '/banka/toplu': administrators,
  '/banka/hesaplar': administrators,
  '/genel/postalar': administrators,
  '/genel/yonetim': administrators,
  '/genel/ayarlar': administrators,
  '/genel/telefon': administrators,
  '/genel/denetim': administrators,
  '/genel/ulasilamayan': administrators,
  '/genel/kisi-haklari': administrators,
  '/genel/listeler': administrators,
}

/** Every kind of record whose panels the address opens, and the levels that may open them. */
const records: Record<string, number[]> = {
  audit: administrators,
  bank_account: administrators,
  customer: everybody,
  data_in: administrators,
  definition: administrators,
  error: administrators,
  mail: administrators,
  order: everybody,
  parcel: administrators,
  rights: administrators,
  shipment: administrators,
  task: everybody,
  user: bothAdministrators,
  wine: everybody,
}

const person = (user_level: number): Actor => ({
  id: 9,
  user_name: 'x',
  user_level,
  bayi: 1,
  country_code: 'DE',
  random_customer_access: '0',
})

const built = new Map(routes.map((route) => [route.path, route]))

test('every screen is built, and none is unknown', () => {
  expect([...built.keys()].toSorted()).toEqual(Object.keys(screens).toSorted())
})

describe('who may open it', () => {
  test.each(Object.entries(screens))('%s', (path, levels) => {
    const allowed = everybody.filter((level) => built.get(path)?.who(person(level)))
    expect(allowed).toEqual(levels)
  })
})

test('every kind of record is opened by those who may', async () => {
  const parts = (await Promise.all(webModules.flatMap(({ records: load }) => load?.() ?? []))).flat()
  const opened = parts.map(({ kind, who }) => [kind, everybody.filter((level) => who(person(level)))])
  expect(Object.fromEntries(opened)).toEqual(records)
  expect(opened).toHaveLength(Object.keys(records).length)
})
