import type { IsoDate } from '#core/days/dates.ts'
import { ADMIN_ID } from './data/staff.ts'
import { moment, workingDay } from './days.ts'
import type { Row } from './rows.ts'

type Sent = { id: number; sentOn: IsoDate; surname: string | null }

/** Numbers as the carriers print them; what follows is the order, so that no two parcels share one. */
const labels = {
  1: (id: number) => `003404341610${String(id).padStart(8, '0')}`,
  2: (id: number) => `0124${String(id).padStart(10, '0')}`,
  3: (id: number) => `50${String(id).padStart(9, '0')}`,
} as const

/** Most parcels go by the first carrier, some by the second, a few by the third. */
const carrierOf = (id: number) => (id % 10 === 0 ? 3 : id % 3 === 0 ? 2 : 1)

const receivers = (surname: string | null) => [
  surname ?? 'Empfang',
  surname ?? 'Empfang',
  'Nachbar',
  'Empfang',
  null,
]

/** Some parcels never arrive by themselves. */
const isLost = (id: number) => id % 97 === 0

/** The parcel of an order: within a week it has arrived, or is being looked for. */
export function buildShipment({ id, sentOn, surname }: Sent, today: IsoDate): Row {
  const carrier = carrierOf(id)
  const arrival = workingDay(sentOn, 3 + (id % 4))
  const isDelivered = arrival <= today && !isLost(id)
  const names = receivers(surname)
  return {
    sip_id: id,
    sip_gon_t: sentOn,
    kargo_firm: carrier,
    kargo_takip: labels[carrier](id),
    note: isLost(id) ? 'Nachforschungsauftrag gestellt' : null,
    gon_status: isDelivered ? '1' : '0',
    teslim_tar: isDelivered ? arrival : null,
    teslim_alan: isDelivered ? (names[id % names.length] ?? null) : null,
    send_mail: '0',
    islem_zaman: moment(sentOn, '15:00'),
    per_id: ADMIN_ID,
    version: 1,
  }
}
