import { goToScreen } from '#platform/web/records/records.ts'

/** Shows a customer on the calling screen. */
export const openCustomer = (cus_id: number, onReached?: () => void): void =>
  goToScreen('/genel-takip', { cus_id: String(cus_id) }, onReached)
