import { page } from '../../domain/help-page.ts'

/** Setting up and watching over. */
export const settingUp = [
  page(
    '/kurulum',
    [
      'Başlamak için ne eksik: firma, numaralar, vergiler, kullanıcılar, e-posta, veriler, yedek.\n\nKırmızı kartlardan başlayın; her kart doğru ekrana götürür.',
      'Was zum Start noch fehlt: Firma, Nummern, Steuern, Benutzer, E-Mail, Daten, Sicherung.\n\nMit den roten Karten beginnen; jede führt zum richtigen Bildschirm.',
      'What is missing to start: company, numbers, taxes, users, mail, data, backup.\n\nBegin with the red cards; each leads to the right screen.',
    ],
    '/firma-bilgileri',
    '/genel/veri-aktarimi',
  ),
  page(
    '/firma-bilgileri',
    [
      'Belgelerin başında ve sonunda yazanlar: ad, adres, vergi no, banka.\n\nEksikse fatura kesilemez; ekran nedenini söyler.',
      'Was auf Belegen oben und unten steht: Name, Anschrift, Steuernummer, Bank.\n\nFehlt etwas, lässt sich keine Rechnung ausstellen; der Bildschirm sagt, was.',
      'What documents show at top and bottom: name, address, tax number, bank.\n\nIf something is missing no invoice can be issued; the screen says what.',
    ],
    '/genel/ayarlar',
  ),
  page(
    '/genel/telefon',
    [
      'Santraller gelen aramaları buradaki anahtarla bildirir; anahtar yalnızca bir kez gösterilir.\n\nSantralı ekleyin, anahtarı ona girin; dahili numaralar arama ayarlarındadır.',
      'Telefonanlagen melden Anrufe mit dem Schlüssel von hier; er wird nur einmal gezeigt.\n\nAnlage hinzufügen und den Schlüssel dort eintragen; Durchwahlen stehen in den Wähleinstellungen.',
      'Telephone systems announce calls with the token from here; it is shown only once.\n\nAdd a system and enter the token there; extensions are in the dial settings.',
    ],
    '/genel-takip',
  ),
  page(
    '/genel/ayarlar',
    [
      'Firmanın kararları: ücretler, süreler, belge metinleri, cayma, saklama süreleri, numaralar.\n\nHer değişiklik hemen geçerlidir ve geçmişi tutulur.',
      'Was die Firma entscheidet: Gebühren, Fristen, Belegtexte, Widerruf, Aufbewahrung, Nummernkreise.\n\nJede Änderung gilt sofort und steht im Verlauf.',
      'What the company decides: fees, days, texts of documents, withdrawal, retention, number ranges.\n\nEvery change counts at once and is kept in the history.',
    ],
    '/kurulum',
  ),
  page(
    '/genel/kullanici-yonetim',
    [
      'Kullanıcılar, düzeyleri, bayileri, hedefleri.\n\nBiri ayrılırsa onu silin ya da engelleyin: ekran müşterilerini, randevularını, görevlerini ve açık siparişlerini kimin alacağını sorar. Prim hesabı kalır.',
      'Benutzer mit Ebene, Händler und Ziel.\n\nGeht jemand, sperren oder löschen Sie ihn: Der Bildschirm fragt, wer Kunden, Termine, Aufgaben und offene Aufträge übernimmt. Das Provisionskonto bleibt.',
      'Users with level, dealer and goal.\n\nIf somebody leaves, block or delete them: the screen asks who takes over customers, appointments, tasks and open orders. The commission account stays.',
    ],
    '/genel/yonetim',
  ),
  page(
    '/genel/bayi-islemleri',
    [
      'Bayiler ve prim oranları.\n\nYeni bayi ekledikten sonra kullanıcılarını ona bağlayın.',
      'Händler und ihre Provisionssätze.\n\nNach dem Anlegen die Benutzer dem Händler zuordnen.',
      'Dealers and their commission rates.\n\nAfter adding one, assign its users to it.',
    ],
    '/genel/kullanici-yonetim',
  ),
  page(
    '/genel/konusma-metinleri',
    [
      'Arama metinlerini yazar; kategori başına bir metin.\n\nAd, son şarap ve satıcı yer tutucularla doldurulur.',
      'Gesprächstexte schreiben, einen je Kategorie.\n\nName, letzter Wein und Verkäufer kommen über Platzhalter hinein.',
      'Write call scripts, one per category.\n\nName, last wine and salesperson are filled in by placeholders.',
    ],
    '/konusma-metinleri',
  ),
  page(
    '/genel/ulke-tanimlari',
    [
      'Ülkeler: vergi oranı, kargo ücreti, arama saatleri.\n\nYeni vergi oranı bir günden itibaren geçerlidir.',
      'Länder mit Steuersatz, Versandkosten und Anrufzeiten.\n\nEin neuer Steuersatz gilt ab einem Tag.',
      'Countries with tax rate, shipping price and calling hours.\n\nA new tax rate is valid from a day on.',
    ],
    '/genel/ayarlar',
  ),
  page(
    '/genel/category',
    [
      'Müşteri kategorileri; arama metni buna göre seçilir.\n\nKullanılan bir kategori silinemez.',
      'Kategorien der Kunden; nach ihnen wählt sich der Gesprächstext.\n\nWas benutzt wird, lässt sich nicht löschen.',
      'Categories of customers; the script is chosen by them.\n\nWhat is in use cannot be deleted.',
    ],
    '/genel/konusma-metinleri',
  ),
  page(
    '/genel/listeler',
    [
      'Açılır listelerin hepsi: sonuçlar, nedenler, kargo firmaları, renkler …\n\nÜç dilde adlandırın, sıralayın, kullanım dışı bırakın.',
      'Alle Auswahllisten: Ergebnisse, Gründe, Paketdienste, Farben …\n\nIn drei Sprachen benennen, ordnen, stilllegen.',
      'All dropdown lists: outcomes, reasons, carriers, colours …\n\nName them in three languages, order and retire them.',
    ],
    '/genel/ayarlar',
  ),
  page(
    '/genel/import',
    [
      'Bir Excel dosyasından yeni müşteriler.\n\nDosyayı seçin, sütunları kontrol edin, aktarın.',
      'Neue Kunden aus einer Excel-Datei.\n\nDatei wählen, Spalten prüfen, übernehmen.',
      'New customers from an Excel file.\n\nChoose the file, check the columns, import.',
    ],
    '/cari/mukerrer',
  ),
  page(
    '/genel/veri-aktarimi',
    [
      'Eski programdan geçiş: müşteriler, şaraplar, stok, açık faturalar tek çalışma kitabında ya da CSV dosyasında.\n\nŞablonu doldurun, başlıkları eşleyin, denetleyin; onarılan numaralar gösterilir. Hatasızsa aktarın: durdurulup sürdürülebilir, ilk faturaya kadar geri alınır.',
      'Umzug aus einem anderen Programm: Kunden, Weine, Bestand, offene Rechnungen in einer Arbeitsmappe oder als CSV.\n\nVorlage füllen, Überschriften zuordnen, prüfen; was dabei repariert wird, steht da. Ohne Fehler übernehmen: anhalten und fortsetzen geht, bis zur ersten Rechnung auch rückgängig machen.',
      'Moving from another program: customers, wines, stock, open invoices in one workbook or as CSV.\n\nFill the template, match the heads, check; what is repaired is shown. Run it without errors: it can be stopped, continued, and undone until the first invoice.',
    ],
    '/kurulum',
  ),
  page(
    '/genel/rakin_list',
    [
      'Başarı tabelası: ana ekranda görünen resimler.\n\nYeni resim yükleyin; herkes bir kez görür.',
      'Ranglistenbilder, die auf der Startseite erscheinen.\n\nEin neues Bild hochladen; jeder sieht es einmal.',
      'Ranking pictures shown on the home screen.\n\nUpload a new one; everybody sees it once.',
    ],
    '/',
  ),
  page(
    '/genel/postalar',
    [
      'Giden bütün e-postalar ve ne oldukları: bekliyor, gitti, başarısız, geri döndü.\n\nAçın, düzeltin, yeniden gönderin.',
      'Alle ausgehenden E-Mails und was aus ihnen wurde: wartet, gesendet, fehlgeschlagen, zurückgekommen.\n\nÖffnen, berichtigen, noch einmal senden.',
      'All outgoing mails and what became of them: waiting, sent, failed, came back.\n\nOpen, correct, send again.',
    ],
    '/genel/ulasilamayan',
  ),
  page(
    '/genel/ulasilamayan',
    [
      'E-posta ulaşmayan adresler. Posta sunucusunun bildirimini .eml olarak yükleyin.\n\nMüşterinin adresini düzeltin ya da “Yeniden dene”yin.',
      'Adressen, an denen nichts ankommt. Laden Sie die Meldung des Mailservers als .eml hoch.\n\nAdresse beim Kunden berichtigen oder „Wieder zulassen“.',
      'Addresses at which nothing arrives. Upload the report of the mail server as .eml.\n\nCorrect the customer’s address, or “Try again”.',
    ],
    '/genel/postalar',
  ),
  page(
    '/genel/denetim',
    [
      'Kim, ne zaman, neyi değiştirdi; önce ve sonra.\n\n“Zincirleri doğrula” bir kaydın ya da onayın değiştirilip silinip silinmediğini gösterir. Yöneticilere her gün bir e-posta gider; metnini oraya yapıştırırsanız veritabanının dışındaki kanıtla karşılaştırılır.',
      'Wer wann was geändert hat, mit Vorher und Nachher.\n\n„Ketten prüfen“ zeigt, ob ein Eintrag oder eine Einwilligung geändert oder entfernt wurde. Administratoren bekommen täglich eine E-Mail; fügen Sie deren Text dort ein, wird mit einem Beleg außerhalb der Datenbank verglichen.',
      'Who changed what and when, before and after.\n\n“Verify the chains” shows whether an entry or a consent was changed or removed. Administrators get a mail every day; paste its text there to compare with proof outside the database.',
    ],
    '/genel/yonetim',
  ),
  page(
    '/genel/kisi-haklari',
    [
      'Bir müşterinin bütün verileri dosya olarak ya da silinmesi. Dosya, kişinin dilinde okunacak bir sayfayla başlar; ek metin ayarlardadır.\n\nMüşteri listesinde satır menüsünden açılır; önizleme neyin silineceğini, neyin ne zamana kadar saklanacağını gösterir. Eski bir yedek geri yüklenirse silme yinelenir.',
      'Alles über einen Kunden als Datei, oder seine Löschung. Die Datei beginnt mit einer Seite zum Lesen in seiner Sprache; was Sie ergänzen, steht in den Einstellungen.\n\nÖffnet sich im Menü einer Zeile der Kundenliste; die Vorschau zeigt, was gelöscht wird und was wie lange bleibt. Wird eine ältere Sicherung zurückgespielt, wiederholt sich die Löschung.',
      'Everything about a customer as a file, or its erasure. The file begins with a page to read in their language; what you add is in the settings.\n\nIt opens from the menu of a row in the customer list; the preview shows what goes and what stays until when. After restoring an older backup the erasure is repeated.',
    ],
    '/cari/liste',
  ),
  page(
    '/genel/yonetim',
    [
      'Oturumlar, engeller, güvenlik olayları, hata günlüğü, yedekler.\n\nYedeğin yaşına bakın; 26 saatten eskiyse kırmızıdır.',
      'Sitzungen, Sperren, Sicherheitsereignisse, Fehler, Sicherungen.\n\nAuf das Alter der Sicherung achten; nach 26 Stunden ist es rot.',
      'Sessions, blocks, security events, errors, backups.\n\nWatch the age of the backup; after 26 hours it is red.',
    ],
    '/genel/denetim',
  ),
]
