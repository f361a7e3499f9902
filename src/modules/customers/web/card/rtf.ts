const hidden = /^\\(?:\*|fonttbl|colortbl|stylesheet|info|pict|object|themedata|generator)/

/** The groups of an RTF document that hold no text to read. */
function withoutHiddenGroups(rtf: string): string {
  let kept = ''
  let skipped = 0
  for (let place = 0; place < rtf.length; place += 1) {
    const sign = rtf[place]
    const isEscaped = rtf[place - 1] === '\\'
    if (skipped > 0) {
      if (sign === '{' && !isEscaped) skipped += 1
      if (sign === '}' && !isEscaped) skipped -= 1
    } else if (sign === '{' && !isEscaped && hidden.test(rtf.slice(place + 1, place + 16))) skipped = 1
    else kept += sign
  }
  return kept
}

/** The text of an RTF document: paragraphs, tabs and encoded characters, without formatting. */
export function plainTextOfRtf(rtf: string): string {
  return withoutHiddenGroups(rtf)
    .replace(/\r?\n/g, '')
    .replace(/\\(?:par|line)\b ?/g, '\n')
    .replace(/\\tab\b ?/g, '\t')
    .replace(/\\u(-?\d+) ?(?:\\'[0-9a-f]{2}|\?)?/gi, (_, code: string) =>
      String.fromCharCode((Number(code) + 65_536) % 65_536),
    )
    .replace(/\\'([0-9a-f]{2})/gi, (_, code: string) =>
      new TextDecoder('windows-1252').decode(Uint8Array.of(Number.parseInt(code, 16))),
    )
    .replace(/\\[a-z]+-?\d* ?/gi, '')
    .replace(/(^|[^\\])[{}]/g, '$1')
    .replace(/\\([{}\\])/g, '$1')
    .trim()
}
