import { beforeAll, expect, test } from 'vitest'
import { startDemoApp, startEmptyApp, startTestApp, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { tourOf } from '../domain/tour.ts'
import { readTourFacts } from './tour.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const facts = async () => (await (await app.as('personel')).call('/tour/get', {})).item

test('/tour/get tells everybody what the company has, and follows what is made', async () => {
  expect(await facts()).toMatchObject({ wines: false, customers: false, orders: false, invoices: false })
  const wine = await buildWine(app.db, {}, 5)
  await buildCustomer(app.db)
  expect(await facts()).toMatchObject({ wines: true, customers: true, orders: false })
  const admin = await app.as('admin')
  await placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 1 }])
  expect(await facts()).toMatchObject({ orders: true, invoices: false })
  await placeInvoice(app.db, admin)
  expect(await facts()).toMatchObject({ invoices: true, statements: false })
  expect((await app.refused('/tour/get', { sesion_id: null })).code).toBe('ERR_108')
})

test('an empty company is no demo and has nothing, the demo company has everything', async () => {
  const empty = await readTourFacts((await startEmptyApp()).db)
  expect(Object.values(empty)).toEqual([false, false, false, false, false, false])
  expect(tourOf(empty).map(({ key }) => key)[0]).toBe('first_setup')
  const demo = await readTourFacts((await startDemoApp()).db)
  expect(Object.values(demo)).toEqual([true, true, true, true, true, true])
})
