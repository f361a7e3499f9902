/** Shows a customer on the calling screen. */
export const openCustomer = (cus_id: number): void => location.assign(`/#/genel-takip?cus_id=${cus_id}`)
