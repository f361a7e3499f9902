import { IconEye, IconPercentage, IconTrash } from '@tabler/icons-react'
import type { Flag } from '#core/fields.ts'
import { actOn, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { PayoutType } from '../domain/commission.ts'
import type { SlipRow } from '../domain/slips.ts'
import { viewSlip } from './commission-data.ts'
import { slipTexts } from './texts.ts'

/** A slip is looked at and deleted; in the history its tax is switched, too. */
export function useSlipActions(tip: PayoutType, hasTax: boolean): RowAction<SlipRow>[] {
  const t = useTexts(slipTexts)
  const common = useTexts(commonTexts)
  const path = tip === PayoutType.staff ? '/prim_odeme_fis_personel/update' : '/prim_odeme_fis_bayi/update'

  async function retax({ id, fis_no, version, vergisiz: before }: SlipRow, vergisiz: Flag) {
    const act = vergisiz === '1' ? t('make_tax_free') : t('make_taxable')
    let saved = version
    const isDone = await confirm({
      title: act,
      message: t('tax_question', { number: fis_no }),
      confirm: act,
      act: async () => {
        saved = (await write(path, { id, version, vergisiz })).save_response.version
      },
    })
    if (isDone) toastUndo(t('tax_changed'), () => write(path, { id, version: saved, vergisiz: before }))
  }

  async function remove(slip: SlipRow) {
    const isDone = await confirm({
      title: t('delete_title'),
      message: t('delete_question', { number: slip.fis_no }),
      confirm: t('delete'),
      danger: true,
      act: () => actOn('/prim_odeme_fis/delete', slip),
    })
    if (!isDone) return
    toastSuccess(common('deleted', { id: slip.id }))
  }

  const taxing = (key: 'make_taxable' | 'make_tax_free', from: Flag, to: Flag): RowAction<SlipRow> => ({
    key,
    label: t(key),
    icon: <IconPercentage size={14} />,
    isShown: ({ vergisiz }) => hasTax && vergisiz === from,
    run: (slip) => retax(slip, to),
  })
  return [
    { key: 'show', label: t('show'), icon: <IconEye size={14} />, run: viewSlip },
    taxing('make_taxable', '1', '0'),
    taxing('make_tax_free', '0', '1'),
    { key: 'delete', label: t('delete'), icon: <IconTrash size={14} />, danger: true, run: remove },
  ]
}
