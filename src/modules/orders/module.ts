import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import type { ServerModule } from '#platform/server/module.ts'
import { orderScope } from './domain/scope.ts'
import { issuedDocuments } from './domain/issued-list.ts'
import { documentEndpoints } from './server/belge.ts'
import { documentJobEndpoints } from './server/belge_isi.ts'
import { ledgerEndpoints } from './server/cari_islem.ts'
import { instalmentEndpoints } from './server/cus_taksitler.ts'
import { orderActionEndpoints } from './server/order-actions.ts'
import { orderLineEndpoints } from './server/siparis_icerik.ts'
import { orderUpdateEndpoints } from './server/siparisler-update.ts'
import { orderEndpoints } from './server/siparisler.ts'
import { tidying } from './server/tidying.ts'
import { disputeEndpoints } from './server/dispute.ts'
import { withdrawalEndpoints } from './server/withdrawal.ts'
import { wineSearchEndpoints } from './server/stok_search_dialialog_view.ts'

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
