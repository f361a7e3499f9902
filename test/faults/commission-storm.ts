import type { AnyAnswer } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import type { Client } from './storm.ts'

type Send = (
  client: Client,
  action: string,
  path: string,
  body: Record<string, unknown>,
) => Promise<AnyAnswer>
type Run = (client: Client, action: string) => Promise<void>

const today = () => Temporal.Now.plainDateISO('Europe/Berlin').toString()

const sellers = [people.personel.id, people.satis.id, people.admin.id, people.admin2.id]

const oneOf = <T>(items: readonly T[], { random }: Client): T | undefined =>
  items[Math.floor(random() * items.length)]

/** Pays some of what the list offers one earner, mostly with debts deducted, as a screen would. */
const payCommission =
  (send: Send): Run =>
  async (client, action) => {
    const { caller, random } = client
    const tip = random() < 0.5 ? 0 : 1
    const earner = tip === 0 ? oneOf(sellers, client) : 1
    const filter = tip === 0 ? { per_id: earner } : { bayi_id: earner }
    const { datalist = [] } = await caller.raw('/prim_listesi/list', { tip, ...filter, limit: 20 })
    const siparisler = datalist.filter(() => random() < 0.5).map(({ id }) => id)
    await send(client, action, '/prim_odeme_fis/odeme_yap', {
      tip,
      user_id: tip === 0 ? earner : null,
      bayi_id: tip === 1 ? earner : null,
      islem_tar: today(),
      prim_donemi: today().slice(0, 7),
      provizyon: 7.5,
      avans_odemelerini_isle: random() < 0.5 ? '1' : '0',
      iptal_odemelerini_isle: random() < 0.9 ? '1' : '0',
      siparisler,
    })
  }

const deleteSlip =
  (send: Send): Run =>
  async (client, action) => {
    const { datalist = [] } = await client.caller.raw('/prim_odeme_fis/list', { limit: 10 })
    const id = oneOf(datalist, client)?.id
    if (id) await send(client, action, '/prim_odeme_fis/delete', { id })
  }

/** An advance is given, corrected or withdrawn. */
const advance =
  (send: Send): Run =>
  async (client, action) => {
    const { caller, random } = client
    const tutar = Math.round((1 + random() * 20) * 100) / 100
    const { datalist = [] } = await caller.raw('/personel_odeme/list', { limit: 10 })
    const known = random() < 0.5 ? oneOf(datalist, client) : undefined
    if (!known) {
      const body = { per_id: oneOf(sellers, client), tarihi: today(), tutar }
      await send(client, action, '/personel_odeme/create', body)
    } else if (random() < 0.5) await send(client, action, '/personel_odeme/update', { id: known.id, tutar })
    else await send(client, action, '/personel_odeme/delete', { id: known.id })
  }

/** Cancels a paid order, or undoes a cancellation: its commission becomes a debt, or is open again. */
const turnPaidOrder =
  (send: Send): Run =>
  async (client, action) => {
    const { world } = client
    const { rows } = await world.app.db.executeQuery<{ id: number; sd_cancel_on: string }>(
      world.app.db
        .selectFrom('siparisler')
        .select(['id', 'sd_cancel_on'])
        .where((where) =>
          where.or([where('per_belge_no', 'is not', null), where('bayi_belge_no', 'is not', null)]),
        )
        .compile(),
    )
    const order = oneOf(rows, client)
    if (!order) return
    if (order.sd_cancel_on === '1')
      await send(client, action, '/siparisler/iptal_fatura_geri_al', { id: order.id })
    else await send(client, action, '/siparisler/fatura_iptali', { id: order.id, f_ip_neden_type: 1 })
  }

/** The commission actions of a storm, with their weights. */
export const commissionActions = (send: Send): Record<string, { weight: number; run: Run }> => ({
  pay_commission: { weight: 8, run: payCommission(send) },
  delete_slip: { weight: 1, run: deleteSlip(send) },
  advance: { weight: 2, run: advance(send) },
  turn_paid: { weight: 4, run: turnPaidOrder(send) },
})
