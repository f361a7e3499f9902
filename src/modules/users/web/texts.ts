import { defineTexts } from '#core/texts/texts.ts'

/** The screen behind the link in the mail, and the hints beside every new password. */
export const passwordTexts = defineTexts({
  reset_title: { tr: 'Yeni şifre', de: 'Neues Passwort', en: 'New password' },
  reset_for: { tr: '{email} için', de: 'für {email}', en: 'for {email}' },
  new_password: { tr: 'Yeni şifre', de: 'Neues Passwort', en: 'New password' },
  repeat_password: { tr: 'Yeni şifre (tekrar)', de: 'Neues Passwort wiederholen', en: 'Repeat new password' },
  update: { tr: 'Şifreyi güncelle', de: 'Passwort ändern', en: 'Update password' },
  updated: {
    tr: 'Şifreniz güncellendi. Şimdi giriş yapabilirsiniz.',
    de: 'Ihr Passwort ist geändert. Sie können sich jetzt anmelden.',
    en: 'Your password has been updated. You can sign in now.',
  },
  link_missing: {
    tr: 'Bu adres eksik. Lütfen e-postadaki bağlantıyı olduğu gibi açın veya giriş ekranında yeni bir bağlantı isteyin.',
    de: 'Diese Adresse ist unvollständig. Öffnen Sie den Link aus der E-Mail noch einmal, oder fordern Sie bei der Anmeldung einen neuen an.',
    en: 'This address is incomplete. Open the link in the email again, or request a new one when signing in.',
  },
  to_sign_in: { tr: 'Girişe dön', de: 'Zur Anmeldung', en: 'To the sign-in' },
  strength: { tr: 'Güç: {level}', de: 'Stärke: {level}', en: 'Strength: {level}' },
  weak: { tr: 'zayıf', de: 'schwach', en: 'weak' },
  medium: { tr: 'orta', de: 'mittel', en: 'medium' },
  strong: { tr: 'güçlü', de: 'stark', en: 'strong' },
  lowercase: {
    tr: 'en az bir küçük harf',
    de: 'mindestens ein Kleinbuchstabe',
    en: 'at least one lowercase letter',
  },
  uppercase: {
    tr: 'en az bir büyük harf',
    de: 'mindestens ein Großbuchstabe',
    en: 'at least one uppercase letter',
  },
  digit: { tr: 'en az bir rakam', de: 'mindestens eine Ziffer', en: 'at least one digit' },
  length: { tr: 'en az 8 karakter', de: 'mindestens 8 Zeichen', en: 'at least 8 characters' },
  met: { tr: 'tamam', de: 'erfüllt', en: 'met' },
  not_met: { tr: 'eksik', de: 'fehlt', en: 'missing' },
})

