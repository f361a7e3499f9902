import { IconEdit, IconTrash } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actOn, call, errorText } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { blobOf } from '#platform/web/download.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { PdfPreview } from '#platform/web/screen/PdfPreview.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { speechTextList, type SpeechTextRow } from '../domain/speech-text.ts'
import { showDefinition } from './definition-panel.ts'
import classes from './SpeechTexts.module.css'
import { speechScreenTexts } from './speech-texts.ts'

/** /konusma-metinleri: what to say on the telephone, readable for everybody. */
export function SpeechTextsScreen() {
  const t = useTexts(speechScreenTexts)
  const [shown, setShown] = useState<SpeechTextRow | null>(null)
  return (
    <div className={classes.screen}>
      <ListScreen
        list={speechTextList}
        title={t('title')}
        subtitle={t('subtitle')}
        emptyText={t('empty')}
        onActive={setShown}
      />
      <SpeechTextPreview text={shown} />
    </div>
  )
}

const edit = ({ id }: SpeechTextRow) => showDefinition('speech', id)

/** /genel/konusma-metinleri: the same for editing. */
export function SpeechTextsEditScreen() {
  const t = useTexts(speechScreenTexts)
  const [shown, setShown] = useState<SpeechTextRow | null>(null)
  const actions = useSpeechActions(() => setShown(null))
  return (
    <div className={classes.screen}>
      <ListScreen
        list={speechTextList}
        title={t('title')}
        subtitle={t('subtitle')}
        emptyText={t('empty')}
        actions={actions}
        onActive={setShown}
        onOpen={edit}
        onNew={() => showDefinition('speech', null)}
        newLabel={t('new')}
      />
      <SpeechTextPreview text={shown} />
    </div>
  )
}

function SpeechTextPreview({ text }: { text: SpeechTextRow | null }) {
  const t = useTexts(speechScreenTexts)
  const language = useLanguage()
  const { data, isFetching, error } = useQuery({
    queryKey: ['/konusma_metin/get', text?.id],
    queryFn: text
      ? async () => {
          const { item } = await call('/konusma_metin/get', { id: text.id, base_64: true })
          return blobOf(item.base_64 ?? '', 'application/pdf')
        }
      : skipToken,
  })
  return (
    <PdfPreview
      pdf={text ? (data ?? null) : null}
      title={text?.baslik ?? t('pick')}
      isLoading={isFetching && !data}
      emptyText={error ? errorText(error, language) : t('pick')}
    />
  )
}

function useSpeechActions(onDeleted: () => void): RowAction<SpeechTextRow>[] {
  const t = useTexts(speechScreenTexts)
  const common = useTexts(commonTexts)

  async function remove(text: SpeechTextRow) {
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('delete_question', { name: text.baslik }),
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/konusma_metin/delete', text),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: text.id }))
    onDeleted()
  }

  return [
    { key: 'edit', label: t('edit'), icon: <IconEdit size={14} />, run: edit },
    { key: 'delete', label: t('delete'), icon: <IconTrash size={14} />, danger: true, run: remove },
  ]
}
