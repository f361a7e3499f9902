/** Text as it may stand in a page or in the quotes of an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
