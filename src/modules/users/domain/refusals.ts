import { defineRefusals } from '#core/refusal.ts'

/** Refusals about people and signing in that several files say. */
export const usersRefusals = defineRefusals({
  rate_for_administrators: {
    tr: 'Prim oranını ve kotayı yalnızca yönetici değiştirebilir.',
    de: 'Provisionssatz und Monatsquote darf nur ein Administrator ändern.',
    en: 'Only an administrator may change the commission rate and the quota.',
  },
  user_is_self: {
    tr: 'Kendi hesabınızı silemez veya engelleyemezsiniz.',
    de: 'Das eigene Konto lässt sich nicht löschen oder sperren.',
    en: 'You cannot delete or block your own account.',
  },
  ERR_100: { tr: 'Şifre hatalı.', de: 'Das Passwort ist falsch.', en: 'Incorrect password.' },
  ERR_101: {
    tr: 'Kullanıcı adı bulunamadı.',
    de: 'Diesen Benutzernamen gibt es nicht.',
    en: 'Username not found.',
  },
  ERR_USER_BLOCKED: {
    tr: 'Hesap engellendi. Üç hatalı şifre denemesinden sonra e-postayla gönderdiğimiz bağlantı hesabı yeniden açar; aksi hâlde yöneticinize başvurun.',
    de: 'Das Konto ist gesperrt. Wurde es nach drei falschen Passwörtern gesperrt, öffnet es der Link in der E-Mail an Sie; sonst wenden Sie sich bitte an einen Administrator.',
    en: 'The account is blocked. After three wrong passwords the link in the e-mail we sent opens it again; otherwise please contact an administrator.',
  },
  otp_required: {
    tr: 'Size gönderilen kodu girin.',
    de: 'Bitte geben Sie den Code ein, den wir Ihnen geschickt haben.',
    en: 'Enter the code that was sent to you.',
  },
  code_way_missing: {
    tr: 'Kod gönderilecek bir yol yok: ne posta sunucusu ne de kod ağ geçidi ayarlı.',
    de: 'Es gibt keinen Weg für Codes: Weder ein Mailserver noch ein Code-Gateway ist eingestellt.',
    en: 'There is no way to send codes: neither a mail server nor a code gateway is set up.',
  },
  otp_expired: {
    tr: 'Kodun süresi doldu. Lütfen yeni bir kod isteyin.',
    de: 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'The code has expired. Please request a new one.',
  },
  password_not_strong: {
    tr: 'Şifre yeterince güçlü değil.',
    de: 'Das Passwort ist nicht stark genug.',
    en: 'Password is not strong enough.',
  },
  password_guessable: {
    tr: 'Bu şifre çok yaygın veya bir addan oluşuyor; başka bir şifre seçin.',
    de: 'Dieses Passwort ist zu verbreitet oder besteht aus einem Namen; bitte wählen Sie ein anderes.',
    en: 'This password is too common or made of a name; choose another one.',
  },
  secret_required: {
    tr: 'Bu yetki seviyesi için güvenlik onayı gerekli.',
    de: 'Für diese Berechtigungsstufe ist die Sicherheitsabfrage nötig.',
    en: 'This level needs the secret confirmation.',
  },
})
