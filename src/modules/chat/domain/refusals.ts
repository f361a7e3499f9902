import { defineRefusals } from '#core/refusal.ts'

/** Refusals that both the server and the chat screens use. */
export const chatRefusals = defineRefusals({
  chat_contact_blocked: {
    tr: 'Engellediğiniz bir kişiye mesaj gönderemezsiniz.',
    de: 'Sie haben diesen Kontakt blockiert und können ihm nicht schreiben.',
    en: "You can't send message to a Blocked contact",
  },
  chat_blocked_by_contact: {
    tr: 'Bu kişi sizi engelledi.',
    de: 'Dieser Kontakt hat Sie blockiert.',
    en: 'You have been Blocked by this user',
  },
  chat_only_admins: {
    tr: 'Grup bilgilerini yalnızca yöneticiler değiştirebilir.',
    de: 'Nur Gruppenadministratoren können die Gruppe ändern.',
    en: 'Only admin can edit this group info',
  },
  chat_room_not_cleared: {
    tr: 'Grup mesajları temizlenemez.',
    de: 'Der Verlauf einer Gruppe lässt sich nicht leeren.',
    en: "Sorry You Can't Clear Group chat Messages",
  },
  chat_user_unknown: {
    tr: 'Bu kullanıcı kayıtlı değil.',
    de: 'Diesen Benutzer gibt es nicht.',
    en: 'Sorry User Is Not Registered On Our Database',
  },
  chat_too_fast: {
    tr: 'Çok hızlı yazıyorsunuz. Lütfen biraz bekleyin.',
    de: 'Das ging sehr schnell. Bitte warten Sie einen Moment.',
    en: 'That was very fast. Please wait a moment.',
  },
})
