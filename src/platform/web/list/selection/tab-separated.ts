/** Rows of texts as spreadsheets take them; a tab or a line break within a text would begin another cell. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((text) => text.replace(/\s+/g, ' ').trim()).join('\t')).join('\r\n')
