import { invalid } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { PayoutType } from '../domain/commission.ts'
import type { SlipParty } from '../domain/documents/slip.ts'

/** A person or dealer who earns commission, with the data for the slip. */
export type Earner = { id: number; yuzde: number; party: SlipParty }

/** A person who works here or did; commission is owed to those who left, too. */
export async function earningPerson(db: Database, id: number | null, field = 'user_id'): Promise<Earner> {
  if (!id) throw invalid({ [field]: { code: 'requiredField' } })
  const person = await firstRow(db)<{
    yuzde: number
    adi: string
    adres: string | null
    ustid: string | null
  }>`
    select u.yuzde, u.adres, u.ustid, ${personName} as adi
    from sys_users u where u.id = ${id} and u.user_level <> 0`
  if (!person) throw invalid({ [field]: { code: 'not_allowed' } })
  const { yuzde, ...party } = person
  return { id, yuzde, party }
}

async function earningDealer(db: Database, id: number | null): Promise<Earner> {
  if (!id) throw invalid({ bayi_id: { code: 'requiredField' } })
  const dealer = await firstRow(db)<{
    yuzde: number
    adi: string
    adres: string | null
    ustid: string | null
  }>`
    select yuzde, adres, ustid, coalesce(nullif(trim(firma_cari), ''), firma) as adi
    from bayi_cari where id = ${id}`
  if (!dealer) throw invalid({ bayi_id: { code: 'not_allowed' } })
  const { yuzde, ...party } = dealer
  return { id, yuzde, party }
}

export const earnerOf = (
  db: Database,
  { tip, user_id, bayi_id }: { tip: PayoutType; user_id: number | null; bayi_id: number | null },
) => (tip === PayoutType.staff ? earningPerson(db, user_id) : earningDealer(db, bayi_id))
