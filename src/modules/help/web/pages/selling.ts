import { page } from '../../domain/help-page.ts'

/** Screens of those who sell. */
export const selling = [
  page(
    '/',
    [
      'Gününüz: aramalar, randevular, hedef ve bekleyen işler bir bakışta.\n\nBir karta tıklayın; ilgili listeye götürür. Her yerden Ctrl+K ile aranır.',
      'Ihr Tag auf einen Blick: Anrufe, Termine, Ziel und was auf Sie wartet.\n\nKlicken Sie auf eine Karte; sie führt zur Liste dahinter. Ctrl+K sucht von überall.',
      'Your day at a glance: calls, appointments, goal and what waits for you.\n\nClick a card; it leads to the list behind it. Ctrl+K searches from anywhere.',
    ],
    '/genel-takip',
    '/takip/gorevler',
  ),
  page(
    '/genel-takip',
    [
      'Arama ekranı: soldaki sıradan bir müşteri gelir, ortada kartı, sağda siparişleri durur.\n\nD arar, 1–9 sonucu kaydeder ve sıradakini getirir, A yeni sipariş açar. “?” bütün tuşları gösterir.',
      'Der Anrufbildschirm: links die Reihe, in der Mitte die Karte des Kunden, rechts seine Aufträge.\n\nD wählt, 1–9 hält das Ergebnis fest und bringt den Nächsten, A öffnet einen Auftrag. „?“ zeigt alle Tasten.',
      'The calling screen: the queue on the left, the customer card in the middle, orders on the right.\n\nD dials, 1–9 records the outcome and brings the next one, A opens an order. “?” lists all keys.',
    ],
    '/siparis-islem',
    '/primim',
  ),
  page(
    '/cari/liste',
    [
      'Bütün müşteriler. Üstteki kutu ad, numara, telefon ve eski müşteri numarasıyla arar.\n\nSatır menüsünde (⋮) düzenleme, adresler, onaylar, birleştirme ve kişi hakları bulunur.',
      'Alle Kunden. Das Suchfeld findet Name, Nummer, Telefon und die alte Kundennummer.\n\nIm Menü einer Zeile (⋮): bearbeiten, Adressen, Einwilligungen, Zusammenführen, Auskunft und Löschung.',
      'All customers. The search field finds names, numbers, phones and the old customer number.\n\nThe menu of a row (⋮) has editing, addresses, consents, merging and rights of persons.',
    ],
    '/cari/mukerrer',
    '/genel-takip',
  ),
  page(
    '/Randevu',
    [
      'Kararlaştırılmış aramalar, güne ve saate göre.\n\nBir satırı açın, arayın ve sonucu kaydedin; geçmiş olanlar kırmızıdır.',
      'Vereinbarte Rückrufe nach Tag und Uhrzeit.\n\nÖffnen Sie eine Zeile, rufen Sie an und halten Sie das Ergebnis fest; Überfälliges ist rot.',
      'Agreed call-backs by day and time.\n\nOpen a row, call and record the outcome; what is overdue is red.',
    ],
    '/genel-takip',
  ),
  page(
    '/cari/ekip',
    [
      'Kim şu anda kiminle konuşuyor, bugün kaç arama, sipariş ve ciro var; ekran kendiliğinden yenilenir.\n\nAltta dönem için emek ve ulaşma saatleri; müşterileri buna göre dağıtın.',
      'Wer gerade mit wem spricht, Anrufe, Aufträge und Umsatz von heute; die Anzeige läuft mit.\n\nDarunter der Aufwand eines Zeitraums und die Stunden, in denen Kunden erreicht werden; verteilen Sie danach.',
      'Who is talking to whom right now, calls, orders and turnover of today; the board is live.\n\nBelow: efforts of a range and the hours in which customers are reached; distribute accordingly.',
    ],
    '/cari/musteri-dagit',
    '/report/gorusme-detaylari',
  ),
  page(
    '/cari/numaralar',
    [
      'Bu numaralar aranamıyor: eksik, harfli ya da ülkesi yanlış.\n\nSatırı açın, numarayı düzeltin; düzelen satır listeden çıkar.',
      'Diese Nummern lassen sich nicht wählen: unvollständig, mit Buchstaben oder mit falschem Land.\n\nZeile öffnen und Nummer berichtigen; danach verschwindet sie aus der Liste.',
      'These numbers cannot be dialled: incomplete, with letters or in the wrong country.\n\nOpen the row and correct the number; then it leaves the list.',
    ],
    '/cari/liste',
  ),
  page(
    '/cari/cevapsiz',
    [
      'Kimsenin tanımadığı numaralardan gelen cevapsız aramalar: kim, ne zaman, kaç kez.\n\nSatırı açıp numarayı bir müşteriye verin; müşteri geri arama listesine girer. Gereksiz olanı listeden çıkarın.',
      'Verpasste Anrufe von Nummern, die niemand kennt: wer, wann, wie oft.\n\nZeile öffnen und die Nummer einem Kunden zuordnen; er kommt auf die Rückrufliste. Was unwichtig ist, von der Liste nehmen.',
      'Missed calls of numbers that nobody knows: who, when, how often.\n\nOpen the row and give the number to a customer, who is then to be called back. Take off the list what does not matter.',
    ],
    '/genel-takip',
  ),
  page(
    '/cari/guthaben',
    [
      'Bizden alacağı olan müşteriler.\n\nBakiye bir sonraki faturada kullanılır ya da havaleyle ödenir.',
      'Kunden, denen wir noch Geld schulden.\n\nDas Guthaben zahlt die nächste Rechnung oder wird überwiesen.',
      'Customers to whom we owe money.\n\nThe balance pays the next invoice or is transferred.',
    ],
    '/banka/toplu',
  ),
  page(
    '/cari/musteri-dagit',
    [
      'Müşterileri satıcılara paylaştırır.\n\nSeçin, kime gideceğini belirtin; önce ne taşınacağı gösterilir.',
      'Verteilt Kunden auf Verkäufer.\n\nAuswählen, Empfänger nennen; vorher wird gezeigt, was wandert.',
      'Distributes customers among salespeople.\n\nChoose, name the receiver; what moves is shown first.',
    ],
    '/cari/liste',
  ),
  page(
    '/cari/mukerrer',
    [
      'İki kez kaydedilmiş olabilecek müşteriler: aynı telefon, e-posta, IBAN ya da adla posta kodu.\n\nSatırı açın, alan alan seçin ve birleştirin. Geri alınamaz; eski numara yeni kaydı bulur.',
      'Kunden, die vielleicht doppelt erfasst sind: gleiche Telefonnummer, E-Mail, IBAN oder Name mit Postleitzahl.\n\nZeile öffnen, Feld für Feld wählen, zusammenführen. Das ist endgültig; die alte Nummer findet den neuen Datensatz.',
      'Customers who may be recorded twice: same phone, e-mail, IBAN or name with postcode.\n\nOpen a row, choose field by field, merge. It is final; the old number finds the new record.',
    ],
    '/cari/liste',
  ),
  page(
    '/cari/musteri-bilgileri',
    [
      'Müşterilerin dağılımı: durum, satıcı, ülke.\n\nBir dilime tıklayınca o müşteriler listelenir.',
      'Wie sich die Kunden verteilen: Status, Verkäufer, Land.\n\nEin Klick auf eine Zahl zeigt die Kunden dahinter.',
      'How customers are distributed: status, salesperson, country.\n\nA click on a figure shows the customers behind it.',
    ],
    '/cari/liste',
  ),
  page(
    '/konusma-metinleri',
    [
      'Arama sırasında söylenecekler, kategoriye göre.\n\nArama ekranında metin, müşterinin adı ve son şarabıyla doldurulmuş olarak yanda durur.',
      'Was am Telefon gesagt wird, je Kategorie.\n\nAuf dem Anrufbildschirm steht der Text daneben, mit Name und letztem Wein des Kunden.',
      'What to say on the phone, by category.\n\nOn the calling screen the text is beside the card, with the customer’s name and last wine.',
    ],
    '/genel-takip',
  ),
  page(
    '/takip/gorevler',
    [
      'Görevler: size verilenler ve sizin verdikleriniz.\n\nBir görevi açıp yanıtlayın ya da bitirin; siparişlerden ve faturalardan da görev gönderilir.',
      'Aufgaben: an Sie und von Ihnen.\n\nÖffnen, antworten oder erledigen; auch aus Aufträgen und Rechnungen lässt sich eine Aufgabe senden.',
      'Tasks: for you and by you.\n\nOpen one, answer or finish it; a task can also be sent from orders and invoices.',
    ],
    '/siparis-islem',
  ),
  page(
    '/chatapp',
    [
      'İş arkadaşlarıyla yazışma; dosya ve ses de gider.\n\nSolda konuşmayı seçin ya da oda açın.',
      'Nachrichten unter Kollegen, auch mit Dateien und Sprache.\n\nLinks ein Gespräch wählen oder einen Raum öffnen.',
      'Messages among colleagues, with files and voice.\n\nChoose a conversation on the left or open a room.',
    ],
    '/takip/gorevler',
  ),
  page(
    '/primim',
    [
      'Prim hesabınız: beklenen, kazanılan, avans, ödenen; her satır nedenini söyler.\n\nBir satırı anlamadıysanız oradan soru gönderin. Üstte primin ödendiği hesap durur.',
      'Ihr Provisionskonto: erwartet, verdient, vorgeschossen, ausgezahlt; jede Zeile sagt, warum.\n\nUnklare Zeile? Fragen Sie gleich von dort nach. Oben steht Ihr Auszahlungskonto.',
      'Your commission account: expected, earned, advanced, paid out; every line says why.\n\nIf a line is unclear, ask about it from there. Your payout account is at the top.',
    ],
    '/genel-takip',
    '/prim-takvimi',
  ),
  page(
    '/prim-takvimi',
    [
      'Kişi ve ay olarak prim dökümleri: hesaplaşıldı (✓), hesaplaşılacak, gecikmiş (kırmızı).\n\nBir aya tıklayınca o ayın dökümü, ada tıklayınca prim hesabı açılır. Yöneticiler herkesi, bayi yöneticileri kendi kişilerini, diğerleri kendini görür.',
      'Abrechnungen nach Person und Monat: abgerechnet (✓), abzurechnen, überfällig (rot).\n\nEin Monat öffnet seine Abrechnung, ein Name das Provisionskonto. Die Verwaltung sieht alle, Händler-Verwalter ihre Leute, alle anderen sich selbst.',
      'Statements by person and month: settled (✓), to be settled, overdue (red).\n\nA month opens its statement, a name the commission account. Administrators see everybody, dealer administrators their people, everybody else themselves.',
    ],
    '/primim',
  ),
]
