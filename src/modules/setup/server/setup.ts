import { ageInHours, backupState } from '#core/backups.ts'
import { Level, UNASSIGNED_USER } from '#core/actor.ts'
import { companyGaps } from '#core/company/company.ts'
import { businessDay } from '#core/days/dates.ts'
import { OWN_DEALER } from '#modules/definitions/domain/own-dealer.ts'
import { readBackupFacts } from '#platform/server/backup/facts.ts'
import { readCompany } from '#platform/server/company.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import { readSetup } from '../domain/calls.ts'
import { isReady, setupCards, type SetupFacts } from '../domain/cards.ts'

type Counted = Omit<SetupFacts, 'companyGaps' | 'hasMailServer' | 'backup' | 'backupAge'>

async function factsOf({ db, now, services }: SignedInCall<unknown>): Promise<SetupFacts> {
  const today = businessDay(now)
  const counted = await oneRow(db)<Counted>`select
    (select number from upcoming_number('invoice', ${today})) as "nextInvoice",
    (select count(*) from sys_country_code where tax_rate_on(country_code, ${today}) is null) as "countriesWithoutRate",
    (select firma from bayi_cari where id = ${OWN_DEALER}) as "ownDealer",
    (select count(*) from sys_category) as categories,
    (select count(*) from sys_users where sil = '0' and id <> ${UNASSIGNED_USER}
      and user_level not in (0, ${Level.administrator})) as salespeople,
    (select count(*) from (select from customers where cus_del = '0' limit 1000) c) as customers,
    (select count(*) from (select from stok limit 1000) s) as wines,
    (select count(*) from data_in_runs where state in ('running', 'stopped')) as "openImports"`
  const backups = await readBackupFacts(db, now)
  return {
    ...counted,
    backup: backupState(backups, now),
    backupAge: ageInHours(backups, now),
    companyGaps: companyGaps(await readCompany(db)),
    hasMailServer: services.settings.smtpUrl !== null,
  }
}

export const setupEndpoints = [
  serve(readSetup, async (call) => {
    const datalist = setupCards(await factsOf(call))
    return { is_ready: isReady(datalist), datalist }
  }),
]
