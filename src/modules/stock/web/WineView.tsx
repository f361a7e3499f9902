import { Image, SimpleGrid, Stack } from '@mantine/core'
import { formatEuro } from '#core/money/money.ts'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRecent } from '#platform/web/records/recents.ts'
import { useReference } from '#platform/web/references.ts'
import type { Wine } from '../domain/calls.ts'
import { priceCountries } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { recentWine, useWine, useWinePicture } from './stock-data.ts'

type Props = { id: number; onClose(): void }

/** A wine, read-only, for salespeople. */
export function WineView({ id, onClose }: Props) {
  const wine = useWine(id)
  return (
    <RecordLoader query={wine} onClose={onClose}>
      {(loaded) => <LoadedWine wine={loaded} onClose={onClose} />}
    </RecordLoader>
  )
}

function useWords(wine: Wine) {
  const words = {
    color: [useReference('sys_stok_color'), wine.stok_color],
    mensey: [useReference('sys_stok_mensey'), wine.stok_mensey],
    tipi: [useReference('sys_stok_tipi'), wine.stok_tipi],
  } as const
  return (name: keyof typeof words) => {
    const [options, key] = words[name]
    return options.find(({ value }) => value === String(key))?.label ?? ''
  }
}

function LoadedWine({ wine, onClose }: { wine: Wine; onClose(): void }) {
  useRecent(recentWine(wine))
  return (
    <RecordDrawer title={`${wine.stok_code} · ${wine.stok_name}`} size="medium" onClose={onClose}>
      <WineFacts wine={wine} />
    </RecordDrawer>
  )
}

/** What is known of a wine, with its prices and its picture. */
export function WineFacts({ wine }: { wine: Wine }) {
  const t = useTexts(stockTexts)
  const word = useWords(wine)
  const { data: picture } = useWinePicture(wine)
  return (
    <Stack gap="lg">
      <FormSection title={t('section_wine')} columns={2}>
        <ShownValue label={t('stok_year')} value={String(wine.stok_year ?? '')} />
        <ShownValue label={t('stok_cl')} value={wine.sise ?? ''} />
        <ShownValue label={t('color')} value={word('color')} />
        <ShownValue label={t('mensey')} value={word('mensey')} />
        <ShownValue label={t('tipi')} value={word('tipi')} />
      </FormSection>
      <FormSection title={t('section_prices')}>
        <SimpleGrid cols={3}>
          {priceCountries.map(({ field }) => (
            <ShownValue key={field} label={t(field)} value={formatEuro(wine[field])} />
          ))}
        </SimpleGrid>
      </FormSection>
      {wine.stok_dec && <p>{wine.stok_dec}</p>}
      {picture && <Image src={picture} alt={wine.stok_name} mah={320} fit="contain" />}
    </Stack>
  )
}
