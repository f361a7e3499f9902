import { defineTexts, type Text } from '#core/texts/texts.ts'
import type { TestMailOutcome } from './domain/test-mail.ts'

export const testMailTexts = defineTexts({
  recipient: {
    tr: 'Deneme e-postasının alıcısı',
    de: 'Empfänger der Testmail',
    en: 'Recipient of the test mail',
  },
  send: { tr: 'Deneme e-postası gönder', de: 'Testmail senden', en: 'Send a test mail' },
  subject: {
    tr: 'Weinkontor deneme e-postası',
    de: 'Testmail von Weinkontor',
    en: 'Test mail from Weinkontor',
  },
  body: {
    tr: 'Bu e-posta size ulaştıysa posta sunucusu doğru ayarlanmış. Yanıtlamanız gerekmez.',
    de: 'Wenn Sie dies lesen, ist der Mailserver richtig eingestellt. Eine Antwort ist nicht nötig.',
    en: 'If you read this, the mail server is set up correctly. There is no need to answer.',
  },
  answered: {
    tr: 'Sunucunun yanıtı: {detail}',
    de: 'Antwort des Servers: {detail}',
    en: 'The server said: {detail}',
  },
})

/** What each outcome means, and what to do about it. */
export const outcomeTexts = defineTexts({
  sent: {
    tr: 'Posta sunucusu e-postayı kabul etti. Birkaç dakikada gelmezse gereksiz klasörüne bakın.',
    de: 'Der Mailserver hat die Mail angenommen. Kommt sie in einigen Minuten nicht an, sehen Sie im Spam-Ordner nach.',
    en: 'The mail server took the mail. If it does not arrive within minutes, look into the spam folder.',
  },
  not_set: {
    tr: 'Posta sunucusu ayarlı değil. SMTP_URL değişkenini girip uygulamayı yeniden başlatın.',
    de: 'Es ist kein Mailserver eingestellt. Setzen Sie SMTP_URL und starten Sie die App neu.',
    en: 'No mail server is set. Set SMTP_URL and restart the app.',
  },
  unknown_host: {
    tr: 'Posta sunucusunun adı bulunamıyor. SMTP_URL içindeki adı ve bu sunucunun DNS ayarını denetleyin.',
    de: 'Den Namen des Mailservers gibt es nicht. Prüfen Sie den Namen in SMTP_URL und das DNS dieses Rechners.',
    en: 'The name of the mail server is unknown. Check the name in SMTP_URL and the DNS of this machine.',
  },
  no_connection: {
    tr: 'Posta sunucusu bağlantıyı kabul etmiyor. SMTP_URL içindeki portu (genellikle 587 veya 465) ve güvenlik duvarını denetleyin.',
    de: 'Der Mailserver nimmt keine Verbindung an. Prüfen Sie den Port in SMTP_URL (meist 587 oder 465) und die Firewall.',
    en: 'The mail server accepts no connection. Check the port in SMTP_URL (mostly 587 or 465) and the firewall.',
  },
  no_answer: {
    tr: 'Posta sunucusu yanıt vermiyor. Güvenlik duvarı giden bağlantıyı engelliyor olabilir; portu da denetleyin.',
    de: 'Der Mailserver antwortet nicht. Vielleicht hält eine Firewall die Verbindung auf; prüfen Sie auch den Port.',
    en: 'The mail server does not answer. A firewall may stop the connection; check the port too.',
  },
  tls: {
    tr: 'Şifreli bağlantı kurulamadı. 465 için smtps://, 587 için smtp:// yazın; sertifika sunucunun adına olmalı.',
    de: 'Die verschlüsselte Verbindung kam nicht zustande. Für Port 465 gilt smtps://, für 587 smtp://; das Zertifikat muss auf den Namen des Servers lauten.',
    en: 'The encrypted connection failed. Use smtps:// for port 465 and smtp:// for 587; the certificate must be for the name of the server.',
  },
  sign_in: {
    tr: 'Kullanıcı adı veya parola kabul edilmedi. SMTP_URL içindekileri denetleyin; özel karakterler %-biçiminde yazılır.',
    de: 'Benutzer oder Passwort wurde nicht angenommen. Prüfen Sie beide in SMTP_URL; Sonderzeichen werden mit % geschrieben.',
    en: 'User or password was not accepted. Check both in SMTP_URL; special characters are written with %.',
  },
  sender: {
    tr: 'Sunucu bu gönderene izin vermiyor. MAIL_FROM değişkenine hesabın kendi adresini yazın.',
    de: 'Der Server lässt diesen Absender nicht zu. Setzen Sie MAIL_FROM auf eine Adresse des Kontos.',
    en: 'The server does not allow this sender. Set MAIL_FROM to an address of the account.',
  },
  recipient: {
    tr: 'Sunucu alıcıyı kabul etmedi. Adresin yazımını denetleyin veya başka bir adres deneyin.',
    de: 'Der Server nimmt diesen Empfänger nicht an. Prüfen Sie die Schreibweise, oder versuchen Sie eine andere Adresse.',
    en: 'The server does not accept this recipient. Check the spelling, or try another address.',
  },
  content: {
    tr: 'Sunucu e-postanın içeriğini reddetti. Yanıtını posta sağlayıcınıza iletin.',
    de: 'Der Server hat den Inhalt der Mail abgelehnt. Geben Sie seine Antwort an Ihren Mailanbieter weiter.',
    en: 'The server refused what the mail says. Pass its answer on to your mail provider.',
  },
  other: {
    tr: 'E-posta gönderilemedi. Sunucuda “npm run doctor” kurulumu denetler; yanıtı posta sağlayıcınıza iletin.',
    de: 'Die Mail konnte nicht gesendet werden. „npm run doctor“ prüft die Installation; geben Sie die Antwort an Ihren Mailanbieter weiter.',
    en: 'The mail could not be sent. “npm run doctor” checks the installation; pass the answer on to your mail provider.',
  },
} satisfies Record<TestMailOutcome, Text>)
