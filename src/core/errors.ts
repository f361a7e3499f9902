import { defineTexts, say, type TextParams } from './texts.ts'

/**
 * Everything a user may be refused with, in one catalogue. The key is what travels as `status.code`;
 * ERR_ codes and message keys keep the spelling of the specification.
 */
export const errorTexts = defineTexts({
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
    tr: 'Hesap, üç hatalı şifre denemesinden sonra engellendi. Lütfen yöneticinize başvurun.',
    de: 'Das Konto ist nach drei falschen Passwörtern gesperrt. Bitte wenden Sie sich an einen Administrator.',
    en: 'The account is blocked after three wrong passwords. Please contact an administrator.',
  },
  ERR_500: {
    tr: 'Sistem hatası. Kayıt numarası: {id}. Lütfen yeniden deneyin.',
    de: 'Systemfehler. Vorgangsnummer: {id}. Bitte versuchen Sie es noch einmal.',
    en: 'System error. Reference: {id}. Please try again.',
  },
  ERR_ESOCKET: {
    tr: 'Veritabanına bağlanılamıyor. Birkaç saniye sonra yeniden deneyin.',
    de: 'Keine Verbindung zur Datenbank. Bitte in einigen Sekunden noch einmal versuchen.',
    en: 'No connection to the database. Please try again in a few seconds.',
  },
  ERR_ETIMEOUT: {
    tr: 'Veritabanı zamanında yanıt vermedi. Lütfen yeniden deneyin.',
    de: 'Die Datenbank hat nicht rechtzeitig geantwortet. Bitte noch einmal versuchen.',
    en: 'The database did not answer in time. Please try again.',
  },
  NETWORK_ERROR: {
    tr: 'İnternet bağlantısı yok.',
    de: 'Keine Internetverbindung.',
    en: 'No internet connection.',
  },
  request_timeout: {
    tr: 'İstek zaman aşımına uğradı. The user aborted a request.',
    de: 'Zeitüberschreitung der Anfrage. The user aborted a request.',
    en: 'Request timeout. The user aborted a request.',
  },
  too_many_retries: {
    tr: 'Çok fazla deneme yapıldı (Too many retries). Lütfen daha sonra yeniden deneyin.',
    de: 'Zu viele Versuche (Too many retries). Bitte später noch einmal versuchen.',
    en: 'Too many retries. Please try again later.',
  },
  network_response_not_ok: {
    tr: 'Sunucu beklenmeyen bir yanıt verdi (Network response was not ok).',
    de: 'Der Server hat unerwartet geantwortet (Network response was not ok).',
    en: 'Network response was not ok.',
  },
  too_many_requests: {
    tr: 'Olağan dışı etkinlik: bu cihazdan gelen istekler geçici olarak engellendi. Lütfen daha sonra yeniden deneyin.',
    de: 'Ungewöhnliche Aktivität: Anfragen dieses Geräts sind vorübergehend gesperrt. Bitte später noch einmal versuchen.',
    en: 'Unusual activity: requests from this device are blocked for a while. Too many requests, try again later.',
  },
  otp_required: {
    tr: 'Telefonunuza gönderilen kodu girin.',
    de: 'Bitte geben Sie den Code ein, den wir an Ihr Telefon geschickt haben.',
    en: 'Enter the code sent to your phone.',
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
  secret_required: {
    tr: 'Bu yetki seviyesi için güvenlik onayı gerekli.',
    de: 'Für diese Berechtigungsstufe ist die Sicherheitsabfrage nötig.',
    en: 'This level needs the secret confirmation.',
  },
  UNIQUE_KEY: {
    tr: 'İşlem başarısız: benzer bir kayıt zaten var ({value}).',
    de: 'Nicht gespeichert: Einen ähnlichen Datensatz gibt es bereits ({value}).',
    en: 'Operation failed, a similar record exists ({value}).',
  },
  lutfen_girdiginiz_bigileri_kontrol_ediniz: {
    tr: 'Lütfen girdiğiniz bilgileri kontrol ediniz.',
    de: 'Bitte prüfen Sie Ihre Eingaben.',
    en: 'Please check the information you entered.',
  },
  record_changed: {
    tr: 'Bu kayıt bu arada {user} tarafından değiştirildi ({fields}). Girdikleriniz duruyor: kaydı yeniden yükleyip karşılaştırın.',
    de: 'Dieser Datensatz wurde inzwischen von {user} geändert ({fields}). Ihre Eingaben bleiben stehen: bitte neu laden und vergleichen.',
    en: 'This record was changed by {user} meanwhile ({fields}). What you typed is kept: reload and compare.',
  },
  record_not_found: {
    tr: 'Kayıt bulunamadı. Silinmiş olabilir.',
    de: 'Der Datensatz ist nicht mehr da. Vielleicht wurde er gelöscht.',
    en: 'The record was not found. It may have been deleted.',
  },
  record_in_use: {
    tr: 'Kayıt kullanımda olduğu için silinemez.',
    de: 'Der Datensatz wird noch verwendet und kann nicht gelöscht werden.',
    en: 'The record is in use and cannot be deleted.',
  },
  stock_in_use: {
    tr: 'Bu şarabın hareketleri veya siparişleri var, silinemez. Satıştan kaldırmak için "Satışta" işaretini kaldırın.',
    de: 'Zu diesem Wein gibt es Bewegungen oder Aufträge, er kann nicht gelöscht werden. Nehmen Sie ihn stattdessen aus dem Verkauf.',
    en: 'This wine has movements or orders and cannot be deleted. Take it off sale instead.',
  },
  stock_not_enough: {
    tr: 'Depoda yalnızca {available} şişe var.',
    de: 'Im Lager sind nur {available} Flaschen.',
    en: 'Only {available} bottles are in the warehouse.',
  },
  user_is_self: {
    tr: 'Kendi hesabınızı silemez veya engelleyemezsiniz.',
    de: 'Das eigene Konto lässt sich nicht löschen oder sperren.',
    en: 'You cannot delete or block your own account.',
  },
  user_is_last_admin: {
    tr: 'Son etkin yönetici silinemez, engellenemez veya yetkisi düşürülemez.',
    de: 'Der letzte aktive Administrator kann nicht gelöscht, gesperrt oder herabgestuft werden.',
    en: 'The last active administrator cannot be deleted, blocked or lowered.',
  },
  user_is_reserved: {
    tr: 'Sistem kullanıcısı değiştirilemez.',
    de: 'Der Systembenutzer kann nicht geändert werden.',
    en: 'The system user cannot be changed.',
  },
  file_type_not_allowed: {
    tr: 'Bu dosya türü kabul edilmiyor. İzin verilen: {allowed}.',
    de: 'Diese Dateiart wird nicht angenommen. Erlaubt: {allowed}.',
    en: 'This file type is not accepted. Allowed: {allowed}.',
  },
  file_too_large: {
    tr: 'Dosya çok büyük. En fazla {max} MB.',
    de: 'Die Datei ist zu groß. Höchstens {max} MB.',
    en: 'The file is too large. At most {max} MB.',
  },
  request_id_reused: {
    tr: 'Aynı istek numarası başka bir işlem için kullanıldı.',
    de: 'Dieselbe Anfragenummer wurde für einen anderen Vorgang verwendet.',
    en: 'The same request id was used for another operation.',
  },
  unexpected_error: {
    tr: 'Beklenmeyen bir hata oluştu: {message}',
    de: 'Ein unerwarteter Fehler ist aufgetreten: {message}',
    en: 'An unexpected error occurred: {message}',
  },
})

