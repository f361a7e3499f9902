import { sql } from 'kysely'
import type { Caller, TestApp } from './app.ts'

/** Sends a stage as somebody does who sees what is open now and gives a reason where it comes early. */
export async function remind(
  { db }: Pick<TestApp, 'db'>,
  caller: Caller,
  id: number,
  stage: number,
  more: object = { sd_uyari_neden: 'Umzug' },
) {
  const { rows } = await sql<{ kalan: number }>`select kalan from siparis_all_view where id = ${id}`.execute(
    db,
  )
  const gosterilen_kalan = { [id]: rows[0]?.kalan ?? 0 }
  return caller.call('/siparisler/update', { id, [`sd_uyari_${stage}_is`]: '1', gosterilen_kalan, ...more })
}
