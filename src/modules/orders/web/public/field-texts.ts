import { orderTexts } from '#modules/orders/texts.ts'
import { orderFormTexts } from '../form-texts.ts'

/** Names of the fields of an order, as its lists and its form call them. */
export const orderFieldTexts = { ...orderTexts, ...orderFormTexts }
