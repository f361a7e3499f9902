import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'

type Description = { openapi: string; paths: Record<string, { post: Record<string, unknown> }> }

describe('the description of the calls', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
  })

  const ask = async (person: 'admin' | 'personel') =>
    app.post('/openapi.json', { sesion_id: (await app.as(person)).sesion_id })

  test('names every call with who may make it, for administrators', async () => {
    const answer = await ask('admin')
    const { openapi, paths } = (await answer.json()) as Description
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(endpoints.map(({ path }) => path)))
    expect(paths['/stok/create']?.post).toMatchObject({ 'x-who': 'admin', 'x-writes': true })
  })

  test('is refused to others', async () => {
    expect(await (await ask('personel')).json()).toMatchObject({ err: 'ERR_105' })
  })

  test('lists the fields of an update although it takes any of them', async () => {
    const { paths } = (await (await ask('admin')).json()) as Description
    const update = JSON.stringify(paths['/stok/update']?.post.requestBody)
    for (const field of ['id', 'version', 'stok_name', 'stok_de_price'])
      expect(update).toContain(`"${field}"`)
  })
})
