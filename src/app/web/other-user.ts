import { defineTexts } from '#core/texts/texts.ts'
import { alert } from '#platform/web/dialogs/dialogs.tsx'
import { tell } from '#platform/web/language.tsx'

const texts = defineTexts({
  other_user_title: { tr: 'Kullanıcı değişti', de: 'Anderer Benutzer', en: 'Different user' },
  other_user: {
    tr: 'Başka bir sekmede {user} olarak giriş yapıldı. Sayfa yeniden yüklenecek.',
    de: 'In einem anderen Tab hat sich {user} angemeldet. Die Seite wird neu geladen.',
    en: '{user} signed in in another tab. The page will be reloaded.',
  },
})

/** Says that somebody else signed in here, in another tab. */
export const tellOfOtherUser = (user: string): Promise<boolean> =>
  alert(tell(texts, 'other_user_title'), tell(texts, 'other_user', { user }))