export type ErrorCode = keyof typeof errorTexts

/** What is wrong with one field of a form; `max`, `min` and `allowed` fill the text. */
export const fieldTexts = defineTexts({
  requiredField: { tr: 'Zorunlu alan', de: 'Pflichtfeld', en: 'Required field' },
  too_long: { tr: 'En fazla {max} karakter', de: 'Höchstens {max} Zeichen', en: 'At most {max} characters' },
  too_small: { tr: 'En az {min}', de: 'Mindestens {min}', en: 'At least {min}' },
  too_large: { tr: 'En fazla {max}', de: 'Höchstens {max}', en: 'At most {max}' },
  not_integer: { tr: 'Tam sayı girin', de: 'Bitte eine ganze Zahl eingeben', en: 'Enter a whole number' },
  not_number: { tr: 'Sayı girin', de: 'Bitte eine Zahl eingeben', en: 'Enter a number' },
  two_decimals: {
    tr: 'En fazla iki ondalık',
    de: 'Höchstens zwei Nachkommastellen',
    en: 'At most two decimals',
  },
  not_date: {
    tr: 'Geçerli bir tarih girin (GG.AA.YYYY)',
    de: 'Bitte ein gültiges Datum eingeben (TT.MM.JJJJ)',
    en: 'Enter a valid date (DD.MM.YYYY)',
  },
  not_email: {
    tr: 'Geçerli bir e-posta girin',
    de: 'Bitte eine gültige E-Mail-Adresse eingeben',
    en: 'Enter a valid email address',
  },
  not_allowed: {
    tr: 'Bu değer burada kullanılamaz',
    de: 'Dieser Wert ist hier nicht möglich',
    en: 'This value is not possible here',
  },
  unknown_field: { tr: 'Bilinmeyen alan', de: 'Unbekanntes Feld', en: 'Unknown field' },
  exists_already: { tr: 'Zaten var', de: 'Schon vergeben', en: 'Already taken' },
  password_not_strong: {
    tr: 'Şifre yeterince güçlü değil',
    de: 'Nicht stark genug',
    en: 'Not strong enough',
  },
  passwords_differ: {
    tr: 'Şifreler eşleşmiyor',
    de: 'Die Passwörter stimmen nicht überein',
    en: 'Password did not match',
  },
})

export type FieldCode = keyof typeof fieldTexts

export type FieldProblem = { code: FieldCode; params?: TextParams }

/** A refusal a user may meet. Everything else that is thrown becomes ERR_500 and stays in the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: TextParams
  readonly fields: Readonly<Record<string, FieldProblem>>

  constructor(code: ErrorCode, params: TextParams = {}, fields: Record<string, FieldProblem> = {}) {
    super(say(errorTexts[code], 'en', params))
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.fields = fields
  }
}

/** A rule that decides returns the reason it says no, or null; the server turns a reason into a refusal. */
export type Refusal = { code: ErrorCode; params?: TextParams } | null

export function refuseIf(refusal: Refusal): void {
  if (refusal) throw new AppError(refusal.code, refusal.params)
}

export function invalid(fields: Record<string, FieldProblem>): AppError {
  return new AppError('lutfen_girdiginiz_bigileri_kontrol_ediniz', {}, fields)
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTexts, code)
}