/** User management; the labels of its columns are in the module's texts.ts. */
export const userScreenTexts = defineTexts({
  title: { tr: 'Kullanıcı yönetimi', de: 'Benutzer', en: 'User management' },
  subtitle: {
    tr: 'Kim giriş yapabilir ve ne yapabilir',
    de: 'Wer sich anmelden darf und was er darf',
    en: 'Who may sign in, and what they may do',
  },
  new: { tr: 'Yeni kullanıcı', de: 'Neuer Benutzer', en: 'New user' },
  edit: { tr: 'Kullanıcıyı düzenle', de: 'Benutzer bearbeiten', en: 'Edit user' },
  empty: { tr: 'Henüz kullanıcı yok.', de: 'Noch keine Benutzer.', en: 'No users yet.' },
  action_update: { tr: 'Güncelle', de: 'Bearbeiten', en: 'Update' },
  action_delete: { tr: 'Sil', de: 'Löschen', en: 'Delete' },
  delete_question: {
    tr: '“{name}” kullanıcısı silinsin mi? Artık giriş yapamaz; siparişleri ve kayıtları kalır.',
    de: 'Benutzer „{name}“ löschen? Die Anmeldung ist dann nicht mehr möglich; Aufträge und Einträge bleiben.',
    en: 'Delete user “{name}”? They can no longer sign in; their orders and records remain.',
  },
  section_account: { tr: 'Hesap', de: 'Konto', en: 'Account' },
  section_person: { tr: 'Kişi', de: 'Person', en: 'Person' },
  section_sales: { tr: 'Satış', de: 'Verkauf', en: 'Sales' },
  section_look: {
    tr: 'Görünüm ve diğer bilgiler',
    de: 'Darstellung und weitere Angaben',
    en: 'Look and further details',
  },
  password_keep: {
    tr: 'Boş bırakılırsa şifre değişmez.',
    de: 'Leer lassen, um das Passwort zu behalten.',
    en: 'Leave empty to keep the password.',
  },
  level_admin_only: {
    tr: 'Yönetici yetkisini yalnızca bir yönetici verebilir.',
    de: 'Administratorrechte kann nur ein Administrator vergeben.',
    en: 'Only an administrator can grant administrator rights.',
  },
  dealer_fixed: {
    tr: 'Bayiyi yalnızca bir yönetici değiştirebilir.',
    de: 'Den Händler kann nur ein Administrator ändern.',
    en: 'Only an administrator can change the dealer.',
  },
  country_hint: {
    tr: 'Çalışma saatleri için; boşsa şirketin ülkesi.',
    de: 'Für die Arbeitszeiten; leer: Land der Firma.',
    en: "For the working hours; empty: company's country.",
  },
  blocked_hint: {
    tr: 'Engellenen kullanıcı giriş yapamaz.',
    de: 'Wer gesperrt ist, kann sich nicht anmelden.',
    en: 'A blocked user cannot sign in.',
  },
  unblock_hint: {
    tr: 'İşareti kaldırıp kaydedin: kullanıcı yeniden giriş yapabilir, hatalı giriş sayısı sıfırlanır.',
    de: 'Haken entfernen und speichern: Die Anmeldung ist wieder möglich, die Fehlversuche zählen ab 0.',
    en: 'Clear the tick and save: the user can sign in again and failed sign-ins restart at 0.',
  },
  rate_hint: {
    tr: 'Değişiklik bugünden itibaren geçerlidir; eski siparişler kendi günlerinin oranıyla kazanır.',
    de: 'Eine Änderung gilt ab heute; frühere Aufträge verdienen nach dem Satz ihres Tages.',
    en: 'A change counts from today; earlier orders earn by the rate of their day.',
  },
  extension_hint: {
    tr: 'Telefon sistemi kullanıcıyı adıyla ve bununla tanır; yöneticiler girer.',
    de: 'So kennt die Telefonanlage den Benutzer neben seinem Namen; Administratoren tragen sie ein.',
    en: 'The telephone system knows the user by it besides the name; administrators enter it.',
  },
  random_hint: {
    tr: 'Havuzdan rastgele müşteri arayabilir.',
    de: 'Darf zufällige Kunden aus dem Pool anrufen.',
    en: 'May call random customers of the pool.',
  },
  skin: { tr: 'Tema', de: 'Oberfläche', en: 'Skin' },
  fb: { tr: 'Renk (kırmızı/yeşil/mavi)', de: 'Farbe (Rot/Grün/Blau)', en: 'Colour (red/green/blue)' },
  sys_back: { tr: 'Arka plan', de: 'Hintergrund', en: 'Background' },
  user_type: { tr: 'Kullanıcı tipi', de: 'Benutzerart', en: 'User type' },
  sys_yetki: { tr: 'Yetki bilgisi', de: 'Rechtevermerk', en: 'Rights note' },
  look_hint: {
    tr: 'Bu bilgiler saklanır; yetkileri etkilemez.',
    de: 'Diese Angaben werden gespeichert; auf Rechte haben sie keinen Einfluss.',
    en: 'These details are stored; they do not affect any rights.',
  },
  secret_title: { tr: 'Güvenlik onayı', de: 'Sicherheitsabfrage', en: 'Secret confirmation' },
  secret_hint: {
    tr: '“{level}” yetkisi yönetim hakkı verir. Onaylamak için güvenlik şifresini girin; tanımlı değilse kendi şifrenizi.',
    de: 'Die Berechtigung „{level}“ erlaubt die Verwaltung. Bestätigen Sie mit dem Sicherheitswort; ist keines hinterlegt, mit Ihrem eigenen Passwort.',
    en: 'The level “{level}” gives administrative rights. Confirm with the secret or, if none is set, with your own password.',
  },
  secret_input: { tr: 'Güvenlik şifresi', de: 'Sicherheitswort', en: 'Secret' },
  secret_confirm: { tr: 'Onayla', de: 'Bestätigen', en: 'Confirm' },
})
