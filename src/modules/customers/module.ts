import type { ServerModule } from '#platform/server/module.ts'
import { maskedFields } from './domain/phone.ts'
import { customerScope } from './domain/visibility.ts'
import { addressEndpoints } from './server/cus_adress.ts'
import { customerFileEndpoints } from './server/cus_files.ts'
import { customerEndpoints } from './server/customers.ts'
import { conversationEndpoints } from './server/musteri_gorusme.ts'
import { presenceEndpoints } from './server/presence.ts'
import { sendMailEndpoint } from './server/sendmail.ts'
import { tidying } from './server/tidying.ts'

export const customers: ServerModule = {
  endpoints: [
    sendMailEndpoint,
    ...customerEndpoints,
    ...addressEndpoints,
    ...conversationEndpoints,
    ...customerFileEndpoints,
    ...presenceEndpoints,
  ],
  masked: maskedFields,
  announced: { customer: customerScope },
  tidying,
}
