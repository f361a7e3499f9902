import { defineTexts } from '#core/texts/texts.ts'

/** Names of the fields of a shipment and of the order in it. */
export const shippingTexts = defineTexts({
  sip_id: { tr: 'Sipariş no', de: 'Auftrag', en: 'Order' },
  f_no: { tr: 'Fatura no', de: 'Rechnung', en: 'Invoice' },
  cus_name: { tr: 'Adı', de: 'Vorname', en: 'First name' },
  cus_surname: { tr: 'Soyadı', de: 'Nachname', en: 'Surname' },
  cus_firm: { tr: 'Firma', de: 'Firma', en: 'Company' },
  sehir: { tr: 'Şehir', de: 'Ort', en: 'Town' },
  kargo_firm: { tr: 'Kargo şirketi', de: 'Paketdienst', en: 'Carrier' },
  kisa_tanim: { tr: 'Kargo', de: 'Versand', en: 'Carrier' },
  kargo_takip: { tr: 'Takip numarası', de: 'Sendungsnummer', en: 'Tracking number' },
  sip_gon_t: { tr: 'Gönderim tarihi', de: 'Versandt am', en: 'Sent on' },
  note: { tr: 'Not', de: 'Bemerkung', en: 'Remark' },
  gon_status: { tr: 'Teslim edildi', de: 'Zugestellt', en: 'Delivered' },
  teslim_alan: { tr: 'Teslim alan', de: 'Angenommen von', en: 'Received by' },
  teslim_tar: { tr: 'Teslim tarihi', de: 'Zugestellt am', en: 'Delivered on' },
  send_mail: {
    tr: 'Müşteriye e-posta gönder',
    de: 'Kunden per E-Mail informieren',
    en: 'Tell the customer by mail',
  },
  cus_email: { tr: 'E-posta', de: 'E-Mail', en: 'Email' },
})

/** States of a parcel. */
export const parcelTexts = defineTexts({
  state: { tr: 'Durum', de: 'Status', en: 'State' },
  state_shipped: { tr: 'Yolda', de: 'Unterwegs', en: 'On its way' },
  state_delivered: { tr: 'Teslim edildi', de: 'Zugestellt', en: 'Delivered' },
  state_cancelled: { tr: 'İptal', de: 'Storniert', en: 'Cancelled' },
})
