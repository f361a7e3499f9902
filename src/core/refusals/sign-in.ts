import { defineTexts } from '../texts.ts'

/** Why somebody cannot sign in, or may not do this. */
export const signInRefusals = defineTexts({
  ERR_100: { tr: 'Şifre hatalı.', de: 'Das Passwort ist falsch.', en: 'Incorrect password.' },
  ERR_101: {
    tr: 'Kullanıcı adı bulunamadı.',
    de: 'Diesen Benutzernamen gibt es nicht.',
    en: 'Username not found.',
  },
  ERR_102: { tr: 'E-posta bulunamadı.', de: 'Diese E-Mail-Adresse ist unbekannt.', en: 'Email not found.' },
  ERR_103: {
    tr: 'Sıfırlama bağlantısı bulunamadı. Lütfen yeni bir bağlantı isteyin.',
    de: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'Reset link not found. Please request a new one.',
  },
  ERR_104: {
    tr: 'Bu işlem için yetkiniz yok: yönetici yetkisini yalnızca bir yönetici verebilir.',
    de: 'Nicht erlaubt: Nur ein Administrator kann Administratorrechte vergeben.',
    en: 'Not authorized: only an administrator can grant administrator rights.',
  },
  ERR_105: {
    tr: 'Bu işlem için yetkiniz yok. Lütfen yöneticinize başvurun.',
    de: 'Dazu fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an einen Administrator.',
    en: 'You are not authorized to do this. Please contact an administrator.',
  },
  ERR_106: {
    tr: 'Mesai saatleri henüz başlamadı.',
    de: 'Die Arbeitszeit hat noch nicht begonnen.',
    en: 'Working hours have not started yet.',
  },
  ERR_107: {
    tr: 'Mesai saatleri sona erdi.',
    de: 'Die Arbeitszeit ist beendet.',
    en: 'Working hours have ended.',
  },
  ERR_108: {
    tr: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    de: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
    en: 'Your session has ended. Please sign in again.',
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
  code_not_sent: {
    tr: 'Kod gönderilemedi. Lütfen yöneticinize haber verin.',
    de: 'Der Code konnte nicht gesendet werden. Bitte sagen Sie einem Administrator Bescheid.',
    en: 'The code could not be sent. Please tell an administrator.',
  },
  code_way_missing: {
    tr: 'Kod gönderilecek bir yol yok: ne posta sunucusu ne de kod ağ geçidi ayarlı.',
    de: 'Es gibt keinen Weg für Codes: Weder ein Mailserver noch ein Code-Gateway ist eingestellt.',
    en: 'There is no way to send codes: neither a mail server nor a code gateway is set up.',
  },
  otp_wrong: { tr: 'Yanlış kod.', de: 'Falscher Code.', en: 'Wrong code.' },
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
