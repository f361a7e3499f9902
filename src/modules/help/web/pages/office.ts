import { page } from '../../domain/help-page.ts'

/** Screens of the office: orders, money, shipping. */
export const office = [
  page(
    '/siparis-islem',
    [
      'Siparişin bütün yolu: yeni, onay, açık fatura, ödenmiş, iptal. Sekmeler adedi ve tutarı gösterir.\n\nOnayla, faturalandır, gönder. Müşteri cayarsa: “İşlemler” → “Müşteri caydı”.',
      'Der ganze Weg eines Auftrags: neu, bestätigt, offene Rechnung, bezahlt, storniert. Die Reiter zeigen Anzahl und Summe.\n\nBestätigen, Rechnung ausstellen, versenden. Widerruft ein Kunde: „Vorgänge“ → „Kunde widerruft“.',
      'The whole way of an order: new, approved, open invoice, paid, cancelled. The tabs show count and sum.\n\nApprove, invoice, send. If a customer withdraws: “Operations” → “Customer withdraws”.',
    ],
    '/kargoislemleri',
    '/odeme-masasi',
  ),
  page(
    '/odeme-masasi',
    [
      'Ödemeleri tek kutuyla işler: fatura no, tutar, ad ya da IBAN yazın.\n\nEnter kaydeder ve kutu yeniden hazırdır.',
      'Zahlungen mit einem Feld buchen: Rechnungsnummer, Betrag, Name oder IBAN eingeben.\n\nEnter bucht, danach ist das Feld wieder bereit.',
      'Book payments with one field: type invoice number, amount, name or IBAN.\n\nEnter books, and the field is ready again.',
    ],
    '/banka',
  ),
  page(
    '/banka',
    [
      'Banka ekstresi yükleyin (camt.052/053/054, zip veya CSV); uyanlar kendiliğinden işlenir. Aynı hareket ikinci bir dosyada da gelse yalnızca bir kez işlenir (“Biliniyordu”).\n\nKalanlar “Soruyor”da durur: kanıtı okuyun, onaylayın ya da bölün. Kesin öneriler topluca kaydedilir ve tek adımda geri alınır.',
      'Kontoauszug hochladen (camt.052/053/054, Zip oder CSV); was passt, bucht sich selbst. Kommt ein Umsatz in einer zweiten Datei, wird er nicht noch einmal gebucht („Schon bekannt“).\n\nDer Rest fragt nach: Begründung lesen, bestätigen oder aufteilen. Sichere Vorschläge lassen sich zusammen buchen und in einem Schritt zurücknehmen.',
      'Upload a statement (camt.052/053/054, zip or CSV); what fits is booked by itself. An entry that comes in a second file is not booked again (“Known already”).\n\nThe rest asks: read the evidence, confirm or split. Sure proposals can be booked together and taken back in one step.',
    ],
    '/odeme-masasi',
    '/takip/uyari',
  ),
  page(
    '/banka/toplu',
    [
      'Otomatik ödeme ve havale dosyaları (SEPA): iadeler ve seçilen prim fişleri.\n\nÖnizleyin, dosyayı oluşturun, bankaya yükleyin. Havaleyi ikinci bir yönetici onaylar. Banka bir dosyayı ya da tek bir tahsilatı reddederse nedeniyle işaretleyin veya bankanın cevabını (pain.002) Banka sayfasında yükleyin; faturalar yeniden tahsil edilebilir.',
      'Lastschriften und Überweisungen (Erstattungen, gewählte Provisionsabrechnungen) als SEPA-Datei.\n\nVorschau prüfen, Datei erzeugen, bei der Bank einreichen. Überweisungen gibt ein zweiter Administrator frei. Lehnt die Bank eine Datei oder eine Lastschrift ab, tragen Sie es mit dem Grund ein oder laden die Antwort der Bank (pain.002) auf der Seite Bank; die Rechnungen lassen sich neu einziehen.',
      'Debits and transfers (refunds, chosen commission slips) as SEPA files.\n\nCheck the preview, make the file, hand it to the bank. A second administrator releases transfers. If the bank refuses a file or a debit, enter it with the reason or load the answer of the bank (pain.002) on the bank screen; the invoices can be drawn anew.',
    ],
    '/banka',
  ),
  page(
    '/banka/hesaplar',
    [
      'Firmanın banka hesapları ve CSV dosyalarının sütunları.\n\nCSV veren bankada sütun adlarını dosyanın ilk satırından yazın. Kullanılmayan hesabı kullanım dışı bırakın.',
      'Die Bankkonten der Firma und die Spalten ihrer CSV-Dateien.\n\nBei CSV die Namen aus der ersten Zeile der Datei eintragen. Nicht mehr benutzte Konten stilllegen.',
      'The bank accounts of the company and the columns of their CSV files.\n\nFor CSV enter the names from the first line of the file. Retire accounts that are no longer used.',
    ],
    '/banka',
  ),
  page(
    '/belge-arsivi',
    [
      'Düzenlenen her belge burada kalır: fatura, iptal, iade faturası ve uyarılar.\n\nMüşteriye, numaraya ya da türe göre süzün; Enter siparişi açar, belge oradan basılır.',
      'Jeder ausgestellte Beleg bleibt hier: Rechnung, Storno, Gutschrift und Mahnungen.\n\nNach Kunde, Nummer oder Art filtern; Enter öffnet den Auftrag, dort wird der Beleg gedruckt.',
      'Every issued document stays here: invoice, cancellation, credit note and reminders.\n\nFilter by customer, number or kind; Enter opens the order, where the document is printed.',
    ],
    '/siparis-islem',
    '/takip/uyari',
  ),
  page(
    '/gutschrift',
    [
      'Alacak dekontları: bir faturanın bir kısmını geri verir.\n\nFaturayı seçin, şişeleri ve tutarı girin; para mahsup edilir, bakiyeye ya da müşteriye gider.',
      'Gutschriften geben einen Teil einer Rechnung zurück.\n\nRechnung wählen, Flaschen und Betrag eingeben; das Geld wird verrechnet, gutgeschrieben oder ausgezahlt.',
      'Credit notes give back a part of an invoice.\n\nChoose the invoice, enter bottles and amount; the money is set off, kept as balance or paid out.',
    ],
    '/siparis-islem',
  ),
  page(
    '/takip/uyari',
    [
      'Geciken faturalar ve sıradaki adım: hatırlatma, ihtar, son ihtar.\n\nSeçip gönderin; ücret ve süreler ayarlardadır. İtiraz edilen fatura, itiraz kalkana kadar hatırlatılmaz.',
      'Überfällige Rechnungen und der nächste Schritt: Erinnerung, Mahnung, letzte Mahnung.\n\nAuswählen und senden; Gebühren und Fristen stehen in den Einstellungen. Eine bestrittene Rechnung wird nicht gemahnt, bis der Vermerk aufgehoben ist.',
      'Overdue invoices and the next step: reminder, dunning, last dunning.\n\nChoose and send; fees and days are in the settings. A disputed invoice gets no reminder until the mark is lifted.',
    ],
    '/genel/ayarlar',
    '/odeme-masasi',
  ),
  page(
    '/kargoislemleri',
    [
      'Gönderilecek ve gönderilmiş paketler.\n\nTakip numarasını okutun ya da yazın; teslim gününü girin, cayma süresi o günden sayılır.',
      'Pakete, die hinausgehen und hinausgegangen sind.\n\nSendungsnummer scannen oder eingeben; tragen Sie die Zustellung ein, denn ab ihr läuft die Widerrufsfrist.',
      'Parcels to be sent and sent ones.\n\nScan or type the tracking number; enter the delivery, since the withdrawal period counts from it.',
    ],
    '/siparis-islem',
  ),
  page(
    '/stoklistesi',
    [
      'Şaraplar: fiyat, renk, menşe, raf, satılabilir adet.\n\nSatır menüsünde düzenleme, giriş–çıkış ve hareketler bulunur.',
      'Die Weine: Preis, Farbe, Herkunft, Regal, verfügbare Flaschen.\n\nIm Menü einer Zeile: bearbeiten, Zu- und Abgang, Bewegungen.',
      'The wines: price, colour, origin, shelf, bottles available.\n\nThe menu of a row has editing, movements in and out, and the history.',
    ],
    '/stokdurumlari',
  ),
  page(
    '/stokdurumlari',
    [
      'Bütün şarapların stoku: eldeki, ayrılan, satılabilir.\n\nSınırın altına düşenler renklidir.',
      'Bestand aller Weine: vorhanden, reserviert, verfügbar.\n\nWas unter die Grenze fällt, ist farbig.',
      'Stock of all wines: on hand, reserved, available.\n\nWhat falls below its limit is coloured.',
    ],
    '/rezerve-stoklar',
  ),
  page(
    '/aktif-stok-durumlari',
    [
      'Yalnızca satıştaki şarapların stoku.\n\nSipariş vermeden önce buraya bakın.',
      'Bestand der Weine, die im Verkauf sind.\n\nSchauen Sie hier nach, bevor Sie nachbestellen.',
      'Stock of the wines on sale.\n\nLook here before you buy more.',
    ],
    '/stoklistesi',
  ),
  page(
    '/rezerve-stoklar',
    [
      'Siparişlerin ayırdığı şişeler, sipariş sipariş.\n\nGönderilen sipariş şişelerini stoktan düşer.',
      'Flaschen, die Aufträge reservieren, Auftrag für Auftrag.\n\nMit dem Versand verlassen sie den Bestand.',
      'Bottles that orders reserve, order by order.\n\nWith the shipment they leave the stock.',
    ],
    '/gonderilecek-saraplar',
  ),
  page(
    '/gonderilecek-saraplar',
    [
      'Paketlenecek şaraplar, toplam adetleriyle.\n\nRaftan toplamak için yazdırın.',
      'Weine, die gepackt werden müssen, mit ihrer Gesamtzahl.\n\nDrucken Sie die Liste und gehen Sie damit durchs Lager.',
      'Wines to be packed, with their totals.\n\nPrint the list and walk through the warehouse with it.',
    ],
    '/kargoislemleri',
  ),
  page(
    '/tutulan-siseler',
    [
      'Telefonda yazılan siparişler için tutulan şişeler; süre dolunca serbest kalır.\n\nYönetici bir tutmayı bırakabilir.',
      'Flaschen, die während eines Gesprächs gehalten werden; nach Ablauf sind sie wieder frei.\n\nAdministratoren können sie vorher freigeben.',
      'Bottles held during a call; when the time is up they are free again.\n\nAdministrators can release them before.',
    ],
    '/stoklistesi',
  ),
]
