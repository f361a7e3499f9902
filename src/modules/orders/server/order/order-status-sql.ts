import { sql } from 'kysely'
import { fixedSql } from '#platform/server/database/fixed-sql.ts'
import { Collection, OrderKind } from '#modules/orders/domain/order/order-state.ts'
import { OrderStatus } from '#modules/orders/domain/order/status-label.ts'

const { lit } = sql

/** The label of an order as orderStatus() decides it, for the search by its words. */
export const orderStatusSql = fixedSql(sql<OrderStatus>`case
  when s_is_teklif = ${lit(OrderKind.quote)} then ${lit(OrderStatus.quote)}
  when s_is_teklif = ${lit(OrderKind.creditNote)} then ${lit(OrderStatus.creditNote)}
  when sd_cancel_on = '1' and fd_fon = '1' then ${lit(OrderStatus.cancelledInvoice)}
  when sd_cancel_on = '1' then ${lit(OrderStatus.cancelledOrder)}
  when fd_fon = '1' and f_close = '1' then ${lit(OrderStatus.closedInvoice)}
  when f_ytakip = ${lit(Collection.bankrupt)} then ${lit(OrderStatus.bankruptcy)}
  when f_ytakip = ${lit(Collection.seized)} then ${lit(OrderStatus.seizure)}
  when sd_uyari_3_is = '1' then ${lit(OrderStatus.thirdWarning)}
  when sd_uyari_2_is = '1' then ${lit(OrderStatus.secondWarning)}
  when sd_uyari_1_is = '1' then ${lit(OrderStatus.firstWarning)}
  when fd_fon = '1' then ${lit(OrderStatus.openInvoice)}
  when sd_onaylama = '1' then ${lit(OrderStatus.awaitingApproval)}
  else ${lit(OrderStatus.newOrder)} end`)
