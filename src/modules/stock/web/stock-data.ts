import { skipToken, useQuery } from '@tanstack/react-query'
import { hintOf } from '#core/search.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/for-editing.ts'
import type { Wine } from '../domain/calls.ts'

/** A wine for the editor, always fresh: somebody else may have changed it a moment ago. */
export function useWine(id: number | null) {
  return useQuery({
    queryKey: ['/stok/get', id],
    queryFn: id === null ? skipToken : async () => (await call('/stok/get', { id })).item,
    ...forEditing,
  })
}

/** A wine among the recently opened records. */
export const recentWine = ({ id, stok_code, stok_name, stok_year }: Wine) => ({
  kind: 'wine',
  id,
  label: stok_name,
  hint: hintOf(stok_code, stok_year),
})

/** The picture of a wine as an address that an image can show. */
export function useWinePicture(wine: Wine | null) {
  return useQuery({
    queryKey: ['/stok/get', wine?.id, 'picture', wine?.version],
    queryFn:
      wine?.image_exist !== '1'
        ? skipToken
        : async () => {
            const { item } = await call('/stok/get', { id: wine.id, base_64_image: true })
            return item.base_64_image ? `data:image/*;base64,${item.base_64_image}` : null
          },
  })
}

/** Bottles that orders hold back. */
export function useReserved(stk_id: number) {
  return useQuery({
    queryKey: ['/stok_rezerve/list', stk_id],
    queryFn: async () => {
      const payload = { stk_id, sd_gonderi_status: '0', sd_cancel_on: '0', sum_field: 'stk_adet', limit: 0 }
      return (await call('/stok_rezerve/list', payload)).sum
    },
  })
}

/** Bottles on hand: all that ever came in less all that went out. */
export function useOnHand(stok_id: number) {
  return useQuery({
    queryKey: ['/stok_hareketleri/list', 'on-hand', stok_id],
    queryFn: async () => {
      const payload = { stok_id, sum_fields: ['giren', 'cikan'], limit: 0 }
      const { sum_giren = 0, sum_cikan = 0 } = await call('/stok_hareketleri/list', payload)
      return { giren: sum_giren, cikan: sum_cikan }
    },
  })
}
