/** Bulk actions on orders start from the order lists or from the commission list. */
export const listsOfOrders = ['/siparisler/list', '/prim_listesi/list'] as const
