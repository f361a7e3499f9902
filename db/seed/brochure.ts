type Brochure = { title: string; lines: readonly string[] }

/** The built-in fonts of PDF know western letters only; others lose their marks (ş becomes s). */
function westernLetters(text: string): string {
  return Array.from(text, (letter) =>
    letter.charCodeAt(0) < 256 ? letter : letter.normalize('NFD').charAt(0),
  )
    .join('')
    .replaceAll('ı', 'i')
}

const pdfString = (text: string) => `(${westernLetters(text).replace(/[\\()]/g, '\\$&')})`

function pageContent({ title, lines }: Brochure): string {
  return [
    'BT',
    '/F1 16 Tf 72 740 Td',
    `${pdfString(title)} Tj`,
    '/F1 12 Tf 0 -36 Td 18 TL',
    ...lines.map((line) => `${pdfString(line)} Tj T*`),
    'ET',
  ].join('\n')
}

/** A one-page PDF, written by hand: five objects, their offsets, the trailer. */
export function brochurePdf(brochure: Brochure): Buffer {
  const content = pageContent(brochure)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
