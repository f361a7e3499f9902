/** The account of the demo company: the sample number of the IBAN standard, which no bank gives to anybody. */
export const DEMO_IBAN = 'DE89370400440532013000'
