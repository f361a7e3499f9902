import { addressEndpoints } from '#modules/customers/server/cus_adress.ts'
import { customerFileEndpoints } from '#modules/customers/server/cus_files.ts'
import { customerEndpoints } from '#modules/customers/server/customers.ts'
import { conversationEndpoints } from '#modules/customers/server/musteri_gorusme.ts'
import { speechTextEndpoints } from '#modules/definitions/server/konusma_metin.ts'
import { ownDefinitionEndpoints } from '#modules/definitions/server/definitions.ts'
import { rankingEndpoints } from '#modules/definitions/server/raking_figure.ts'
import { definitionEndpoints } from '#modules/definitions/server/references.ts'
import { importEndpoints } from '#modules/imports/server/product.ts'
import { ledgerEndpoints } from '#modules/orders/server/cari_islem.ts'
import { instalmentEndpoints } from '#modules/orders/server/cus_taksitler.ts'
import { orderActionEndpoints } from '#modules/orders/server/order-actions.ts'
import { orderLineEndpoints } from '#modules/orders/server/siparis_icerik.ts'
import { orderUpdateEndpoints } from '#modules/orders/server/siparisler-update.ts'
import { orderEndpoints } from '#modules/orders/server/siparisler.ts'
import { wineSearchEndpoints } from '#modules/orders/server/stok_search_dialialog_view.ts'
import { sendMailEndpoint } from '#modules/stock/server/sendmail.ts'
import { stokEndpoints } from '#modules/stock/server/stok.ts'
import { stokIslemEndpoints } from '#modules/stock/server/stok_islem.ts'
import { signInEndpoints } from '#modules/users/server/sign-in.ts'
import { userEndpoints } from '#modules/users/server/sys_users.ts'
import type { Endpoint } from '#platform/server/endpoint.ts'

/** Every call the product answers. */
export const endpoints: readonly Endpoint[] = [
  ...signInEndpoints,
  ...userEndpoints,
  ...definitionEndpoints,
  ...ownDefinitionEndpoints,
  ...rankingEndpoints,
  ...stokEndpoints,
  ...stokIslemEndpoints,
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
  ...wineSearchEndpoints,
]
