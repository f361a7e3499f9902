import { page } from '../../domain/help-page.ts'

/** Figures and reports. */
export const reports = [
  page(
    '/gosterge',
    [
      'Ciro, huni, yaşlandırma, stok riski ve ABC analizi, geçen yılla karşılaştırmalı; kohortlar, yeni müşterilerin kaçının yeniden aldığını gösterir.\n\nDönemi seçin; her grafiğin tablosu vardır, bir sayı arkasındaki satırları açar.',
      'Umsatz, Trichter, Altersstruktur, Bestandsrisiko und ABC von Weinen und Kunden, verglichen mit dem Vorjahr; Kohorten zeigen, wie viele neue Kunden wieder kaufen.\n\nZeitraum wählen; hinter jedem Diagramm steht eine Tabelle, auch zum Drucken.',
      'Turnover, funnel, ageing, stock at risk and ABC of wines and customers, against last year; cohorts show how many new customers buy again.\n\nChoose the range; behind each chart is a table, which prints too.',
    ],
    '/report/personel-ciro',
  ),
  page(
    '/report/auswertung',
    [
      'Faturalanan ciro; kişiye, bayiye, ülkeye, müşteriye, şaraba ya da türe göre, başka bir dönemle yan yana.\n\nSatırı açınca saydığı faturalar görünür. “Kaydet” aynı soruyu saklar.',
      'Fakturierter Umsatz nach Mitarbeiter, Händler, Land, Kunde, Wein oder Art, neben einem anderen Zeitraum.\n\nEine Zeile öffnet die Rechnungen, die sie zählt. „Speichern“ behält die Frage.',
      'Invoiced turnover by person, dealer, country, customer, wine or style, beside another range.\n\nA row opens the invoices that it counts. “Save” keeps the question.',
    ],
    '/report/kayitli-raporlar',
  ),
  page(
    '/report/kayitli-raporlar',
    [
      'Kaydedilmiş raporlar: kendinizin ve paylaşılanlar. Her raporda “Kaydet…” düğmesi vardır.\n\nGünlük, haftalık ya da aylık e-postayla gelir; duraklatılabilir ya da hemen gönderilebilir.',
      'Gespeicherte Berichte: eigene und geteilte. Jeder Bericht hat dafür „Speichern…“.\n\nSie kommen täglich, wöchentlich oder monatlich per E-Mail; anhalten und sofort senden geht hier.',
      'Saved reports: your own and shared ones. Every report has “Save…” for it.\n\nThey arrive by mail daily, weekly or monthly; pause them or send one now.',
    ],
    '/report/auswertung',
  ),
  page(
    '/report/siparis-durumlari',
    [
      'Siparişler hangi aşamada, kaç tane, ne kadar.\n\nTarih aralığını ve karşılaştırmayı seçip Excel’e aktarın.',
      'Aufträge nach Stand, Anzahl und Betrag.\n\nZeitraum und Vergleich wählen und als Excel speichern.',
      'Orders by state, count and amount.\n\nChoose a range and a comparison and save it as Excel.',
    ],
    '/siparis-islem',
  ),
  page(
    '/report/personel-satislari',
    [
      'Kim ne sattı, dönem içinde.\n\nSatırı açınca siparişleri görünür.',
      'Wer was verkauft hat, im gewählten Zeitraum.\n\nEine Zeile öffnen zeigt die Aufträge.',
      'Who sold what within the range.\n\nOpening a row shows the orders.',
    ],
    '/report/personel-ciro',
  ),
  page(
    '/report/kapali-siparisler',
    [
      'Ödenmiş faturalar, ödeme gününe göre.\n\nMuhasebeye vermek için Excel’e aktarın.',
      'Bezahlte Rechnungen nach dem Tag der Zahlung.\n\nFür die Buchhaltung als Excel speichern.',
      'Paid invoices by the day of payment.\n\nSave as Excel for the bookkeeping.',
    ],
    '/report/prim-islemleri',
  ),
  page(
    '/report/personel-ciro',
    [
      'Kişi başına faturalanan ciro ve hak edilen prim; ödenmiş ya da açık faturalarla sınırlanabilir.\n\nSatırı açınca saydığı faturalar görünür. “Kaydet…” raporu saklar ve e-postayla gönderir.',
      'Fakturierter Umsatz und Provisionsanspruch je Person, auch nur bezahlte oder nur offene Rechnungen.\n\nEine Zeile öffnet die Rechnungen, die sie zählt. „Speichern…“ behält den Bericht und verschickt ihn.',
      'Invoiced turnover and claim per person, of all, paid or open invoices.\n\nA row opens the invoices that it counts. “Save…” keeps the report and mails it.',
    ],
    '/genel/kullanici-yonetim',
  ),
  page(
    '/report/gorusme-detaylari',
    [
      'Görüşmelerin sonuçları, kişi kişi: hangi sonuç kaç kez.\n\nGünleri ve karşılaştırmayı seçin; “Kaydet…” raporu saklar ve e-postayla gönderir.',
      'Ergebnisse der Gespräche, Person für Person: welches wie oft.\n\nTage und Vergleich wählen; „Speichern…“ behält den Bericht und verschickt ihn.',
      'What came of the calls, person by person: which outcome how often.\n\nChoose days and a comparison; “Save…” keeps the report and mails it.',
    ],
    '/genel-takip',
  ),
  page(
    '/report/stok-satislari',
    [
      'Hangi şarap ne kadar satıldı.\n\nAz satanlar için fiyatı ya da konuşma metnini değiştirin.',
      'Welcher Wein wie oft verkauft wurde.\n\nFür schwache Weine Preis oder Gesprächstext ändern.',
      'Which wine was sold how often.\n\nFor slow ones change the price or the script.',
    ],
    '/stoklistesi',
  ),
  page(
    '/report/stok-raporu',
    [
      'Stokun değeri, şarap şarap.\n\nYıl sonunda yazdırıp saklayın.',
      'Der Wert des Bestands, Wein für Wein.\n\nZum Jahresende drucken und ablegen.',
      'The value of the stock, wine by wine.\n\nPrint and file it at the end of the year.',
    ],
    '/stokdurumlari',
  ),
  page(
    '/report/prim-islemleri',
    [
      'Ödenmeye hazır primler.\n\nKişiyi ve siparişleri seçin, avansları düşün, fişi oluşturun.',
      'Provisionen, die ausgezahlt werden können.\n\nPerson und Aufträge wählen, Vorschüsse abziehen, Beleg erstellen.',
      'Commissions that can be paid out.\n\nChoose person and orders, deduct advances, make the slip.',
    ],
    '/report/prim-gecmisi',
  ),
  page(
    '/report/prim-gecmisi',
    [
      'Ödenmiş prim fişleri.\n\nFişi açıp yazdırın; yanlışsa geri alın.',
      'Ausgezahlte Provisionsbelege.\n\nÖffnen und drucken; einen falschen zurücknehmen.',
      'Commission slips that were paid.\n\nOpen and print; take a wrong one back.',
    ],
    '/report/prim-islemleri',
  ),
]
