import { skipToken, useQuery } from '@tanstack/react-query'
import { hintOf } from '#core/lists/search.ts'
import { call } from '#platform/web/api.ts'
import { forEditing } from '#platform/web/records/for-editing.ts'
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

/** On hand, reserved, held and free bottles of a wine. */
export function useBottles(id: number) {
  return useQuery({
    queryKey: ['/stok_urun_listesi_view/list', 'bottles', id],
    queryFn: async () => (await call('/stok_urun_listesi_view/list', { id, limit: 1 })).datalist[0] ?? null,
  })
}
