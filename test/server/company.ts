import { argon2Sync } from 'node:crypto'
import type pg from 'pg'
import { seedReferenceLists } from '#db/seed/reference-lists.ts'

export const PASSWORD = 'Weinkontor1'

/** The people of the test company: two dealers beside the company itself. */
export const people = {
  admin: { id: 2, user_level: 1, bayi: 1 },
  personel: { id: 3, user_level: 2, bayi: 1 },
  satis: { id: 4, user_level: 2, bayi: 1 },
  bayiadmin: { id: 5, user_level: 3, bayi: 2 },
  bayi: { id: 6, user_level: 4, bayi: 2 },
  fremd: { id: 7, user_level: 2, bayi: 3 },
  admin2: { id: 8, user_level: 1, bayi: 1 },
} as const

export type Person = keyof typeof people

/** The cost is part of a hash, and a cheap one is used, since tests sign in hundreds of times. */
function cheapHash(password: string): string {
  const message = Buffer.from(password)
  const nonce = Buffer.from('salt of the test')
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}

/** Reference lists and people; wines, customers and orders are built by the tests that need them. */
export async function seedTestCompany(client: pg.ClientBase): Promise<void> {
  await seedReferenceLists(client)
  await client.query(
    `INSERT INTO bayi_cari (id, firma, adres, ustid)
     SELECT id, firma, 'Weg 1, 50667 Köln', 'DE136695976'
     FROM (VALUES (2, 'Süd'), (3, 'Nord'), (4, 'Online')) AS dealer (id, firma) ON CONFLICT DO NOTHING`,
  )
  await client.query(`SELECT setval(pg_get_serial_sequence('bayi_cari', 'id'), 100)`)
  const hash = cheapHash(PASSWORD)
  for (const [name, person] of Object.entries(people)) {
    await client.query(
      `INSERT INTO sys_users (id, user_name, user_pass, name, surname, tel_gsm, email, user_level, bayi, country_code,
         adres, ustid)
       VALUES ($1, $2, $3, $4, 'Test', '+49 170 0000000', $5, $6, $7, 'DE', 'Weg 1, 50667 Köln', '215/5801/0427')`,
      [person.id, name, hash, name, `${name}@example.com`, person.user_level, person.bayi],
    )
  }
  await client.query(`SELECT setval(pg_get_serial_sequence('sys_users', 'id'), 100)`)
}
