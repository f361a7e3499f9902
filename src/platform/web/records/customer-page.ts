/** Opens the customer page in a window of its own. */
export const openCustomerPage = (cus_id: number) =>
  window.open(`/#/genel-takip?cus_id=${cus_id}`, '_blank', 'noopener,popup,width=1400,height=900')
