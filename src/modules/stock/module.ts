import type { ServerModule } from '#platform/server/module.ts'
import { wineScope } from './domain/scope.ts'
import { reservedEndpoints } from './server/rezerve_stok_sip.ts'
import { stokEndpoints } from './server/stok.ts'
import { stokIslemEndpoints } from './server/stok_islem.ts'

export const stock: ServerModule = {
  endpoints: [...stokEndpoints, ...stokIslemEndpoints, ...reservedEndpoints],
  announced: { wine: wineScope },
}
