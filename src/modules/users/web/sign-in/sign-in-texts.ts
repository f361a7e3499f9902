import { defineTexts } from '#core/texts/texts.ts'

/** The way in: sign-in, one-time code, forgotten password. */
export const signInTexts = defineTexts({
  sign_in: { tr: 'Giriş yap', de: 'Anmelden', en: 'Sign in' },
  sign_in_hint: {
    tr: 'Çalışmaya başlamak için giriş yapın.',
    de: 'Melden Sie sich an, um mit der Arbeit zu beginnen.',
    en: 'Sign in to start working.',
  },
  again_hint: {
    tr: 'Oturumunuz sona erdi. Yeniden giriş yapın; yazdıklarınız duruyor.',
    de: 'Ihre Sitzung ist beendet. Melden Sie sich neu an; was Sie eingegeben haben, bleibt stehen.',
    en: 'Your session has ended. Sign in again; what you have typed stays.',
  },
  again_give_up: {
    tr: 'Vazgeç ve girilenleri at',
    de: 'Abbrechen und Eingaben verwerfen',
    en: 'Cancel and discard what was typed',
  },
  user_name: { tr: 'Kullanıcı adı', de: 'Benutzername', en: 'Username' },
  password: { tr: 'Şifre', de: 'Passwort', en: 'Password' },
  show_password: {
    tr: 'Şifreyi göster veya gizle',
    de: 'Passwort zeigen oder verbergen',
    en: 'Show or hide password',
  },
  caps_lock: { tr: 'Caps Lock açık.', de: 'Die Feststelltaste ist an.', en: 'Caps Lock is on.' },
  remember_me: { tr: 'Beni hatırla', de: 'Angemeldet bleiben', en: 'Remember me' },
  forgot: { tr: 'Şifremi unuttum', de: 'Passwort vergessen?', en: 'Forgot password?' },
  forgot_title: { tr: 'Şifremi unuttum', de: 'Passwort vergessen', en: 'Forgot password' },
  forgot_hint: {
    tr: 'Hesabınızın e-posta adresini yazın. Size yeni şifre belirleyebileceğiniz bir bağlantı göndeririz.',
    de: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    en: 'Enter the email address of your account. We will send you a link to set a new password.',
  },
  email: { tr: 'E-posta', de: 'E-Mail', en: 'Email' },
  send_link: { tr: 'Bağlantı gönder', de: 'Link schicken', en: 'Send link' },
  link_sent: {
    tr: 'Bağlantı gönderildi. Lütfen e-postanızı kontrol edin.',
    de: 'Der Link ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach.',
    en: 'The link has been sent. Please check your mailbox.',
  },
  mail_subject: {
    tr: 'Weinkontor: yeni şifre',
    de: 'Weinkontor: neues Passwort',
    en: 'Weinkontor: new password',
  },
  link_text: { tr: 'Yeni şifre belirle', de: 'Neues Passwort festlegen', en: 'Set a new password' },
  code_title: { tr: 'Tek kullanımlık kod', de: 'Einmalcode', en: 'One-time code' },
  code_hint: {
    tr: 'Size gönderilen 6 haneli kodu girin.',
    de: 'Geben Sie den 6-stelligen Code ein, den wir Ihnen geschickt haben.',
    en: 'Enter the 6-digit code that we sent to you.',
  },
  code_digit: { tr: '{digit}. hane', de: 'Ziffer {digit}', en: 'Digit {digit}' },
  code_empty: {
    tr: 'Tek kullanımlık kod boş olamaz.',
    de: 'Bitte geben Sie den Code ein.',
    en: 'OTP code cannot be empty.',
  },
  code_incomplete: {
    tr: 'Kod 6 haneli olmalıdır.',
    de: 'Der Code hat 6 Ziffern.',
    en: 'The code has 6 digits.',
  },
  code_confirm: { tr: 'Onayla', de: 'Bestätigen', en: 'Confirm' },
  code_resend: { tr: 'Yeni kod gönder', de: 'Neuen Code schicken', en: 'Send a new code' },
  code_resend_in: {
    tr: 'Yeni kod gönder ({seconds} sn)',
    de: 'Neuen Code schicken ({seconds} s)',
    en: 'Send a new code ({seconds} s)',
  },
  code_sent: {
    tr: 'Yeni kod gönderildi.',
    de: 'Ein neuer Code ist unterwegs.',
    en: 'A new code has been sent.',
  },
})
