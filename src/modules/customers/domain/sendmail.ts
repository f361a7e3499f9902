import { z } from 'zod'
import { escapeHtml } from '#core/texts/escape-html.ts'
import { emailAddress, requiredText } from '#core/fields.ts'
import { chosenRows } from '#core/lists/selection.ts'

export const MOST_WINES = 50

/** A mail that recommends the chosen wines to one customer. */
export const SendMailForm = z.object({
  to: z
    .preprocess((value) => value ?? '', z.string().trim().min(1, { message: 'requiredField' }))
    .pipe(emailAddress(100))
    .describe('e-mail of the customer'),
  ...chosenRows(MOST_WINES),
  html: requiredText(100_000).describe('body of the mail; only simple formatting survives'),
})

export type SendMailForm = z.infer<typeof SendMailForm>

export type MailPlaceholder = 'firma' | 'ad' | 'soyad' | 'personel'

/** The initial text for sales people; the mail is always German. */
export const mailTemplate = `<p>{{firma}}</p>
<p>Guten Tag {{ad}} {{soyad}},</p>
<p>vielen Dank für das freundliche Gespräch. Wie versprochen finden Sie hier unsere Empfehlungen für Sie.</p>
<p>Gern nehme ich Ihre Bestellung telefonisch oder per E-Mail entgegen.</p>
<p>Mit herzlichen Grüßen<br>{{personel}}</p>`

/** Fills {{placeholders}}; what is filled in is text, never markup. Unknown ones disappear. */
export function fillTemplate(
  template: string,
  values: Partial<Record<MailPlaceholder, string | null>>,
): string {
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value: string | null | undefined = Object.hasOwn(values, name)
      ? values[name as MailPlaceholder]
      : null
    return escapeHtml(value ?? '')
  })
  // A private customer has no company; its line goes with it.
  return filled.replace(/<p>\s*<\/p>\n?/g, '')
}
