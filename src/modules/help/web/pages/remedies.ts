import { remedy } from '../../domain/remedy.ts'

/** What to do about the refusals that people meet most. */
export const remedies = [
  remedy(
    ['record_changed', 'changed_since_chosen'],
    ['Bu arada başkası değiştirdi', 'Jemand hat es inzwischen geändert', 'Somebody changed it meanwhile'],
    [
      'Yazdıklarınız durur. Kaydı yeniden yükleyin, iki değeri karşılaştırın ve geçerli olanı kaydedin. Kimin neyi değiştirdiği iletide yazar.',
      'Ihre Eingaben bleiben stehen. Laden Sie neu, vergleichen Sie beide Stände und speichern Sie den richtigen. Wer was geändert hat, steht in der Meldung.',
      'What you typed stays. Reload, compare both states and save the right one. The message says who changed what.',
    ],
    '/cari/liste',
    '/siparis-islem',
    '/stoklistesi',
  ),
  remedy(
    'ERR_105',
    ['Yetki yok', 'Keine Berechtigung', 'No right to do this'],
    [
      'Bu işi düzeyiniz göremez ya da yapamaz. Yönetici düzeyinizi kullanıcı yönetiminde değiştirir; değişiklik hemen geçerlidir.',
      'Ihre Ebene darf das nicht. Ein Administrator ändert sie in der Benutzerverwaltung; das gilt sofort.',
      'Your level may not do this. An administrator changes it in the user management; it counts at once.',
    ],
    '/genel/kullanici-yonetim',
  ),
  remedy(
    [
      'server_busy',
      'ERR_ESOCKET',
      'ERR_ETIMEOUT',
      'request_timeout',
      'too_many_retries',
      'network_response_not_ok',
    ],
    ['Sunucu yanıt vermedi', 'Der Server hat nicht geantwortet', 'The server did not answer'],
    [
      'Birkaç saniye sonra yeniden deneyin: aynı işlem iki kez kaydedilmez. Sürerse yöneticiye söyleyin; sunucuda “npm run doctor” nedenini söyler.',
      'Nach ein paar Sekunden noch einmal versuchen: Doppelt gespeichert wird dabei nichts. Hält es an, sagen Sie es einem Administrator; auf dem Server nennt „npm run doctor“ den Grund.',
      'Try again after a few seconds: nothing is stored twice. If it lasts, tell an administrator; on the server “npm run doctor” names the reason.',
    ],
    '/',
  ),
  remedy(
    'NETWORK_ERROR',
    ['İnternet bağlantısı yok', 'Keine Internetverbindung', 'No internet connection'],
    [
      'Kabloyu ya da Wi-Fi’yi kontrol edin. Sayfayı kapatmayın: yazdıklarınız durur, bağlantı gelince yeniden gönderirsiniz.',
      'Prüfen Sie Kabel oder WLAN. Schließen Sie die Seite nicht: Ihre Eingaben bleiben stehen und lassen sich danach senden.',
      'Check cable or Wi-Fi. Do not close the page: what you typed stays and can be sent afterwards.',
    ],
    '/',
  ),
  remedy(
    'ERR_500',
    ['Sistem hatası', 'Systemfehler', 'System error'],
    [
      'Bir kez daha deneyin. Olmazsa iletideki işlem numarasını yöneticiye verin: sunucunun günlüğünde hata bu numarayla durur.',
      'Versuchen Sie es noch einmal. Sonst geben Sie die Vorgangsnummer aus der Meldung einem Administrator: Unter ihr steht der Fehler im Protokoll des Servers.',
      'Try once more. Otherwise give the number in the message to an administrator: the error is in the log of the server under it.',
    ],
    '/genel/yonetim',
  ),
  remedy(
    'too_many_requests',
    ['Cihaz duraklatıldı', 'Das Gerät ist angehalten', 'The device is paused'],
    [
      '15 dakika bekleyin, ya da yönetici sistem yönetiminde duraklatmayı kaldırsın. Tekrarlıyorsa bir program ya da takılmış bir tuş çok sayıda istek gönderiyordur.',
      'Warten Sie 15 Minuten, oder ein Administrator hebt die Pause in der Systemverwaltung auf. Kommt es wieder, schickt ein Programm oder eine klemmende Taste zu viele Anfragen.',
      'Wait 15 minutes, or an administrator lifts the pause in the system administration. If it comes again, a program or a stuck key sends too many requests.',
    ],
    '/genel/yonetim',
  ),
  remedy(
    'database_cannot_store',
    ['Disk dolu', 'Der Speicherplatz ist voll', 'The disk is full'],
    [
      'Hiçbir şey kaybolmadı. Sunucuda yer açılınca yeniden kaydedin; eski yedekler başka yere taşınabilir.',
      'Verloren ist nichts. Sobald auf dem Server Platz ist, noch einmal speichern; ältere Sicherungen können an einen anderen Ort.',
      'Nothing is lost. Save again once the server has room; older backups can be moved elsewhere.',
    ],
    '/genel/yonetim',
  ),
  remedy(
    ['company_incomplete', 'company_contact_missing', 'company_iban_invalid', 'company_tax_number_missing'],
    ['Firma bilgileri eksik', 'Die Firmendaten sind unvollständig', 'The company details are incomplete'],
    [
      'Firma bilgilerinde kırmızı alanları doldurun: ad, adres, vergi numarası, IBAN, telefon ya da e-posta. Sonra faturayı yeniden kesin.',
      'Füllen Sie in den Firmendaten die roten Felder: Name, Anschrift, Steuernummer, IBAN, Telefon oder E-Mail. Danach die Rechnung noch einmal ausstellen.',
      'Fill the red fields of the company info: name, address, tax number, IBAN, phone or mail. Then issue the invoice again.',
    ],
    '/firma-bilgileri',
    '/siparis-islem',
  ),
  remedy(
    ['customer_address_missing', 'customer_name_missing', 'customer_country_unknown'],
    [
      'Müşterinin adresi eksik',
      'Name oder Anschrift des Kunden fehlt',
      'Name or address of the customer is missing',
    ],
    [
      'Müşteriyi açın, adı ve fatura adresini (sokak, posta kodu, şehir, ülke) tamamlayın, sonra yeniden deneyin. Siparişe yazılmış adres siparişte düzeltilir.',
      'Öffnen Sie den Kunden, ergänzen Sie Namen und Rechnungsadresse (Straße, PLZ, Ort, Land) und versuchen Sie es noch einmal. Steht die Adresse schon im Auftrag, berichtigen Sie sie dort.',
      'Open the customer, complete name and invoice address (street, postcode, town, country) and try again. An address that is in the order already is corrected there.',
    ],
    '/cari/liste',
    '/siparis-islem',
  ),
  remedy(
    ['stock_not_enough', 'stokda_kalmadi', 'shipment_not_on_hand'],
    ['Yeterli şişe yok', 'Es sind nicht genug Flaschen da', 'There are not enough bottles'],
    [
      'Adedi azaltın ya da başka bir şarap seçin. Şişe varsa stok listesinde girişini yapın; başkası sipariş yazarken ayırdıysa ayrılan şişelerde durur ve birkaç dakikada boşalır.',
      'Weniger nehmen oder einen anderen Wein. Liegen die Flaschen im Keller, buchen Sie den Zugang in der Weinliste; hält sie gerade ein anderer Auftrag, stehen sie bei den gehaltenen Flaschen und werden nach Minuten frei.',
      'Take fewer or another wine. If the bottles are in the cellar, book them in on the stock list; if another order holds them, they are among the held bottles and free after minutes.',
    ],
    '/stoklistesi',
    '/tutulan-siseler',
    '/siparis-islem',
    '/kargoislemleri',
  ),
  remedy(
    'discount_above_limit',
    ['İskonto sınırın üstünde', 'Der Rabatt ist zu hoch', 'The discount is too high'],
    [
      'Sınırınız iletide yazar. Daha fazlası için bir yönetici siparişi kaydeder ya da ayarlarda düzeyinizin sınırını yükseltir.',
      'Ihre Grenze steht in der Meldung. Für mehr speichert ein Administrator den Auftrag, oder er hebt die Grenze Ihrer Ebene in den Einstellungen an.',
      'Your limit is in the message. For more an administrator saves the order, or raises the limit of your level in the settings.',
    ],
    '/siparis-islem',
    '/genel/ayarlar',
  ),
  remedy(
    'order_total_changed',
    ['Tutar değişti', 'Der Betrag hat sich geändert', 'The amount has changed'],
    [
      'Fiyat, vergi ya da kargo bu arada değişti; form yeni tutarları gösteriyor. Müşteriye söyleyin ve yeniden kaydedin.',
      'Preis, Steuersatz oder Versand haben sich geändert; das Formular zeigt die neuen Beträge. Sagen Sie es dem Kunden und speichern Sie noch einmal.',
      'Price, tax or freight has changed; the form shows the new amounts. Tell the customer and save again.',
    ],
    '/siparis-islem',
  ),
  remedy(
    'order_is_invoiced',
    ['Fatura kesilmiş', 'Die Rechnung ist ausgestellt', 'The invoice is issued'],
    [
      'Kesilmiş fatura değişmez. Yanlışsa iptal edip yeniden yazın; bir kısmı geri geliyorsa iade faturası yazın.',
      'Eine ausgestellte Rechnung bleibt, wie sie ist. Ist sie falsch, stornieren und neu erfassen; kommt ein Teil zurück, eine Gutschrift schreiben.',
      'An issued invoice stays as it is. If it is wrong, cancel it and enter it anew; if a part comes back, write a credit note.',
    ],
    '/siparis-islem',
    '/gutschrift',
  ),
  remedy(
    ['open_amount_changed', 'more_than_open', 'nothing_open'],
    ['Açık tutar başka', 'Offen ist ein anderer Betrag', 'Another amount is open'],
    [
      'Bu arada bir ödeme işlendi. Faturanın ödemelerine bakın; para iki kez geldiyse fazlası müşterinin bakiyesine yazılır ya da iade edilir.',
      'Inzwischen wurde etwas gebucht. Sehen Sie in die Zahlungen der Rechnung; kam das Geld zweimal, geht der Rest ins Guthaben oder zurück.',
      'Something was booked meanwhile. Look at the payments of the invoice; if money came twice, the rest goes to the balance or back.',
    ],
    '/odeme-masasi',
    '/banka',
  ),
  remedy(
    'remaining_payments_open',
    ['Fatura tam ödenmemiş', 'Die Rechnung ist nicht ganz bezahlt', 'The invoice is not fully paid'],
    [
      'Kalan tutarı tahsil edin, müşterinin bakiyesinden ödeyin, ya da küçük bir farkı banka ekranında silin; sonra kapatın.',
      'Den Rest einziehen, aus dem Guthaben zahlen oder eine kleine Differenz bei der Bank ausbuchen; dann schließen.',
      'Collect the rest, pay it from the balance, or write a small difference off on the bank screen; then close.',
    ],
    '/siparis-islem',
  ),
  remedy(
    [
      'statement_wrong_format',
      'statement_not_xml',
      'statement_is_mt940',
      'statement_empty',
      'statement_broken',
    ],
    ['Ekstre okunamıyor', 'Der Kontoauszug ist nicht lesbar', 'The statement cannot be read'],
    [
      'Bankanın sitesinden camt.053 biçiminde yeniden indirin (CSV de olur, sütunları bir kez tanımlanır) ve dosyayı açıp kaydetmeden yükleyin.',
      'Laden Sie ihn bei der Bank noch einmal im Format camt.053 herunter (CSV geht auch, die Spalten legt man einmal fest), und laden Sie die Datei hoch, ohne sie vorher zu öffnen und zu speichern.',
      'Download it again from the bank as camt.053 (CSV works too, its columns are set once), and upload the file without opening and saving it before.',
    ],
    '/banka',
  ),
  remedy(
    'statement_foreign_account',
    ['Hesap firmanın değil', 'Das Konto ist nicht eingetragen', 'The account is not known'],
    [
      'IBAN’ı banka hesaplarına ekleyin, sonra ekstreyi yeniden yükleyin.',
      'Tragen Sie die IBAN bei den Bankkonten ein und laden Sie den Auszug noch einmal hoch.',
      'Enter the IBAN among the bank accounts and upload the statement again.',
    ],
    '/banka',
    '/banka/hesaplar',
  ),
  remedy(
    ['run_needs_second_person', 'run_not_released'],
    ['İkinci kişi gerekli', 'Eine zweite Person muss freigeben', 'A second person must release it'],
    [
      'Dosyayı başka bir yönetici aynı ekranda onaylar; sonra indirebilirsiniz.',
      'Ein anderer Administrator gibt den Lauf auf diesem Bildschirm frei; dann lässt sich die Datei herunterladen.',
      'Another administrator releases the run on this screen; then the file can be downloaded.',
    ],
    '/banka/toplu',
  ),
  remedy(
    ['not_overdue', 'reminder_waits', 'previous_reminder_missing'],
    ['Uyarı için erken', 'Für eine Mahnung ist es zu früh', 'It is too early for a reminder'],
    [
      'Vade ya da önceki mektubun süresi dolunca liste faturayı kendisi önerir. Yönetici bir gerekçe yazarak daha erken gönderebilir.',
      'Ist die Rechnung fällig und die Frist des vorigen Schreibens um, schlägt die Liste sie von selbst vor. Ein Administrator kann mit Begründung früher mahnen.',
      'Once the invoice is due and the deadline of the letter before is over, the list proposes it by itself. An administrator can remind earlier with a reason.',
    ],
    '/takip/uyari',
  ),
  remedy(
    'mail_address_unreachable',
    ['E-posta adresine ulaşılamıyor', 'Die Adresse ist nicht erreichbar', 'The address cannot be reached'],
    [
      'Müşteriden doğru adresi alıp kaydedin. Adres doğruysa ulaşılamayan adreslerde “yeniden dene”yi seçin.',
      'Erfragen Sie die richtige Adresse und tragen Sie sie beim Kunden ein. Stimmt sie, wählen Sie bei den nicht erreichbaren Adressen „wieder versuchen“.',
      'Ask for the right address and enter it with the customer. If it is right, choose “try again” among the unreachable addresses.',
    ],
    '/genel/postalar',
    '/genel/ulasilamayan',
  ),
  remedy(
    [
      'customer_wants_no_calls',
      'consent_missing',
      'consent_unproven',
      'consent_withdrawn',
      'customer_must_not_be_called',
    ],
    ['Bu müşteri aranamaz', 'Dieser Kunde darf nicht angerufen werden', 'This customer must not be called'],
    [
      'Aramayın. Müşteri onay verdiyse kartta E ile ne zaman, nasıl ve hangi metinle verdiğini kaydedin; “aranmasın” isteğini yalnızca yönetici kaldırır.',
      'Nicht anrufen. Hat der Kunde eingewilligt, halten Sie auf der Karte mit E fest, wann, wie und mit welchem Wortlaut; den Wunsch nach Ruhe hebt nur ein Administrator auf.',
      'Do not call. If the customer has consented, record on the card with E when, how and with which wording; only an administrator lifts the wish for no calls.',
    ],
    '/genel-takip',
  ),
  remedy(
    'outside_calling_hours',
    ['Arama saati değil', 'Jetzt ist keine Anrufzeit', 'This is no time for calls'],
    [
      'Randevu yazın ve saat gelince arayın. Saatleri yönetici ayarlarda “Aramalar” altında belirler.',
      'Legen Sie einen Rückruf an und rufen Sie zur erlaubten Zeit an. Die Stunden stehen in den Einstellungen unter „Anrufe“.',
      'Make a call-back and call at an allowed time. The hours are in the settings under “Calls”.',
    ],
    '/genel-takip',
    '/genel/ayarlar',
  ),
  remedy(
    ['customer_is_taken', 'call_still_open'],
    [
      'Kart başkasında ya da görüşme açık',
      'Die Karte ist bei jemandem, oder ein Gespräch ist offen',
      'The card is with somebody, or a call is open',
    ],
    [
      'Kart başkasındaysa sıradakine geçin (W). Kendi açık görüşmeniz varsa önce sonucunu 1–9 ile yazın.',
      'Ist die Karte bei jemand anderem, gehen Sie mit W weiter. Ist Ihr eigenes Gespräch offen, halten Sie zuerst mit 1–9 sein Ergebnis fest.',
      'If the card is with somebody else, go on with W. If a call of your own is open, record its outcome with 1–9 first.',
    ],
    '/genel-takip',
  ),
  remedy(
    'UNIQUE_KEY',
    ['Zaten var', 'Das gibt es schon', 'It exists already'],
    [
      'İletideki değeri listede arayın. Aynı kayıtsa onu açın; değilse başka bir ad ya da numara yazın. İki kez kaydedilmiş müşteriler birleştirilebilir.',
      'Suchen Sie den Wert aus der Meldung in der Liste. Ist es dasselbe, öffnen Sie es; sonst wählen Sie einen anderen Namen oder eine andere Nummer. Doppelte Kunden lassen sich zusammenführen.',
      'Search the list for the value in the message. If it is the same, open it; otherwise choose another name or number. Customers recorded twice can be merged.',
    ],
    '/cari/liste',
    '/cari/mukerrer',
    '/stoklistesi',
  ),
  remedy(
    'record_in_use',
    ['Hâlâ kullanılıyor', 'Wird noch verwendet', 'It is still used'],
    [
      'Silmek yerine listeden kaldırın (emekli edin): eski kayıtlar onu göstermeye devam eder, yenileri artık sunmaz.',
      'Legen Sie den Eintrag still, statt ihn zu löschen: Alte Datensätze zeigen ihn weiter, neue bieten ihn nicht mehr an.',
      'Retire the entry instead of deleting it: old records go on showing it, new ones no longer offer it.',
    ],
    '/genel/listeler',
  ),
  remedy(
    'user_has_work',
    ['Kişinin işi var', 'Bei der Person wartet noch Arbeit', 'The person still has work'],
    [
      'Silerken işleri kimin alacağını seçin: havuz, bir kişi ya da bayinin satıcıları. Acelesi varsa yalnızca engelleyin; bu hemen olur.',
      'Wählen Sie beim Löschen, wer übernimmt: Pool, eine Person oder die Verkäufer des Händlers. Eilt es, sperren Sie nur; das geht sofort.',
      'Choose on deleting who takes over: the pool, one person or the salespeople of the dealer. If it is urgent, only block; that works at once.',
    ],
    '/genel/kullanici-yonetim',
  ),
  remedy(
    ['clocks_differ', 'clock_went_back'],
    ['Saatler uyuşmuyor', 'Die Uhren stimmen nicht überein', 'The clocks do not agree'],
    [
      'Numara verilmez, böylece hiçbir fatura yanlış yıla düşmez. Sunucunun saatini düzeltin; doğruysa numara aralıklarında onaylayın.',
      'Es werden keine Nummern vergeben, damit keine Rechnung ins falsche Jahr gerät. Stellen Sie die Uhr des Servers; geht sie richtig, bestätigen Sie das bei den Nummernkreisen.',
      'No numbers are given, so that no invoice gets into the wrong year. Set the clock of the server; if it is right, confirm that among the number ranges.',
    ],
    '/genel/ayarlar',
    '/siparis-islem',
  ),
  remedy(
    ['data_in_not_workbook', 'data_in_old_excel', 'data_in_odd_workbook'],
    ['Dosya okunamıyor', 'Die Datei ist nicht lesbar', 'The file cannot be read'],
    [
      'Dosyayı Excel ya da LibreOffice’te açın ve xlsx ya da CSV olarak kaydedin, sonra yeniden yükleyin.',
      'Öffnen Sie die Datei in Excel oder LibreOffice, speichern Sie sie als xlsx oder CSV, und laden Sie sie noch einmal hoch.',
      'Open the file in Excel or LibreOffice, save it as xlsx or CSV, and upload it again.',
    ],
    '/genel/veri-aktarimi',
  ),
  remedy(
    ['data_in_not_passed', 'data_in_too_many_errors', 'data_in_sheets_wrong'],
    ['Dosyada hatalar var', 'Die Datei hat Fehler', 'The file has errors'],
    [
      'Bulguları Excel olarak indirin; her satırda ne yapılacağı yazar. Düzeltip yeniden kontrol edin, ya da yalnızca iyi satırları alıp kötüleri dosya olarak indirin.',
      'Laden Sie die Befunde als Excel herunter; bei jeder Zeile steht, was zu tun ist. Berichtigen und neu prüfen, oder nur die guten Zeilen übernehmen und die schlechten als Datei mitnehmen.',
      'Download the findings as Excel; each row says what to do. Correct and check again, or take the good rows only and get the bad ones as a file.',
    ],
    '/genel/veri-aktarimi',
  ),
  remedy(
    [
      'erasure_open_orders',
      'erasure_open_invoices',
      'erasure_balance',
      'erasure_active_mandate',
      'erasure_money_under_way',
      'erasure_kept_until',
    ],
    ['Kişi henüz silinemez', 'Die Person kann noch nicht gelöscht werden', 'The person cannot be erased yet'],
    [
      'Önce açık işi bitirin: siparişi kapatın, faturayı tahsil edin, bakiyeyi ödeyin, mandatı iptal edin. Saklanması gerekenler, yazan günden sonra silinir.',
      'Schließen Sie zuerst ab, was offen ist: Auftrag, Rechnung, Guthaben, Mandat. Was aufbewahrt werden muss, lässt sich ab dem genannten Tag löschen.',
      'First finish what is open: order, invoice, balance, mandate. What must be kept can be erased from the day that is named.',
    ],
    '/genel/kisi-haklari',
    '/cari/liste',
  ),
]
