/** The lists of orders, and the one of what they earn: acts on many orders start from either. */
export const listsOfOrders = ['/siparisler/list', '/prim_listesi/list'] as const
