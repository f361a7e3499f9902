/** The package brings no types; this is the part that is used. */
declare module 'fontkit' {
  export type Font = {
    characterSet: number[]
    glyphForCodePoint(codePoint: number): { advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
