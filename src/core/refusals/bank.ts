import { defineTexts } from '../texts.ts'

/** Why a statement, a mandate or a file for the bank is refused. */
export const bankRefusals = defineTexts({
  statement_not_xml: {
    tr: 'Dosya XML değil veya okunamıyor. Bankadan camt.053 ya da camt.054 biçiminde isteyin.',
    de: 'Die Datei ist kein XML oder nicht lesbar. Laden Sie bei der Bank eine Datei im Format camt.053 oder camt.054.',
    en: 'The file is not XML or cannot be read. Get a camt.053 or camt.054 file from the bank.',
  },
  statement_has_dtd: {
    tr: 'Dosyada DTD veya entity var; güvenlik nedeniyle okunmaz.',
    de: 'Die Datei enthält eine DTD oder Entities und wird aus Sicherheitsgründen nicht gelesen.',
    en: 'The file contains a DTD or entities and is not read for security reasons.',
  },
  statement_wrong_format: {
    tr: 'Bu biçim okunmuyor: {format}. camt.053 ve camt.054 (001.02 ve 001.08) okunur.',
    de: 'Dieses Format wird nicht gelesen: {format}. Gelesen werden camt.053 und camt.054 (001.02 und 001.08).',
    en: 'This format is not read: {format}. camt.053 and camt.054 (001.02 and 001.08) are.',
  },
  statement_foreign_account: {
    tr: '{iban} hesabı firmanın değil. Önce hesabı bankada ekleyin.',
    de: 'Das Konto {iban} gehört nicht zur Firma. Tragen Sie es zuerst bei den Konten ein.',
    en: 'The account {iban} is not one of the company. Add it to the accounts first.',
  },
  statement_too_long: {
    tr: 'Dosyada {max} satırdan fazla hareket var. Daha kısa bir dönem seçin.',
    de: 'Die Datei hat mehr als {max} Umsätze. Wählen Sie einen kürzeren Zeitraum.',
    en: 'The file has more than {max} entries. Choose a shorter period.',
  },
  statement_is_mt940: {
    tr: 'MT940 artık okunmuyor. Bankadan aynı ekstreyi camt.053 olarak isteyin.',
    de: 'MT940 wird nicht gelesen. Laden Sie denselben Auszug bei der Bank als camt.053.',
    en: 'MT940 is not read. Get the same statement from the bank as camt.053.',
  },
  statement_broken: {
    tr: 'Dosyada eksik veya bozuk bir yer var: {what}',
    de: 'In der Datei fehlt etwas oder ist beschädigt: {what}',
    en: 'Something in the file is missing or broken: {what}',
  },
  csv_mapping_missing: {
    tr: 'Bu hesap için sütunlar seçilmemiş. Önce CSV sütunlarını kaydedin.',
    de: 'Für dieses Konto sind keine Spalten festgelegt. Speichern Sie zuerst die Spalten der CSV-Datei.',
    en: 'No columns are set for this account. Save the columns of the CSV file first.',
  },
  csv_columns_missing: {
    tr: 'Bu sütunlar dosyada yok: {columns}',
    de: 'Diese Spalten hat die Datei nicht: {columns}',
    en: 'The file does not have these columns: {columns}',
  },
  csv_row_broken: {
    tr: '{row}. satırda “{field}” okunamıyor.',
    de: 'In Zeile {row} ist „{field}“ nicht lesbar.',
    en: '“{field}” cannot be read in row {row}.',
  },
  entry_already_decided: {
    tr: 'Bu satır bu arada {user} tarafından işlendi.',
    de: 'Über diesen Umsatz hat inzwischen {user} entschieden.',
    en: '{user} has decided about this entry meanwhile.',
  },
  entry_not_bookable: {
    tr: 'Bu satır kaydedilemez: yalnızca gelen euro ödemeleri faturaya yazılır.',
    de: 'Dieser Umsatz lässt sich nicht buchen: Nur eingegangenes Geld in Euro kommt auf Rechnungen.',
    en: 'This entry cannot be booked: only incoming money in euro goes to invoices.',
  },
  entry_parts_do_not_sum: {
    tr: 'Parçaların toplamı {amount:money} olmalı.',
    de: 'Die Teile müssen zusammen {amount:money} ergeben.',
    en: 'The parts must add up to {amount:money}.',
  },
  entry_needs_parts: {
    tr: 'Hangi faturaya yazılacağını seçin.',
    de: 'Wählen Sie, für welche Rechnung die Zahlung ist.',
    en: 'Choose which invoice the payment is for.',
  },
  bank_account_in_use: {
    tr: 'Bu hesap kullanılıyor: silinemez, IBAN değişmez. Kullanım dışı bırakılabilir.',
    de: 'Dieses Konto wird benutzt: Es kann nicht gelöscht und seine IBAN nicht geändert werden. Legen Sie es still.',
    en: 'This account is in use: it cannot be deleted nor get another IBAN. Retire it instead.',
  },
  bank_account_retired: {
    tr: '{iban} hesabı kullanım dışı.',
    de: 'Das Konto {iban} ist stillgelegt.',
    en: 'The account {iban} is retired.',
  },
  bank_account_not_retired: {
    tr: 'Bu hesap kullanımda.',
    de: 'Dieses Konto ist nicht stillgelegt.',
    en: 'This account is not retired.',
  },
  bank_account_of_company: {
    tr: 'Faturalarda yazan hesap kullanım dışı bırakılamaz. Önce firma bilgilerinde değiştirin.',
    de: 'Das Konto steht auf Ihren Rechnungen. Ändern Sie es zuerst in den Firmendaten.',
    en: 'Invoices name this account. Change it in the company data first.',
  },
  bank_account_exists: {
    tr: 'Bu hesap zaten kayıtlı.',
    de: 'Dieses Konto ist schon eingetragen.',
    en: 'This account is already there.',
  },
  mandate_not_draft: {
    tr: 'Bu talimat zaten imzalanmış veya geri alınmış.',
    de: 'Dieses Mandat ist schon unterschrieben oder widerrufen.',
    en: 'This mandate is already signed or revoked.',
  },
  mandate_signed_in_future: {
    tr: 'İmza günü gelecekte olamaz.',
    de: 'Der Tag der Unterschrift liegt in der Zukunft.',
    en: 'The day of the signature is in the future.',
  },
  mandate_is_revoked: {
    tr: 'Bu talimat zaten geri alınmış.',
    de: 'Dieses Mandat ist schon widerrufen.',
    en: 'This mandate is already revoked.',
  },
  creditor_id_missing: {
    tr: 'Firma bilgilerinde alacaklı numarası (Gläubiger-ID) yok.',
    de: 'In den Firmendaten fehlt die Gläubiger-Identifikationsnummer.',
    en: 'The company record has no creditor identifier.',
  },
  debit_run_empty: {
    tr: 'Tahsil edilecek bir şey yok.',
    de: 'Es gibt nichts einzuziehen.',
    en: 'There is nothing to draw.',
  },
  run_handed_over: {
    tr: 'Dosya bankaya verildi; artık iptal edilemez.',
    de: 'Die Datei wurde schon ausgegeben und kann nicht mehr storniert werden.',
    en: 'The file has been handed over and can no longer be cancelled.',
  },
  run_is_cancelled: {
    tr: 'Bu dosya iptal edilmiş.',
    de: 'Dieser Lauf ist storniert.',
    en: 'This run is cancelled.',
  },
  run_not_released: {
    tr: 'Önce başka bir yönetici onaylamalı.',
    de: 'Zuerst muss ein anderer Administrator den Lauf freigeben.',
    en: 'Another administrator must release the run first.',
  },
  run_needs_second_person: {
    tr: 'Kendi dosyanızı onaylayamazsınız; başka bir yönetici onaylamalı.',
    de: 'Den eigenen Lauf gibt ein anderer Administrator frei.',
    en: 'Another administrator must release your own run.',
  },
  run_total_changed: {
    tr: 'Tutar bu arada {total:money} oldu. Lütfen listeyi yeniden kontrol edin.',
    de: 'Inzwischen sind es {total:money}. Bitte sehen Sie die Aufstellung noch einmal an.',
    en: 'The total is {total:money} by now. Please look at the list again.',
  },
  run_already_released: {
    tr: 'Bu dosya zaten onaylanmış.',
    de: 'Dieser Lauf ist schon freigegeben.',
    en: 'This run is already released.',
  },
  transfer_run_empty: {
    tr: 'Ödenecek bir şey yok.',
    de: 'Es gibt nichts zu überweisen.',
    en: 'There is nothing to transfer.',
  },
  debit_returned_meanwhile: {
    tr: 'Bu tahsilatın bir kısmı geri geldi. Önce iadeyi geri alın.',
    de: 'Ein Teil dieser Lastschriften kam zurück. Nehmen Sie zuerst die Rückgabe zurück.',
    en: 'Part of these debits was returned. Take the return back first.',
  },
  debit_again_in_flight: {
    tr: '{f_no} faturası için yeni bir tahsilat sürüyor (dosya {run}). Dosya bankaya verilmediyse önce onu iptal edin; verildiyse bankanın cevabını bekleyin.',
    de: 'Für Rechnung {f_no} läuft schon eine neue Lastschrift (Lauf {run}). Stornieren Sie zuerst diesen Lauf; ist seine Datei schon ausgegeben, warten Sie auf die Antwort der Bank.',
    en: 'A new debit of invoice {f_no} is under way (run {run}). Cancel that run first; if its file was handed over, wait for the answer of the bank.',
  },
})
