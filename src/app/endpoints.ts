import { definitionEndpoints } from '#modules/definitions/server/references.ts'
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
  ...stokEndpoints,
  ...stokIslemEndpoints,
]
