import { isAdmin, type Actor } from '#core/actor.ts'
import '#modules/customers/web/public/customer-panel.ts'
import '#modules/orders/web/public/order-panel.ts'
import '#modules/stock/web/public/wine-panel.ts'
import { recordLink } from '#core/record-address.ts'
import { openRecord, type RecordKind, type RecordPanels } from '#platform/web/records/records.ts'

/** Where a record is: in a panel beside the screen, or on a screen of its own. */
export type Place = { open(): void; address: string } | { to: string }

function beside<Kind extends RecordKind>(kind: Kind, panel: RecordPanels[Kind] & string, id: number): Place {
  return {
    open: () => openRecord(kind, panel, id),
    address: recordLink(location.pathname, { kind, panel, id }),
  }
}

const places: Readonly<Record<string, (actor: Actor, id: number) => Place>> = {
  customer: (actor, id) =>
    isAdmin(actor) ? beside('customer', 'editor', id) : { to: `/genel-takip?cus_id=${id}` },
  order: (_actor, id) => beside('order', 'view', id),
  wine: (actor, id) => beside('wine', isAdmin(actor) ? 'editor' : 'view', id),
  person: (_actor, id) => ({ to: `/chatapp/chats/${id}` }),
}

/** Where a person opens a record; null for a kind that is not known. */
export const placeOf = (actor: Actor, kind: string, id: number): Place | null =>
  places[kind]?.(actor, id) ?? null
