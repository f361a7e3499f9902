/** No case, no accents, Turkish letters included. */
const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

export const includesFolded = (text: string, wanted: string): boolean =>
  fold(text).includes(fold(wanted.trim()))
