import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'

/** What people write at the same moment is tried by letting calls meet, in test/faults. */
const fought = globSync(['test/faults/pairs*.test.ts', 'test/faults/*storm*.ts'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Writes that meet nothing there, and why none of them can leave two records contradicting each other. */
const apart: Readonly<Record<string, readonly string[]>> = {
  'a record of its own, whose version is compared': [
    '/bank_account/delete',
    '/bank_account/restore',
    '/bank_account/retire',
    '/bank_account/save',
    '/bayi_cari/create',
    '/bayi_cari/delete',
    '/bayi_cari/update',
    '/firma-bilgileri/update',
    '/konusma_metin/create',
    '/konusma_metin/delete',
    '/konusma_metin/update',
    '/list_view/delete',
    '/list_view/save',
    '/number_range/clock_is_right',
    '/number_range/update',
    '/raking_figure/create',
    '/raking_figure/delete',
    '/raking_figure/update',
    '/reference/retire',
    '/reference/save',
    '/saved_report/delete',
    '/saved_report/pause',
    '/saved_report/save',
    '/settings/update',
    '/cus_files/update',
    '/customers/create',
    '/stok/create',
    '/sys_category/create',
    '/sys_category/delete',
    '/sys_category/update',
    '/sys_country_code/update',
    '/sys_users/create',
    '/tax_rate/create',
    '/tax_rate/delete',
  ],
  'the person’s own, which nobody else writes': [
    '/call/drop',
    '/call/keep',
    '/call/leave',
    '/call/open',
    '/call/remind',
    '/call_queue/next',
    '/call_preference/save',
    '/list_settings/reset',
    '/list_settings/save',
    '/push/subscribe',
    '/push/unsubscribe',
    '/raking_figure/seen',
    '/hold/wave',
    '/takip/gorevler/received',
  ],
  'one lock for all of its kind': [
    '/customer_rand_view/list',
    '/backup/create',
    '/commission_account/statement',
    '/data_in/undo',
  ],
  'a job, a mail or an address of its own, with one state after the other': [
    '/belge_isi/cancel',
    '/belge_isi/create',
    '/data_in/check',
    '/data_in/leave_out',
    '/data_in/stop',
    '/mail_bounce/create',
    '/mail_bounce/release',
    '/mail_outbox/cancel',
    '/mail_outbox/correct',
    '/mail_outbox/resend',
    '/phone_system/revoke',
    '/saved_report/send',
    '/stok/sendmail',
    '/sys_blocks/delete',
    '/sys_settings/refresh_browsers',
  ],
  'as its sibling for people, which is met': ['/prim_odeme_fis_bayi/update'],
  'a test of the connection': ['/product', '/product_test'],
}

/** The chat has a storm of its own: test/faults/chat-kill.test.ts. */
const isTalk = (path: string) => path.startsWith('/chat/')

test('every write meets the others in the storm or by pairs, or stands apart for a reason', () => {
  const unmet = endpoints
    .filter(({ path, writes, who }) => writes && who !== 'public' && !isTalk(path))
    .map(({ path }) => path)
    .filter((path) => !fought.includes(`'${path}'`))
  expect(unmet.toSorted()).toEqual(Object.values(apart).flat().toSorted())
})
