import { COMPUTED } from '#core/lists/list.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { parcelTexts } from '../texts.ts'

type Parcel = { gon_status: string; sd_cancel_on: string }

const parcelStates = ['shipped', 'delivered', 'cancelled'] as const

type ParcelState = (typeof parcelStates)[number]

export const parcelWords = parcelStates.map((value) => ({ value, text: parcelTexts[`state_${value}`] }))

/** The state of a parcel; `cancelled` takes precedence. */
export function parcelState({ gon_status, sd_cancel_on }: Parcel): ParcelState {
  if (sd_cancel_on === '1') return 'cancelled'
  return gon_status === '1' ? 'delivered' : 'shipped'
}

/** The cells of a parcel in a workbook, as on screen. */
export const printers = {
  [COMPUTED]: (parcel: Parcel, language: Language) =>
    say(parcelTexts[`state_${parcelState(parcel)}`], language),
}
