import { contactName } from '#modules/customers/domain/name.ts'
import type { OrderRow } from './order-columns.ts'

type Named = Pick<OrderRow, 'id' | 'f_no' | 'cus_name' | 'cus_surname' | 'cus_firm'>

/** The subject of a task about an order: the invoice if there is one, else the order. */
export function taskSubject({ id, f_no, ...named }: Named) {
  const about = contactName(named)
  return f_no
    ? { belge_tip: 2 as const, belge_no: f_no, about }
    : { belge_tip: 1 as const, belge_no: String(id), about }
}
