/** Characters that XML does not allow: one of them makes a whole spreadsheet or e-invoice unreadable. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** The text without characters that XML does not allow. */
export const readableText = (text: string) => text.replace(UNREADABLE, '')
