import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api.ts'
import type { Stok } from '../domain/stok.ts'

/** Wire resources that show stock; saving a wine or a booking makes all of them stale. */
export const stockResources = [
  '/stok',
  '/stok_urun_listesi_view',
  '/stok_all_list_view',
  '/stok_hareketleri',
  '/stok_rezerve',
  '/rezerve_stok_sip',
] as const

/** A wine for the editor, always fresh: somebody else may have changed it a moment ago. */
export function useWine(id: number | null) {
  return useQuery({
    queryKey: ['/stok/get', id],
    queryFn: async () => (await call<{ item: Stok }>('/stok/get', { id })).item,
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The picture of a wine as an address that an image can show. */
export function useWinePicture(wine: Stok | null) {
  return useQuery({
    queryKey: ['/stok/get', wine?.id, 'picture', wine?.version],
    queryFn: async () => {
      const payload = { id: wine?.id, base_64_image: true }
      const { item } = await call<{ item: { base_64_image?: string } }>('/stok/get', payload)
      return item.base_64_image ? `data:image/*;base64,${item.base_64_image}` : null
    },
    enabled: wine?.image_exist === '1',
  })
}

/** Bottles that orders hold back. */
export function useReserved(stk_id: number) {
  return useQuery({
    queryKey: ['/stok_rezerve/list', stk_id],
    queryFn: async () => {
      const payload = { stk_id, sd_gonderi_status: '0', sd_cancel_on: '0', sum_field: 'stk_adet', limit: 0 }
      return (await call<{ sum: number }>('/stok_rezerve/list', payload)).sum
    },
  })
}

/** Bottles on hand: all that ever came in less all that went out. */
export function useOnHand(stok_id: number) {
  return useQuery({
    queryKey: ['/stok_hareketleri/list', 'on-hand', stok_id],
    queryFn: async () => {
      const payload = { stok_id, sum_fields: ['giren', 'cikan'], limit: 0 }
      return call<{ sum_giren: number; sum_cikan: number }>('/stok_hareketleri/list', payload)
    },
  })
}
