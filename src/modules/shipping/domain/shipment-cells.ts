import { COMPUTED } from '#core/list.ts'
import { say, type Language } from '#core/texts.ts'
import { parcelTexts } from '../texts.ts'

type Parcel = { gon_status: string; sd_cancel_on: string }

const parcelStates = ['shipped', 'delivered', 'cancelled'] as const

type ParcelState = (typeof parcelStates)[number]

export const parcelWords = parcelStates.map((value) => ({ value, text: parcelTexts[`state_${value}`] }))

/** Where a parcel is; that its order was cancelled matters more. */
export function parcelState({ gon_status, sd_cancel_on }: Parcel): ParcelState {
  if (sd_cancel_on === '1') return 'cancelled'
  return gon_status === '1' ? 'delivered' : 'shipped'
}

/** What the cells of a parcel are in a workbook, as on screen. */
export const printers = {
  [COMPUTED]: (parcel: Parcel, language: Language) =>
    say(parcelTexts[`state_${parcelState(parcel)}`], language),
}
