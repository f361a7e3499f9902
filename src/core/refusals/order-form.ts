import { defineTexts } from '../texts.ts'

/** Why an order cannot be saved so, and what its form warns of. */
export const orderFormRefusals = defineTexts({
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
  instalments_do_not_sum: {
    tr: 'Taksitlerin toplamı {total:money} olmalı ve sayısı taksit sayısına eşit olmalıdır.',
    de: 'Die Raten müssen zusammen {total:money} ergeben und in der Anzahl stimmen.',
    en: 'The instalments must add up to {total:money} and match their number.',
  },
  discount_above_limit: {
    tr: 'En fazla %{limit:number} indirim verebilirsiniz.',
    de: 'Sie dürfen höchstens {limit:number} % Rabatt geben.',
    en: 'You may give at most {limit:number} % discount.',
  },
  order_total_changed: {
    tr: 'Formda {shown:money} görünüyordu, bugünkü tutar ise {actual:money}. Vergi, kargo veya fiyat değişmiş; form yenilendi, lütfen kontrol edip yeniden kaydedin.',
    de: 'Das Formular zeigte {shown:money}, heute sind es {actual:money}. Steuersatz, Versand oder Preis haben sich geändert; die Beträge sind jetzt neu berechnet. Bitte prüfen und noch einmal speichern.',
    en: 'The form showed {shown:money}, today it is {actual:money}. Tax rate, shipping or price have changed; the amounts are recalculated. Please check and save again.',
  },
})
