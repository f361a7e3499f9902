import { chatEndpoints } from '#modules/chat/server/endpoints.ts'
import { advanceEndpoints } from '#modules/commissions/server/personel_odeme.ts'
import { commissionEndpoints } from '#modules/commissions/server/prim_listesi.ts'
import { slipEndpoints } from '#modules/commissions/server/prim_odeme_fis.ts'
import { addressEndpoints } from '#modules/customers/server/cus_adress.ts'
import { customerFileEndpoints } from '#modules/customers/server/cus_files.ts'
import { customerEndpoints } from '#modules/customers/server/customers.ts'
import { conversationEndpoints } from '#modules/customers/server/musteri_gorusme.ts'
import { dashboardEndpoints } from '#modules/dashboard/server/dashboard_report.ts'
import { speechTextEndpoints } from '#modules/definitions/server/konusma_metin.ts'
import { ownDefinitionEndpoints } from '#modules/definitions/server/definitions.ts'
import { rankingEndpoints } from '#modules/definitions/server/raking_figure.ts'
import { definitionEndpoints } from '#modules/definitions/server/references.ts'
import { reminderProposalEndpoint } from '#modules/dunning/server/uyari_oneri.ts'
import { importEndpoints } from '#modules/imports/server/product.ts'
import { outboxEndpoints } from '#modules/mail/server/mail_outbox.ts'
import { documentEndpoints } from '#modules/orders/server/belge.ts'
import { documentJobEndpoints } from '#modules/orders/server/belge_isi.ts'
import { ledgerEndpoints } from '#modules/orders/server/cari_islem.ts'
import { instalmentEndpoints } from '#modules/orders/server/cus_taksitler.ts'
import { orderActionEndpoints } from '#modules/orders/server/order-actions.ts'
import { orderLineEndpoints } from '#modules/orders/server/siparis_icerik.ts'
import { orderUpdateEndpoints } from '#modules/orders/server/siparisler-update.ts'
import { orderEndpoints } from '#modules/orders/server/siparisler.ts'
import { wineSearchEndpoints } from '#modules/orders/server/stok_search_dialialog_view.ts'
import { shipmentListEndpoints } from '#modules/shipping/server/kargo_cikti.ts'
import { shipmentEndpoints } from '#modules/shipping/server/kargo_islem.ts'
import { reservedEndpoints } from '#modules/stock/server/rezerve_stok_sip.ts'
import { salesEndpoints } from '#modules/reports/server/sales.ts'
import { reconciliationEndpoint } from '#modules/reports/server/reconciliation.ts'
import { turnoverEndpoints } from '#modules/reports/server/turnover.ts'
import { sendMailEndpoint } from '#modules/customers/server/sendmail.ts'
import { stokEndpoints } from '#modules/stock/server/stok.ts'
import { stokIslemEndpoints } from '#modules/stock/server/stok_islem.ts'
import { taskEndpoints } from '#modules/tasks/server/gorevler.ts'
import { signInEndpoints } from '#modules/users/server/sign-in.ts'
import { userEndpoints } from '#modules/users/server/sys_users.ts'
import type { Endpoint } from '#platform/server/endpoint.ts'
import { describing } from './api-description.ts'

export const apiDescription = describing(() => endpoints)

/** Every call the product answers. */
export const endpoints: readonly Endpoint[] = [
  ...signInEndpoints,
  ...userEndpoints,
  ...definitionEndpoints,
  ...ownDefinitionEndpoints,
  ...rankingEndpoints,
  ...stokEndpoints,
  ...stokIslemEndpoints,
  ...reservedEndpoints,
  sendMailEndpoint,
  ...speechTextEndpoints,
  ...customerEndpoints,
  ...addressEndpoints,
  ...conversationEndpoints,
  ...customerFileEndpoints,
  ...importEndpoints,
  ...orderEndpoints,
  ...orderUpdateEndpoints,
  ...orderActionEndpoints,
  ...orderLineEndpoints,
  ...instalmentEndpoints,
  ...ledgerEndpoints,
  reminderProposalEndpoint,
  ...wineSearchEndpoints,
  ...documentEndpoints,
  ...documentJobEndpoints,
  ...shipmentListEndpoints,
  ...shipmentEndpoints,
  ...commissionEndpoints,
  ...advanceEndpoints,
  ...slipEndpoints,
  ...outboxEndpoints,
  ...dashboardEndpoints,
  ...salesEndpoints,
  ...turnoverEndpoints,
  reconciliationEndpoint,
  ...taskEndpoints,
  ...chatEndpoints,
  apiDescription,
]
