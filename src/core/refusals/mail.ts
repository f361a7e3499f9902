import { defineTexts } from '../texts.ts'

/** Why a mail is not written, stopped or shown. */
export const mailRefusals = defineTexts({
  mail_is_waiting: {
    tr: 'Bu e-posta zaten gönderilmeyi bekliyor.',
    de: 'Diese E-Mail wartet bereits auf den Versand.',
    en: 'This email is already waiting to be sent.',
  },
  mail_has_left: {
    tr: 'Bu e-posta artık değiştirilemez; gönderimi bitmiş veya durdurulmuş.',
    de: 'Diese E-Mail lässt sich nicht mehr ändern; ihr Versand ist beendet.',
    en: 'This email can no longer be changed; its sending has ended.',
  },
  mail_goes_to_its_account: {
    tr: 'Şifre bağlantısı yalnızca hesabın kendi adresine gider.',
    de: 'Ein Passwort-Link geht nur an die Adresse des Kontos.',
    en: 'A password link goes to the address of its account only.',
  },
  mail_has_no_link: {
    tr: 'Bu e-posta için burada gösterilecek bir bağlantı yok.',
    de: 'Zu dieser E-Mail gibt es hier keinen Link zu zeigen.',
    en: 'There is no link to show for this email.',
  },
  mail_recipient_unknown: {
    tr: 'Bu e-posta adresi hiçbir müşteriye ait değil.',
    de: 'Diese E-Mail-Adresse gehört zu keinem Kunden.',
    en: 'This email address belongs to no customer.',
  },
  mail_address_differs: {
    tr: 'Bu adres müşterinin kayıtlı e-postası değil. Lütfen onaylayın.',
    de: 'Diese Adresse ist nicht die hinterlegte E-Mail des Kunden. Bitte bestätigen Sie sie.',
    en: 'This is not the email on file for the customer. Please confirm it.',
  },
  too_many_mails: {
    tr: 'Kısa sürede çok fazla e-posta gönderdiniz. Lütfen birkaç dakika bekleyin.',
    de: 'Sie haben in kurzer Zeit viele E-Mails verschickt. Bitte warten Sie einige Minuten.',
    en: 'You have sent many mails in a short time. Please wait a few minutes.',
  },
})
