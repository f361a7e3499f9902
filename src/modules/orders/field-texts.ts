import { orderFormTexts } from './form-texts.ts'
import { orderLogTexts } from './log-texts.ts'
import { orderTexts } from './texts.ts'

/** Names of the stored fields of an order, its lines, instalments and bookings. */
export const orderFieldTexts = { ...orderTexts, ...orderFormTexts, ...orderLogTexts }
