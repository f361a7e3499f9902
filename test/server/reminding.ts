import { sql } from 'kysely'
import type { Caller, TestApp } from './app.ts'

/** What somebody sends for a stage who sees what is open now and gives a reason where it comes early. */
export async function reminderForm(
  { db }: Pick<TestApp, 'db'>,
  id: number,
  stage: number,
  more: object = { sd_uyari_neden: 'Umzug' },
) {
  const { rows } = await sql<{ kalan: number }>`select kalan from siparis_all_view where id = ${id}`.execute(
    db,
  )
  const gosterilen_kalan = { [id]: rows[0]?.kalan ?? 0 }
  return { id, [`sd_uyari_${stage}_is`]: '1', gosterilen_kalan, ...more }
}

/** Sends that stage. */
export const remind = async (
  app: Pick<TestApp, 'db'>,
  caller: Caller,
  id: number,
  stage: number,
  more?: object,
) => caller.call('/siparisler/update', await reminderForm(app, id, stage, more))
