import { defineTexts } from '#core/texts/texts.ts'
import { isChrome } from '#platform/web/session/browser.ts'
import { tell } from '#platform/web/language.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'

const texts = defineTexts({
  use_chrome: {
    tr: 'Bu uygulama Google Chrome için tasarlanmıştır. Lütfen Chrome kullanın.',
    de: 'Diese Anwendung ist für Google Chrome gemacht. Bitte verwenden Sie Chrome.',
    en: 'This application is made for Google Chrome. Please use Chrome.',
  },
})

/** Once per browser session, without blocking anything. */
export function adviseChrome(): void {
  if (isChrome() || sessionStorage.getItem('wk.chrome')) return
  sessionStorage.setItem('wk.chrome', '1')
  toastWarning(tell(texts, 'use_chrome'))
}
