import { ActionIcon, Image, Loader } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { call } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'

type Props = { wine: StokRow; onOpen(wine: StokRow): void }

/** Button in a search row that opens the picture of the wine, if there is one. */
export function WinePictureButton({ wine, onOpen }: Props) {
  const t = useTexts(orderFormTexts)
  if (wine.image_exist !== '1') return null
  return (
    <ActionIcon
      variant="subtle"
      size="xs"
      aria-label={`${t('wine_picture')} ${wine.stok_name}`}
      onClick={() => onOpen(wine)}
    >
      <IconPhoto size={15} />
    </ActionIcon>
  )
}

export function WinePicture({ wine, onClose }: { wine: StokRow; onClose(): void }) {
  const common = useTexts(commonTexts)
  const { data, isPending } = useQuery({
    queryKey: ['/stok/get', wine.id, 'picture'],
    queryFn: async () =>
      (await call('/stok/get', { id: wine.id, base_64_image: true })).item.base_64_image ?? null,
  })
  return (
    <Dialog title={wine.stok_name} layer="overDialog" centered={false} onClose={onClose}>
      {isPending && <Loader size="sm" aria-label={common('busy')} />}
      {data && <Image src={`data:image/*;base64,${data}`} alt={wine.stok_name} mah="70vh" fit="contain" />}
    </Dialog>
  )
}
