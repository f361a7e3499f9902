import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { UNASSIGNED_USER } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { brochurePdf } from './brochure.ts'
import { fileTitles, oldNotes, outcomes, speechTexts } from './data/care.ts'
import { ADMIN_ID } from './data/staff.ts'
import { clock, moment, workingDay } from './days.ts'
import { createRandom, type Random } from './random.ts'
import { insertRows } from './rows.ts'

const CUSTOMERS_WITH_CONVERSATIONS = 1500
const CUSTOMERS_WITH_FILES = 6
/** One customer in so many was taken over from the old program with its notes. */
const OLD_NOTES_EVERY = 125

/** The old notes of a customer, as PostgreSQL reads bytes, or none. It does not draw, so that nobody else changes. */
export function oldNoteOf(id: number): string | null {
  if (id % OLD_NOTES_EVERY !== 0) return null
  const note = oldNotes[(id / OLD_NOTES_EVERY) % oldNotes.length] ?? ''
  return `\\x${Buffer.from(note).toString('hex')}`
}

type Contacted = { id: number; cus_user: number; day: IsoDate; last: string }

/** The last conversation is the customer's last contact; some had earlier ones. */
function conversationsOf(customer: Contacted, random: Random) {
  const per_id = customer.cus_user === UNASSIGNED_USER ? ADMIN_ID : customer.cus_user
  const spoken = (zaman: string) => ({ cus_id: customer.id, per_id, ...random.pick(outcomes), zaman })
  const earlier = Array.from({ length: random.int(0, 2) }, () => {
    const day = workingDay(customer.day, -random.int(7, 200))
    return spoken(moment(day, clock(random.int(9, 18), random.int(0, 59))))
  })
  return [...earlier, spoken(customer.last)]
}

async function seedConversations(client: ClientBase, random: Random): Promise<void> {
  const { rows } = await client.query<Contacted>(
    `SELECT id, cus_user, (cus_end_contact AT TIME ZONE 'Europe/Berlin')::date::text AS day,
       cus_end_contact::text AS last
     FROM customers WHERE cus_end_contact IS NOT NULL ORDER BY id LIMIT $1`,
    [CUSTOMERS_WITH_CONVERSATIONS],
  )
  await insertRows(
    client,
    'musteri_gorusme',
    rows.flatMap((customer) => conversationsOf(customer, random)),
  )
}

type SeedFile = { file_name: string; file_type: string; bytes: Buffer }

/** Stores files behind those that are already there and answers their numbers. */
async function storeFiles(client: ClientBase, today: IsoDate, seeds: readonly SeedFile[]): Promise<number[]> {
  const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM sys_files')
  const last = rows[0]?.last ?? 0
  const files = seeds.map(({ file_name, file_type, bytes }, index) => ({
    id: last + index + 1,
    file_name,
    file_type,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: `\\x${bytes.toString('hex')}`,
    created_at: moment(today, '08:00'),
    created_by: ADMIN_ID,
  }))
  await insertRows(client, 'sys_files', files)
  return files.map((file) => file.id)
}

const storePdfs = (
  client: ClientBase,
  today: IsoDate,
  documents: readonly { title: string; lines: readonly string[] }[],
) =>
  storeFiles(
    client,
    today,
    documents.map((document) => ({
      file_name: `${document.title.replace(/[^\wäöüÄÖÜß -]/g, '')}.pdf`,
      file_type: 'application/pdf',
      bytes: brochurePdf(document),
    })),
  )

/** The picture that the home screen celebrates with. */
async function seedRanking(client: ClientBase, today: IsoDate): Promise<void> {
  const bytes = await readFile(new URL('data/ranking.jpg', import.meta.url))
  const [file_id = null] = await storeFiles(client, today, [
    { file_name: 'team-des-monats.jpg', file_type: 'image/jpeg', bytes },
  ])
  await insertRows(client, 'raking_figure', [
    { title: 'Team des Monats', file_id, created_at: moment(today, '08:00') },
  ])
}

async function seedCustomerFiles(client: ClientBase, today: IsoDate): Promise<void> {
  const { rows } = await client.query<{ id: number; label: string }>(
    `SELECT id, coalesce(cus_firm, cus_name || ' ' || cus_surname) AS label
     FROM customers WHERE cus_is_firm = '1' AND cus_user <> $1 ORDER BY id LIMIT $2`,
    [UNASSIGNED_USER, CUSTOMERS_WITH_FILES],
  )
  const documents = rows.map(({ label }, index) => ({
    title: fileTitles[index % fileTitles.length] ?? 'Dokument',
    lines: [label, 'Weinkontor Handels GmbH'],
  }))
  const fileIds = await storePdfs(client, today, documents)
  await insertRows(
    client,
    'cus_files',
    rows.map(({ id }, index) => ({
      cus_id: id,
      baslik: documents[index]?.title ?? null,
      date: workingDay(today, -30 * (index + 1)),
      file_id: fileIds[index] ?? null,
    })),
  )
}

async function seedSpeechTexts(client: ClientBase, today: IsoDate): Promise<void> {
  const documents = speechTexts.map(({ baslik, lines }) => ({ title: baslik, lines }))
  const fileIds = await storePdfs(client, today, documents)
  await insertRows(
    client,
    'konusma_metin',
    speechTexts.map(({ baslik }, index) => ({ baslik, file_id: fileIds[index] ?? null })),
  )
}

/** What lies around the customers: conversations, files, the texts to speak from, and a reason to celebrate. */
export async function seedCustomerCare(client: ClientBase, today: IsoDate): Promise<void> {
  await seedConversations(client, createRandom(8))
  await seedCustomerFiles(client, today)
  await seedSpeechTexts(client, today)
  await seedRanking(client, today)
}
