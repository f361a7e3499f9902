import { lastPlanned } from '#core/backups.ts'
import { Level } from '#core/actor.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { verifyConsents } from '#modules/consents/server/public.ts'
import { sealAudit, verifyAudit } from '#platform/server/audit/audit-chain.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { hasHeadsOfDay, keepHeadsOfDay, newestHeads } from '#platform/server/audit/kept-heads.ts'
import { isUnreachable, queueMail } from '#platform/server/mail/mail.ts'
import { startRounds } from '#platform/server/work/rounds.ts'
import type { Services } from '#platform/server/services.ts'
import { headMail } from '../domain/head-mail.ts'

const ROUND_MS = 10 * 60_000
/** How long to wait for open transactions, so that the newest entries are in the chain. */
const SEAL_WAIT_MS = 10_000

const administrators = (db: Database) =>
  db
    .selectFrom('sys_users')
    .select(['id', 'email'])
    .where('user_level', '=', Level.administrator)
    .where('sil', '=', '0')
    .where('blocked', '=', '0')
    .where('email', '<>', '')
    .orderBy('id')
    .execute()

async function mailHeads(services: Services, day: IsoDate): Promise<void> {
  const { db } = services
  const heads = await newestHeads(db)
  const mail = headMail(day, [
    { name: 'Änderungsprotokoll', proof: await verifyAudit(db), head: heads.audit },
    { name: 'Einwilligungen', proof: await verifyConsents(db), head: heads.consents },
  ])
  await db.transaction().execute(async (trx) => {
    // Another node may have kept them meanwhile.
    if (!(await keepHeadsOfDay(trx, day, heads))) return
    // Without a mail server they would wait in the database that they are to prove.
    if (!services.settings.smtpUrl) return
    for (const { id, email } of await administrators(trx))
      if (!(await isUnreachable(trx, email)))
        await queueMail(trx, { kind: 'chain_heads', recipient: email, userId: id, ...mail })
  })
  services.wakeMail()
}

/** Keeps the heads of both chains once a day, from the time of the daily backup on, and mails them where that is set. */
export async function keepDailyHeads(services: Services): Promise<void> {
  const { db } = services
  const now = services.now()
  const { mail_heads, backup_time } = await readCompanySettings(db)
  const day = businessDay(lastPlanned(backup_time, now))
  if (await hasHeadsOfDay(db, day)) return
  await sealAudit(db, SEAL_WAIT_MS)
  if (mail_heads === '1') await mailHeads(services, day)
  else await keepHeadsOfDay(db, day, await newestHeads(db))
}

export const startHeadMails = (services: Services, onError: (error: unknown) => void) =>
  startRounds('ends_of_chains', ROUND_MS, () => keepDailyHeads(services), onError)
