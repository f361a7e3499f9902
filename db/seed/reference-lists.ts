import type { ClientBase } from 'pg'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { references } from '#core/references.ts'
import { companyDealer, companyRecord, ownDealer, unassignedUser } from './data/company.ts'
import {
  outcomeEffects,
  plainLists,
  reasonDirections,
  titleProperties,
  translatedLists,
  type Label,
} from './data/reference-lists.ts'
import { fillIfEmpty, seedTransaction, type Row } from './rows.ts'

type TranslatedName = keyof typeof translatedLists

/** What a list has besides its words, by key. */
const beside: Partial<Record<TranslatedName, Readonly<Record<number, Row>>>> = {
  sys_gorusme_asama: outcomeEffects,
  stok_hareket_tip: reasonDirections,
  sys_unvan: titleProperties,
}

function translatedRow(name: TranslatedName, [key, de, tr, en]: Label, index: number): Row {
  const column = references[name]
  const words = {
    [column.key]: key,
    [column.label]: de,
    [`${column.label}_tr`]: tr,
    [`${column.label}_en`]: en,
  }
  const { retires }: ReferenceDefinition = column
  return { ...words, ...(retires ? { sort_order: index + 1 } : {}), ...beside[name]?.[key] }
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
        labels.map((label, index) => translatedRow(name, label, index)),
      )
    }
    for (const [name, rows] of Object.entries(plainLists)) await fillIfEmpty(client, name, rows)
    await fillIfEmpty(client, 'firma_bilgileri', [isDemo ? companyRecord : ownCompany])
    await fillIfEmpty(client, 'bayi_cari', [isDemo ? companyDealer : ownDealer])
    await fillIfEmpty(client, 'sys_users', [unassignedUser])
  })
}
