import { bankErrorTexts } from './bank-error-texts.ts'
import { dataInErrorTexts } from './data-in-error-texts.ts'
import { callErrorTexts } from './call-error-texts.ts'
import { documentErrorTexts } from './document-error-texts.ts'
import type { FieldCode } from './field-texts.ts'
import { holdErrorTexts } from './hold-error-texts.ts'
import { privacyErrorTexts } from './privacy-error-texts.ts'
import { defineTexts, say, type TextParams } from './texts.ts'
import { transportTexts } from './transport-texts.ts'

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
    tr: 'Hesap engellendi. Üç hatalı şifre denemesinden sonra e-postayla gönderdiğimiz bağlantı hesabı yeniden açar; aksi hâlde yöneticinize başvurun.',
    de: 'Das Konto ist gesperrt. Wurde es nach drei falschen Passwörtern gesperrt, öffnet es der Link in der E-Mail an Sie; sonst wenden Sie sich bitte an einen Administrator.',
    en: 'The account is blocked. After three wrong passwords the link in the e-mail we sent opens it again; otherwise please contact an administrator.',
  },
  ERR_500: {
    tr: 'Sistem hatası. Kayıt numarası: {id}. Lütfen yeniden deneyin.',
    de: 'Systemfehler. Vorgangsnummer: {id}. Bitte versuchen Sie es noch einmal.',
    en: 'System error. Reference: {id}. Please try again.',
  },
  selection_too_large: {
    tr: 'Bu işlem bir seferde en fazla {limit} kayıt için yapılabilir. Lütfen seçimi filtrelerle daraltın.',
    de: 'Das geht für höchstens {limit} Datensätze auf einmal. Bitte grenzen Sie die Auswahl durch Filter ein.',
    en: 'This can be done for {limit} records at most at a time. Please narrow the selection by filters.',
  },
  selection_grew: {
    tr: 'Listede artık {count} kayıt var, seçtiğinizde {expected} vardı. Lütfen listeye bakıp yeniden seçin.',
    de: 'Die Liste hat inzwischen {count} Datensätze, bei der Auswahl waren es {expected}. Bitte sehen Sie nach und wählen Sie neu.',
    en: 'The list has {count} records by now; there were {expected} when you selected them. Please look at it and select again.',
  },
  selection_empty: {
    tr: 'Seçtiğiniz kayıtların hiçbiri artık bu listede değil.',
    de: 'Von den gewählten Datensätzen ist keiner mehr in dieser Liste.',
    en: 'None of the selected records is in this list any more.',
  },
  row_no_longer_matches: {
    tr: 'Seçildikten sonra değişti ve artık bu listede değil.',
    de: 'Hat sich seit der Auswahl geändert und ist nicht mehr in dieser Liste.',
    en: 'Has changed since it was selected and is not in this list any more.',
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
  database_cannot_store: {
    tr: 'Veritabanı şu anda kayıt yapamıyor: disk dolu veya salt okunur. Lütfen yöneticinize haber verin.',
    de: 'Die Datenbank kann gerade nichts speichern: Der Speicherplatz ist voll oder schreibgeschützt. Bitte sagen Sie einem Administrator Bescheid.',
    en: 'The database cannot store anything right now: its disk is full or read-only. Please tell an administrator.',
  },
  ...transportTexts,
  ...documentErrorTexts,
  ...bankErrorTexts,
  ...holdErrorTexts,
  ...dataInErrorTexts,
  ...callErrorTexts,
  ...privacyErrorTexts,
  too_many_requests: {
    tr: 'Olağan dışı etkinlik: bu cihazdan gelen istekler geçici olarak engellendi. Lütfen daha sonra yeniden deneyin.',
    de: 'Ungewöhnliche Aktivität: Anfragen dieses Geräts sind vorübergehend gesperrt. Bitte später noch einmal versuchen.',
    en: 'Unusual activity: requests from this device are blocked for a while. Too many requests, try again later.',
  },
  server_busy: {
    tr: 'Sunucu şu anda çok yoğun. Birkaç saniye sonra yeniden deneyin.',
    de: 'Der Server ist gerade ausgelastet. Bitte in einigen Sekunden noch einmal versuchen.',
    en: 'The server is busy right now. Please try again in a few seconds.',
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
  balance_already_used: {
    tr: 'Bu tutar müşterinin bakiyesinde artık yok; önce bakiyeyi düzeltin.',
    de: 'Der Betrag steht nicht mehr im Guthaben des Kunden; berichtigen Sie zuerst das Guthaben.',
    en: 'The amount is no longer in the balance of the customer; correct the balance first.',
  },
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
  record_in_use: {
    tr: 'Kayıt kullanımda olduğu için silinemez.',
    de: 'Der Datensatz wird noch verwendet und kann nicht gelöscht werden.',
    en: 'The record is in use and cannot be deleted.',
  },
  company_incomplete: {
    tr: 'Firma bilgileri eksik (ad, adres, vergi numarası veya IBAN). Fatura kesmeden önce Genel Tanımlar › Kurulum altında tamamlayın.',
    de: 'Die Firmendaten sind unvollständig (Name, Anschrift, Steuernummer oder IBAN). Bitte ergänzen Sie sie unter Einrichtung › Firma und Bank, bevor Sie eine Rechnung ausstellen.',
    en: 'The company record is incomplete (name, address, tax number or IBAN). Complete it under Setup › Company and bank before issuing an invoice.',
  },
  key_in_use: {
    tr: 'Bu anahtar kullanımda olduğu için değiştirilemez.',
    de: 'Dieser Schlüssel wird verwendet und kann nicht geändert werden.',
    en: 'This key is in use and cannot be changed.',
  },
  stock_in_use: {
    tr: 'Bu şarabın hareketleri veya siparişleri var, silinemez. Satıştan kaldırmak için “Satışta” işaretini kaldırın.',
    de: 'Zu diesem Wein gibt es Bewegungen oder Aufträge, er kann nicht gelöscht werden. Nehmen Sie ihn stattdessen aus dem Verkauf.',
    en: 'This wine has movements or orders and cannot be deleted. Take it off sale instead.',
  },
  stock_not_enough: {
    tr: 'Depoda yalnızca {available} şişe var.',
    de: 'Im Lager {available|one=ist|other=sind} nur {available} {available|one=Flasche|other=Flaschen}.',
    en: 'Only {available} {available|one=bottle is|other=bottles are} in the warehouse.',
  },
  user_is_self: {
    tr: 'Kendi hesabınızı silemez veya engelleyemezsiniz.',
    de: 'Das eigene Konto lässt sich nicht löschen oder sperren.',
    en: 'You cannot delete or block your own account.',
  },
  user_is_last_admin: {
    tr: 'Son etkin yönetici silinemez, engellenemez veya yetkisi düşürülemez.',
    de: 'Der letzte aktive Administrator kann nicht gelöscht, gesperrt oder herabgestuft werden.',
    en: 'The last active administrator cannot be deleted, blocked or demoted.',
  },
  user_is_reserved: {
    tr: 'Sistem kullanıcısı değiştirilemez.',
    de: 'Der Systembenutzer kann nicht geändert werden.',
    en: 'The system user cannot be changed.',
  },
  dealer_circle: {
    tr: 'Bir bayi kendisinin üst firması olamaz.',
    de: 'Ein Händler kann sich nicht selbst übergeordnet sein.',
    en: 'A dealer cannot be its own parent.',
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
  uygun_kayit_bulunamadi: {
    tr: 'Uygun kayıt bulunamadı.',
    de: 'Kein passender Kunde gefunden.',
    en: 'No matching customer was found.',
  },
  customer_cannot_found_maybe_deleted: {
    tr: 'Müşteri bulunamadı. Silinmiş olabilir.',
    de: 'Der Kunde wurde nicht gefunden. Vielleicht wurde er gelöscht.',
    en: 'The customer was not found and may have been deleted.',
  },
  customer_belongs_to_other_user_customer_information_cannot_be_viewed: {
    tr: 'Müşteri başka bir kullanıcıya ait, bilgileri görüntülenemez.',
    de: 'Der Kunde gehört einem anderen Benutzer, seine Daten können nicht angezeigt werden.',
    en: 'The customer belongs to another user, so the information cannot be viewed.',
  },
  rand_tar_cannot_late_7_days: {
    tr: 'Size ait olmayan bir müşteride randevu bugünden en fazla 7 gün uzakta olabilir.',
    de: 'Bei einem fremden Kunden darf der Termin höchstens 7 Tage von heute entfernt sein.',
    en: 'For a customer that is not yours the appointment may be at most 7 days away from today.',
  },
  status_needs_confirmation: {
    tr: 'Bu durum müşterinin randevusunu siler. Lütfen onaylayın.',
    de: 'Mit diesem Status wird der Termin des Kunden gelöscht. Bitte bestätigen Sie das.',
    en: 'This status deletes the appointment of the customer. Please confirm it.',
  },
  release_needs_confirmation: {
    tr: 'Müşteri havuza döner ve randevusu silinir. Lütfen onaylayın.',
    de: 'Der Kunde geht in den Pool zurück, und sein Termin wird gelöscht. Bitte bestätigen Sie das.',
    en: 'The customer goes back to the pool and the appointment is deleted. Please confirm it.',
  },
  customer_has_open_orders: {
    tr: 'Müşterinin açık siparişleri var. Önce bunları kapatın veya iptal edin.',
    de: 'Der Kunde hat offene Aufträge. Bitte diese zuerst abschließen oder stornieren.',
    en: 'The customer has open orders. Close or cancel them first.',
  },
  receiver_not_available: {
    tr: 'Lütfen müşterilerin aktarılacağı etkin bir personel seçin.',
    de: 'Bitte wählen Sie einen aktiven Mitarbeiter, der die Kunden übernimmt.',
    en: 'Please choose an active staff member to receive the customers.',
  },
  taker_not_available: {
    tr: 'Lütfen işi devralacak, etkin olan başka bir kişi seçin.',
    de: 'Bitte wählen Sie eine andere, aktive Person, die übernimmt.',
    en: 'Please choose another, active person to take over.',
  },
  nobody_to_share: {
    tr: 'Bu bayide müşterileri paylaşacak başka etkin satış personeli yok.',
    de: 'Bei diesem Händler ist sonst niemand im Verkauf aktiv, der die Kunden teilen könnte.',
    en: 'Nobody else sells actively for this dealer who could share the customers.',
  },
  mail_recipient_unknown: {
    tr: 'Bu e-posta adresi hiçbir müşteriye ait değil.',
    de: 'Diese E-Mail-Adresse gehört zu keinem Kunden.',
    en: 'This email address belongs to no customer.',
  },
  customer_wants_no_contact: {
    tr: 'Müşteri iletişim istemiyor, e-posta gönderilemez.',
    de: 'Der Kunde möchte nicht kontaktiert werden, es wird keine E-Mail verschickt.',
    en: 'The customer does not wish to be contacted, no mail is sent.',
  },
  reference_built_in: {
    tr: '“{name}” kaydına programın kuralları dayanıyor: adı ve sırası değiştirilebilir, kaldırılamaz.',
    de: 'Auf „{name}“ stützen sich Regeln des Programms: Name und Platz lassen sich ändern, der Eintrag bleibt.',
    en: 'Rules of the program rely on “{name}”: its name and place can be changed, the entry stays.',
  },
  reference_usual: {
    tr: '“{name}” ayarlarda olağan seçim olarak duruyor. Önce orada başka bir kayıt seçin.',
    de: '„{name}“ ist in den Einstellungen die übliche Wahl. Bitte wählen Sie dort zuerst einen anderen Eintrag.',
    en: '“{name}” is the usual choice in the settings. Please choose another entry there first.',
  },
  reference_fixed: {
    tr: 'Bu listenin kayıtları sabittir, yalnızca adları değiştirilebilir.',
    de: 'Die Einträge dieser Liste stehen fest; ändern lassen sich nur ihre Namen.',
    en: 'The entries of this list are fixed; only their names can be changed.',
  },
  tax_rate_in_force: {
    tr: 'Bu oran yürürlükte, silinemez. Yeni bir tarihten itibaren başka bir oran ekleyin.',
    de: 'Dieser Satz gilt bereits und bleibt. Tragen Sie einen neuen Satz ab einem späteren Tag ein.',
    en: 'This rate is in force and stays. Add another rate from a later day on.',
  },
  too_many_views: {
    tr: 'En fazla {limit} görünüm kaydedebilirsiniz. Önce birini silin.',
    de: 'Sie können höchstens {limit} Ansichten speichern. Löschen Sie zuerst eine.',
    en: 'You can save at most {limit} views. Delete one first.',
  },
  too_many_mails: {
    tr: 'Kısa sürede çok fazla e-posta gönderdiniz. Lütfen birkaç dakika bekleyin.',
    de: 'Sie haben in kurzer Zeit viele E-Mails verschickt. Bitte warten Sie einige Minuten.',
    en: 'You have sent many mails in a short time. Please wait a few minutes.',
  },
  islem_iptal_edildi: {
    tr: 'İşlem iptal edildi.',
    de: 'Der Vorgang wurde abgebrochen.',
    en: 'Operation cancelled.',
  },
  no_data_found: { tr: 'Kayıt bulunamadı.', de: 'Es sind keine Daten vorhanden.', en: 'No data found.' },
  select_order_or_customer: {
    tr: 'Lütfen bir sipariş veya müşteri seçin.',
    de: 'Bitte wählen Sie einen Auftrag oder einen Kunden.',
    en: 'Please select an order or a customer.',
  },
  save_customer_first: {
    tr: 'Lütfen önce müşteriyi kaydedin.',
    de: 'Bitte speichern Sie zuerst den Kunden.',
    en: 'Please save the customer first.',
  },
  tanimli_atu_numarasi_var_vergisiz_satis: {
    tr: 'Müşterinin vergi numarası kayıtlı: vergisiz satış yapılabilir.',
    de: 'Der Kunde hat eine USt-IdNr.: Ein steuerfreier Verkauf ist möglich.',
    en: 'The customer has a VAT id: a tax-free sale is possible.',
  },
  tanimli_banka_bilgisi_var: {
    tr: 'Müşterinin banka bilgileri kayıtlı.',
    de: 'Zum Kunden ist eine Bankverbindung hinterlegt.',
    en: 'The bank details of the customer are on file.',
  },
  tanimli_atu_bilgisi_var: {
    tr: 'Müşterinin vergi numarası kayıtlı.',
    de: 'Zum Kunden ist eine USt-IdNr. hinterlegt.',
    en: 'The VAT id of the customer is on file.',
  },
  fatura_adresi_ile_gonderim_adresi_ayni_degil: {
    tr: 'Fatura adresi ile gönderim adresi aynı değil.',
    de: 'Rechnungs- und Lieferadresse sind verschieden.',
    en: 'Invoice address and delivery address differ.',
  },
  request_id_reused: {
    tr: 'Aynı istek numarası başka bir işlem için kullanıldı.',
    de: 'Dieselbe Anfragenummer wurde für einen anderen Vorgang verwendet.',
    en: 'The same request id was used for another operation.',
  },
  lutfen_fatura_adresini_giriniz: {
    tr: 'Lütfen fatura adresini giriniz.',
    de: 'Bitte geben Sie die Rechnungsadresse ein.',
    en: 'Please enter the invoice address.',
  },
  lutfen_teslimat_adresini_giriniz: {
    tr: 'Lütfen teslimat adresini giriniz.',
    de: 'Bitte geben Sie die Lieferadresse ein.',
    en: 'Please enter the delivery address.',
  },
  atu_no_yok_vergisiz_satis_yapilamaz: {
    tr: 'Vergi numarası yok, vergisiz satış yapılamaz.',
    de: 'Ohne USt-IdNr. ist kein steuerfreier Verkauf möglich.',
    en: 'Without a VAT number a tax-free sale is not possible.',
  },
  vat_id_implausible: {
    tr: 'Vergi numarası geçerli görünmüyor. Lütfen kontrol edin.',
    de: 'Die USt-IdNr. sieht nicht richtig aus. Bitte prüfen Sie sie.',
    en: 'The VAT number does not look right. Please check it.',
  },
  tax_free_at_home: {
    tr: 'Yurt içi vergisiz satışı yalnızca bir yönetici kaydedebilir.',
    de: 'Einen steuerfreien Verkauf im Inland kann nur ein Administrator speichern.',
    en: 'Only an administrator can save a tax-free sale at home.',
  },
  tax_free_for_companies: {
    tr: 'AB içinde vergisiz satış yalnızca vergi numarası olan firmalara yapılabilir; bir yönetici nedenini yazarak izin verebilir.',
    de: 'Innerhalb der EU geht steuerfrei nur an Firmen mit USt-IdNr.; ein Administrator kann es mit Begründung zulassen.',
    en: 'Within the EU only companies with a VAT number buy free of tax; an administrator can allow it with a reason.',
  },
  tax_free_own_vat_id: {
    tr: 'Vergi numarası satıcının ülkesine ait; başka bir AB ülkesinin numarası gerekir.',
    de: 'Die USt-IdNr. gehört zum Land des Verkäufers; nötig ist eine aus einem anderen EU-Land.',
    en: "The VAT number is from the seller's country; one of another EU country is needed.",
  },
  tax_free_needs_reason: {
    tr: 'Bu satış kurala göre vergisiz olamaz. Yine de kaydetmek için nedenini yazın.',
    de: 'Dieser Verkauf ist nach der Regel nicht steuerfrei. Um ihn trotzdem zu speichern, geben Sie den Grund an.',
    en: 'By the rule this sale is not free of tax. To save it all the same, give the reason.',
  },
  siparisi_kaydetmek_icin_lutfen_urun_bilgisi_giriniz: {
    tr: 'Siparişi kaydetmek için lütfen ürün bilgisi giriniz.',
    de: 'Bitte erfassen Sie mindestens einen Wein, um den Auftrag zu speichern.',
    en: 'Please enter at least one wine to save the order.',
  },
  customer_country_code_is_undefined_before_give_order_country_code_must_be_defined: {
    tr: 'Müşterinin ülkesi tanımlı değil. Sipariş vermeden önce ülkeyi tanımlayın.',
    de: 'Das Land des Kunden fehlt. Bitte tragen Sie es ein, bevor Sie einen Auftrag anlegen.',
    en: 'The country of the customer is missing. Please enter it before placing an order.',
  },
  stokda_kalmadi: {
    tr: '{code}: stokta kalmadı.',
    de: '{code}: nicht mehr auf Lager.',
    en: '{code}: out of stock.',
  },
  stok_bulunamadi: {
    tr: 'Stok bulunamadı: {code}.',
    de: 'Diesen Wein gibt es nicht oder er ist nicht im Verkauf: {code}.',
    en: 'Wine not found or not on sale: {code}.',
  },
  can_be_ordered: {
    tr: '{code}: {count:number} adet sipariş verilebilir.',
    de: '{code}: Es {count|one=kann|other=können} nur {count:number} {count|one=Flasche|other=Flaschen} bestellt werden.',
    en: '{code}: only {count:number} {count|one=bottle|other=bottles} can be ordered.',
  },
  discount_above_goods: {
    tr: 'İskonto ürün toplamından büyük olamaz.',
    de: 'Der Rabatt darf nicht höher sein als der Warenwert.',
    en: 'The discount cannot exceed the value of the goods.',
  },
  order_total_zero: {
    tr: 'Toplamı sıfır olan siparişi yalnızca bir yönetici kaydedebilir.',
    de: 'Einen Auftrag ohne Betrag kann nur ein Administrator speichern.',
    en: 'Only an administrator can save an order with a total of zero.',
  },
  payment_date_before_order: {
    tr: 'Ödeme tarihi sipariş tarihinden önce olamaz.',
    de: 'Das Zahlungsdatum liegt vor dem Auftragsdatum.',
    en: 'The payment date is before the order date.',
  },
  booked_from_statement: {
    tr: 'Bu ödeme banka ekstresinden kaydedildi. Bankada, ekstre satırından geri alın.',
    de: 'Diese Zahlung stammt aus einem Kontoauszug. Nehmen Sie sie auf der Seite Bank zurück.',
    en: 'This payment comes from a bank statement. Take it back on the bank screen.',
  },
  payment_in_future: {
    tr: 'Ödeme tarihi gelecekte olamaz.',
    de: 'Das Zahlungsdatum liegt in der Zukunft.',
    en: 'The payment date is in the future.',
  },
  instalments_do_not_sum: {
    tr: 'Taksitlerin toplamı {total:money} olmalı ve sayısı taksit sayısına eşit olmalıdır.',
    de: 'Die Raten müssen zusammen {total:money} ergeben und in der Anzahl stimmen.',
    en: 'The instalments must add up to {total:money} and match their number.',
  },
  order_is_cancelled: {
    tr: 'Bu kayıt iptal edilmiş. Önce iptali geri alın.',
    de: 'Dieser Vorgang ist storniert. Nehmen Sie zuerst die Stornierung zurück.',
    en: 'This record is cancelled. Undo the cancellation first.',
  },
  order_not_cancelled: {
    tr: 'Bu kayıt iptal edilmemiş.',
    de: 'Dieser Vorgang ist nicht storniert.',
    en: 'This record is not cancelled.',
  },
  order_is_invoiced: {
    tr: 'Fatura kesilmiş, artık değiştirilemez veya silinemez. Düzeltme için iptal edin veya iade faturası oluşturun.',
    de: 'Die Rechnung ist ausgestellt und bleibt unverändert. Zur Korrektur stornieren Sie sie oder schreiben eine Gutschrift.',
    en: 'The invoice is issued and stays as it is. To correct it, cancel it or write a credit note.',
  },
  order_not_invoiced: {
    tr: 'Bu sipariş için açık bir fatura yok.',
    de: 'Zu diesem Auftrag gibt es keine offene Rechnung.',
    en: 'There is no open invoice for this order.',
  },
  order_is_closed: {
    tr: 'Fatura kapatılmış. Önce yeniden açın.',
    de: 'Die Rechnung ist geschlossen. Öffnen Sie sie zuerst wieder.',
    en: 'The invoice is closed. Reopen it first.',
  },
  order_not_closed: {
    tr: 'Fatura kapatılmamış.',
    de: 'Die Rechnung ist nicht geschlossen.',
    en: 'The invoice is not closed.',
  },
  order_already_approved: {
    tr: 'Sipariş zaten onaylanmış.',
    de: 'Der Auftrag ist bereits bestätigt.',
    en: 'The order is already approved.',
  },
  order_already_sent: {
    tr: 'Sipariş zaten gönderilmiş.',
    de: 'Der Auftrag ist bereits versandt.',
    en: 'The order has already been sent.',
  },
  shipment_not_on_hand: {
    tr: '{code} için depoda yalnızca {available} şişe var, {wanted} gerekiyor.',
    de: 'Von {code} {available|one=liegt|other=liegen} nur {available} {available|one=Flasche|other=Flaschen} im Lager, nötig: {wanted}.',
    en: 'Only {available} {available|one=bottle|other=bottles} of {code} {available|one=is|other=are} in the warehouse, needed: {wanted}.',
  },
  mail_address_differs: {
    tr: 'Bu adres müşterinin kayıtlı e-postası değil. Lütfen onaylayın.',
    de: 'Diese Adresse ist nicht die hinterlegte E-Mail des Kunden. Bitte bestätigen Sie sie.',
    en: 'This is not the email on file for the customer. Please confirm it.',
  },
  carrier_without_tracking: {
    tr: '{carrier} için web takibi yok.',
    de: 'Für {carrier} gibt es keine Sendungsverfolgung im Web.',
    en: 'There is no web tracking for {carrier}.',
  },
  carrier_information_missing: {
    tr: 'Kargo şirketi bilgisi eksik.',
    de: 'Die Angabe zum Versandunternehmen fehlt.',
    en: 'The carrier information is missing.',
  },
  order_kind_wrong: {
    tr: 'Bu işlem bu tür bir belge için yapılamaz.',
    de: 'Das geht bei dieser Belegart nicht.',
    en: 'This is not possible for this kind of document.',
  },
  order_in_collection: {
    tr: 'Bu fatura hacizde veya iflas aşamasında.',
    de: 'Zu dieser Rechnung läuft eine Pfändung oder ein Insolvenzverfahren.',
    en: 'This invoice is seized or in bankruptcy.',
  },
  order_not_seized: {
    tr: 'Bu fatura hacizde değil.',
    de: 'Zu dieser Rechnung läuft keine Pfändung.',
    en: 'This invoice is not seized.',
  },
  remaining_payments_open: {
    tr: 'Kayıt ancak kalan tüm ödemeler yapıldıktan sonra kapatılabilir. Kalan: {remaining:money}.',
    de: 'Der Vorgang kann erst geschlossen werden, wenn alles bezahlt ist. Offen: {remaining:money}.',
    en: 'The record can be closed only after all remaining payments are paid. Open: {remaining:money}.',
  },
  order_total_changed: {
    tr: 'Formda {shown:money} görünüyordu, bugünkü tutar ise {actual:money}. Vergi, kargo veya fiyat değişmiş; form yenilendi, lütfen kontrol edip yeniden kaydedin.',
    de: 'Das Formular zeigte {shown:money}, heute sind es {actual:money}. Steuersatz, Versand oder Preis haben sich geändert; die Beträge sind jetzt neu berechnet. Bitte prüfen und noch einmal speichern.',
    en: 'The form showed {shown:money}, today it is {actual:money}. Tax rate, shipping or price have changed; the amounts are recalculated. Please check and save again.',
  },
  payout_changed: {
    tr: 'Panelde {shown:money} görünüyordu, şimdi ödenecek tutar {actual:money}. Lütfen paneli yeniden açıp kontrol edin.',
    de: 'Angezeigt waren {shown:money}, jetzt sind {actual:money} zu zahlen. Bitte öffnen Sie die Auszahlung neu und prüfen Sie sie.',
    en: 'The panel showed {shown:money}, now {actual:money} is to be paid. Please open the payout again and check it.',
  },
  discount_above_limit: {
    tr: 'En fazla %{limit:number} indirim verebilirsiniz.',
    de: 'Sie dürfen höchstens {limit:number} % Rabatt geben.',
    en: 'You may give at most {limit:number} % discount.',
  },
  credit_note_needs_reason: {
    tr: 'Faturasız bir iade faturası için neden yazın.',
    de: 'Eine Gutschrift ohne Rechnung braucht einen Grund.',
    en: 'A credit note without an invoice needs a reason.',
  },
  nothing_open: {
    tr: 'Bu faturada açık tutar yok.',
    de: 'Auf dieser Rechnung ist nichts mehr offen.',
    en: 'Nothing is open on this invoice any more.',
  },
  not_overdue: {
    tr: 'Bu fatura henüz gecikmiş değil.',
    de: 'Diese Rechnung ist noch nicht überfällig.',
    en: 'This invoice is not overdue yet.',
  },
  all_reminders_sent: {
    tr: 'Üç uyarının hepsi gönderildi.',
    de: 'Alle drei Mahnstufen sind verschickt.',
    en: 'All three reminders were sent.',
  },
  money_moved_on: {
    tr: 'Bu paranın bir kısmı bakiyeye aktarıldı veya iade edildi. Önce o kaydı geri alın.',
    de: 'Ein Teil dieses Geldes ging ins Guthaben oder zurück an den Kunden. Nehmen Sie zuerst diese Buchung zurück.',
    en: 'Part of this money went to the balance or back to the customer. Withdraw that booking first.',
  },
  nothing_to_move: {
    tr: 'Bu kayıtta müşteriye ait para yok.',
    de: 'Auf diesem Beleg liegt kein Geld, das dem Kunden gehört.',
    en: 'This record holds no money that belongs to the customer.',
  },
  more_than_owed: {
    tr: 'En fazla {amount:money} kullanılabilir.',
    de: 'Es sind höchstens {amount:money} verfügbar.',
    en: 'At most {amount:money} is available.',
  },
  more_than_open: {
    tr: 'Faturada yalnızca {amount:money} açık.',
    de: 'Auf der Rechnung sind nur {amount:money} offen.',
    en: 'Only {amount:money} is open on the invoice.',
  },
  balance_is_empty: {
    tr: 'Müşterinin bakiyesi boş.',
    de: 'Der Kunde hat kein Guthaben.',
    en: 'The customer has no balance.',
  },
  invoice_has_credit_notes: {
    tr: 'Bu faturaya ait iade faturaları var ({numbers}). Önce onları iptal edin.',
    de: 'Zu dieser Rechnung gibt es Gutschriften ({numbers}). Stornieren Sie zuerst diese.',
    en: 'This invoice has credit notes ({numbers}). Cancel them first.',
  },
  credit_note_already_used: {
    tr: 'Bu iade faturası mahsup edildi, aktarıldı veya ödendi. Önce o kayıtları geri alın.',
    de: 'Diese Gutschrift wurde verrechnet, gutgeschrieben oder ausgezahlt. Nehmen Sie zuerst diese Buchungen zurück.',
    en: 'This credit note was set off, moved to the balance or paid out. Withdraw those bookings first.',
  },
  paid_money_needs_place: {
    tr: 'Bu fatura için {amount:money} ödendi. Paranın bakiyeye mi aktarılacağını yoksa iade mi edileceğini seçin.',
    de: 'Auf diese Rechnung wurden {amount:money} gezahlt. Wählen Sie, ob das Geld ins Guthaben geht oder erstattet wird.',
    en: '{amount:money} was paid for this invoice. Choose whether the money goes to the balance or is refunded.',
  },
  refund_already_paid: {
    tr: 'Bu faturadan {amount:money} iade edildi. Önce iadeyi geri alın.',
    de: 'Von dieser Rechnung wurden {amount:money} erstattet. Nehmen Sie zuerst die Erstattung zurück.',
    en: '{amount:money} of this invoice was refunded. Withdraw the refund first.',
  },
  commission_already_paid: {
    tr: 'Bu fatura için prim ödenmiş. Önce prim fişini silin.',
    de: 'Für diese Rechnung ist die Provision schon abgerechnet. Löschen Sie zuerst die Abrechnung.',
    en: 'The commission of this invoice is already paid. Delete its slip first.',
  },
  commission_nothing_selected: {
    tr: 'Lütfen ödenecek kaydı seçin.',
    de: 'Bitte wählen Sie aus, was ausgezahlt werden soll.',
    en: 'Please select the record to pay.',
  },
  commission_no_record: {
    tr: 'Lütfen geçerli bir kayıt seçin.',
    de: 'Bitte wählen Sie mindestens einen Eintrag aus.',
    en: 'Please select a valid record.',
  },
  commission_one_person: {
    tr: 'Yalnızca bir personelin ödemeleri seçilebilir.',
    de: 'Wählen Sie nur Einträge eines einzigen Mitarbeiters aus.',
    en: 'Only the payments of one staff member may be selected.',
  },
  commission_one_dealer: {
    tr: 'Yalnızca bir bayinin ödemeleri seçilebilir.',
    de: 'Wählen Sie nur Einträge eines einzigen Händlers aus.',
    en: 'Only the payments of one dealer may be selected.',
  },
  commission_rate_empty: {
    tr: 'Prim oranı boş bırakılamaz.',
    de: 'Der Provisionssatz darf nicht leer bleiben.',
    en: 'The commission rate cannot be left empty.',
  },
  commission_not_eligible: {
    tr: 'Seçilen bir fatura için prim ödenemez: ödenmiş ve kapatılmış olmalı, iptal edilmemiş olmalıdır.',
    de: 'Für eine der Rechnungen ist keine Provision fällig: Sie muss bezahlt und geschlossen sein und darf nicht storniert sein.',
    en: 'No commission is due for one of the invoices: it has to be paid, closed and not cancelled.',
  },
  commission_below_zero: {
    tr: 'İade faturalarının tutarı seçilen primlerden yüksek. Daha fazla fatura seçin.',
    de: 'Die Gutschriften sind höher als die Provisionen. Wählen Sie weitere Rechnungen dazu.',
    en: 'The credit notes outweigh the commissions. Select further invoices.',
  },
  commission_debt_first: {
    tr: 'İptal edilen faturalardan {sum} borç var; önce geri alınmalı.',
    de: 'Aus stornierten Rechnungen sind {sum} offen. Sie werden zuerst zurückgenommen.',
    en: '{sum} is owed from cancelled invoices and has to be taken back first.',
  },
  commission_not_written_off: {
    tr: 'Bu siparişin primi silinmemiş.',
    de: 'Die Provision dieses Auftrags wurde nicht gelöscht.',
    en: 'The commission of this order was not deleted.',
  },
  advance_settled: {
    tr: 'Bu avansın {sum} tutarı fişlerle mahsup edildi; daha azına düşürülemez.',
    de: 'Von diesem Vorschuss sind {sum} verrechnet. Weniger kann er nicht werden.',
    en: '{sum} of this advance is settled by slips. It cannot become less.',
  },
  rate_for_administrators: {
    tr: 'Prim oranını ve kotayı yalnızca yönetici değiştirebilir.',
    de: 'Provisionssatz und Monatsquote darf nur ein Administrator ändern.',
    en: 'Only an administrator may change the commission rate and the quota.',
  },
  slip_advances_exceed: {
    tr: 'Bu fişte düşülen avanslar vergisiz tutardan yüksek. Fişi silip yeniden ödeyin.',
    de: 'Die verrechneten Vorschüsse sind höher als der Betrag ohne Steuer. Löschen Sie die Abrechnung und zahlen Sie neu aus.',
    en: 'The settled advances exceed the amount without tax. Delete the slip and pay out anew.',
  },
  slip_has_claw_backs: {
    tr: 'Bu fişteki bir prim {slip} numaralı fişte geri alınmış ya da yeniden ödenmiş. Önce o fişi silin.',
    de: 'Eine Provision dieser Abrechnung wurde in der Abrechnung {slip} zurückgenommen oder neu gezahlt. Löschen Sie zuerst diese.',
    en: 'A commission of this slip was taken back or paid again by slip {slip}. Delete that one first.',
  },
  previous_reminder_missing: {
    tr: 'Önce {stage}. uyarı gönderilmelidir.',
    de: 'Zuerst muss die Mahnstufe {stage} verschickt sein.',
    en: 'The {stage|1=first|2=second|other=third} reminder has to be sent first.',
  },
  later_reminder_sent: {
    tr: 'Önce {stage}. uyarıyı silin.',
    de: 'Löschen Sie zuerst die Mahnstufe {stage}.',
    en: 'Delete the {stage|1=first|2=second|other=third} reminder first.',
  },
  reminder_not_sent: {
    tr: '{stage}. uyarı gönderilmemiş.',
    de: 'Die Mahnstufe {stage} wurde nicht verschickt.',
    en: 'The {stage|1=first|2=second|other=third} reminder was not sent.',
  },
  credit_note_already_sent: {
    tr: 'İade faturasının ödemesi zaten gönderilmiş.',
    de: 'Die Gutschrift ist bereits ausgezahlt.',
    en: 'The credit note has already been paid out.',
  },
  credit_note_above_invoice: {
    tr: 'İade faturaları, faturanın tutarını veya şişe sayısını aşamaz.',
    de: 'Gutschriften dürfen Betrag und Flaschen der Rechnung nicht übersteigen.',
    en: 'Credit notes cannot exceed the amount or the bottles of the invoice.',
  },
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
  chat_room_full: {
    tr: 'Bir grupta en fazla {max} kişi olabilir.',
    de: 'Eine Gruppe hat höchstens {max} Mitglieder.',
    en: 'A group has at most {max} members.',
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
  task_is_open: {
    tr: 'Bu görev zaten açık.',
    de: 'Diese Aufgabe ist bereits offen.',
    en: 'This task is open already.',
  },
  task_is_done: {
    tr: 'Bu görev tamamlanmış, artık cevap yazılamaz.',
    de: 'Diese Aufgabe ist erledigt und nimmt keine Antworten mehr an.',
    en: 'This task is done and takes no more replies.',
  },
  document_needs_invoice: {
    tr: 'Bu belge için önce fatura kesilmelidir.',
    de: 'Für diesen Beleg muss zuerst die Rechnung ausgestellt sein.',
    en: 'The invoice has to be issued before this document.',
  },
  document_nothing_to_pay: {
    tr: 'Bu faturada ödenecek tutar kalmadı.',
    de: 'Bei dieser Rechnung ist nichts mehr offen.',
    en: 'Nothing is left to pay on this invoice.',
  },
  merge_same_customer: {
    tr: 'Bir müşteri kendisiyle birleştirilemez.',
    de: 'Ein Kunde kann nicht mit sich selbst zusammengeführt werden.',
    en: 'A customer cannot be merged with itself.',
  },
  merge_other_dealer: {
    tr: 'İki müşteri farklı bayilere ait; önce birini aktarın.',
    de: 'Die beiden gehören zu verschiedenen Händlern; übertragen Sie zuerst einen.',
    en: 'The two belong to different dealers; hand one of them over first.',
  },
  merge_money_under_way: {
    tr: 'Bankada cevaplanmamış ödeme var ({count:number}); önce tamamlanmalı.',
    de: 'Es {count|one=ist eine Zahlung|other=sind {count:number} Zahlungen} bei der Bank unterwegs; warten Sie deren Antwort ab.',
    en: '{count|one=A payment is|other={count:number} payments are} under way at the bank; wait for the answer.',
  },
  merge_two_mandates: {
    tr: 'İkisinin de geçerli bir mandatı var; önce birini iptal edin.',
    de: 'Beide haben ein gültiges Mandat; widerrufen Sie zuerst eines.',
    en: 'Both have a mandate in use; revoke one first.',
  },
  backup_running: {
    tr: 'Bir yedekleme zaten sürüyor.',
    de: 'Es läuft bereits eine Sicherung.',
    en: 'A backup is already under way.',
  },
  company_tax_number_missing: {
    tr: 'Firma bilgilerinde vergi numarası yok; belge bu hâliyle eksik.',
    de: 'In den Firmendaten fehlen Steuernummer und USt-IdNr.; so ist das Dokument unvollständig.',
    en: 'The company data lack a tax number; the document is incomplete.',
  },
  company_iban_invalid: {
    tr: 'Firma bilgilerinde IBAN yok.',
    de: 'In den Firmendaten fehlt die IBAN.',
    en: 'The company record lacks the IBAN.',
  },
  document_job_not_done: {
    tr: 'Belgeler henüz hazır değil.',
    de: 'Die Belege sind noch nicht fertig.',
    en: 'The documents are not ready yet.',
  },
})

export type ErrorCode = keyof typeof errorTexts

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
