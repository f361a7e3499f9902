import type { ClientBase } from 'pg'
import { references } from '#core/references.ts'
import { companyDealer, companyRecord, unassignedUser } from './data/company.ts'
import { plainLists, retiredOutcomes, translatedLists, type Label } from './data/reference-lists.ts'
import { fillIfEmpty, seedTransaction, type Row } from './rows.ts'

type TranslatedName = keyof typeof translatedLists

function translatedRow(name: TranslatedName, [key, de, tr, en]: Label): Row {
  const column = references[name]
  const words = {
    [column.key]: key,
    [column.label]: de,
    [`${column.label}_tr`]: tr,
    [`${column.label}_en`]: en,
  }
  if (name !== 'sys_gorusme_asama') return words
  return { ...words, status: retiredOutcomes.includes(key) ? '0' : '1' }
}

/** A new company begins with empty texts: nothing of the demo company may appear on its documents. */
const ownCompany: Row = { id: companyRecord.id }

/** What every installation needs: reference lists, the company, its dealer, the owner of the pool. Safe to repeat. */
export async function seedReferenceLists(client: ClientBase, isDemo = true): Promise<void> {
  await seedTransaction(client, async () => {
    for (const name of Object.keys(translatedLists) as TranslatedName[]) {
      const labels: readonly Label[] = translatedLists[name]
      await fillIfEmpty(
        client,
        name,
        labels.map((label) => translatedRow(name, label)),
      )
    }
    for (const [name, rows] of Object.entries(plainLists)) await fillIfEmpty(client, name, rows)
    await fillIfEmpty(client, 'firma_bilgileri', [isDemo ? companyRecord : ownCompany])
    await fillIfEmpty(client, 'bayi_cari', [companyDealer])
    await fillIfEmpty(client, 'sys_users', [unassignedUser])
  })
}
