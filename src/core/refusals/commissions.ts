import { defineTexts } from '../texts.ts'

/** Why a commission, an advance or a slip is refused. */
export const commissionsRefusals = defineTexts({
  payout_changed: {
    tr: 'Panelde {shown:money} görünüyordu, şimdi ödenecek tutar {actual:money}. Lütfen paneli yeniden açıp kontrol edin.',
    de: 'Angezeigt waren {shown:money}, jetzt sind {actual:money} zu zahlen. Bitte öffnen Sie die Auszahlung neu und prüfen Sie sie.',
    en: 'The panel showed {shown:money}, now {actual:money} is to be paid. Please open the payout again and check it.',
  },
  commission_already_paid: {
    tr: 'Bu fatura için prim ödenmiş. Önce prim fişini silin.',
    de: 'Für diese Rechnung ist die Provision schon abgerechnet. Löschen Sie zuerst die Abrechnung.',
    en: 'The commission of this invoice is already paid. Delete its slip first.',
  },
  commission_not_safe: {
    tr: 'Müşteri parayı hâlâ geri isteyebilir. Prim {from:date} tarihinden itibaren ödenir.',
    de: 'Die Lastschrift kann noch zurückgegeben werden. Die Provision ist ab {from:date} verdient.',
    en: 'The debit can still be asked back. The commission is earned from {from:date} on.',
  },
  slip_in_transfer: {
    tr: 'Bu fiş {run} numaralı havale dosyasında. Önce dosyayı iptal edin.',
    de: 'Diese Abrechnung ist in der Überweisungsdatei {run}. Brechen Sie die Datei zuerst ab, solange das geht.',
    en: 'This slip is in the transfer file {run}. Cancel the file first, as long as that is possible.',
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
})
