import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import type { ServerModule } from '#platform/server/module.ts'
import { orderScope } from './domain/scope.ts'
import { issuedDocuments } from './domain/documents/issued-list.ts'
import { documentEndpoints } from './server/documents/belge.ts'
import { documentJobEndpoints } from './server/documents/belge_isi.ts'
import { ledgerEndpoints } from './server/money/cari_islem.ts'
import { instalmentEndpoints } from './server/money/cus_taksitler.ts'
import { orderActionEndpoints } from './server/order/order-actions.ts'
import { orderLineEndpoints } from './server/order/siparis_icerik.ts'
import { orderUpdateEndpoints } from './server/order/siparisler-update.ts'
import { orderEndpoints } from './server/order/siparisler.ts'
import { tidying } from './server/tidying.ts'
import { disputeEndpoints } from './server/money/dispute.ts'
import { withdrawalEndpoints } from './server/documents/withdrawal.ts'
import { wineSearchEndpoints } from './server/order/stok_search_dialialog_view.ts'

export const orders: ServerModule = {
  endpoints: [
    ...orderEndpoints,
    ...orderUpdateEndpoints,
    ...orderActionEndpoints,
    ...withdrawalEndpoints,
    ...disputeEndpoints,
    ...orderLineEndpoints,
    ...instalmentEndpoints,
    ...ledgerEndpoints,
    ...wineSearchEndpoints,
    ...documentEndpoints,
    ...documentJobEndpoints,
    listEndpoint(issuedDocuments.list, { from: 'issued_document_list' }),
  ],
  announced: { order: orderScope },
  tidying,
}
