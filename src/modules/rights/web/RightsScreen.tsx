import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { privacyList, type PrivacyRow } from '../domain/privacy-list.ts'
import { rightsTexts } from '../texts.ts'
import { RightsPanel } from './RightsPanel.tsx'

/** /genel/kisi-haklari: exports and erasures, and what can be erased by now. */
export function RightsScreen() {
  const t = useTexts(rightsTexts)
  const [shown, setShown] = useState<number | null>(null)
  const open = ({ cus_id }: PrivacyRow) => setShown(cus_id)
  return (
    <>
      <ListScreen
        list={privacyList}
        title={t('title')}
        subtitle={t('subtitle')}
        emptyText={t('empty')}
        actions={[{ key: 'open', label: t('open'), icon: <IconEye size={14} />, run: open }]}
        onOpen={open}
      />
      {shown !== null && <RightsPanel id={shown} onClose={() => setShown(null)} />}
    </>
  )
}
