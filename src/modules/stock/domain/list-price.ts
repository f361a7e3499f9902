type Prices = { stok_de_price: number; stok_at_price: number; stok_ch_price: number }

/** Customers of class 2 buy at the Austrian price, of class 3 at the Swiss one, all others at the German one. */
export function priceField(cus_class: number | null): keyof Prices {
  if (cus_class === 2) return 'stok_at_price'
  return cus_class === 3 ? 'stok_ch_price' : 'stok_de_price'
}

export const listPrice = (wine: Prices, cus_class: number | null) => wine[priceField(cus_class)]
