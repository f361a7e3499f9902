import type { ServerModule } from '#platform/server/module.ts'
import { ownDefinitionEndpoints } from './server/definitions.ts'
import { speechTextEndpoints } from './server/konusma_metin.ts'
import { rankingEndpoints } from './server/raking_figure.ts'
import { definitionEndpoints } from './server/references.ts'
import { entryEndpoints } from './server/reference.ts'
import { taxRateEndpoints } from './server/tax_rate.ts'
import { startTaxRates } from './server/tax-rates-of-the-day.ts'

export const definitions: ServerModule = {
  endpoints: [
    ...definitionEndpoints,
    ...ownDefinitionEndpoints,
    ...rankingEndpoints,
    ...entryEndpoints,
    ...taxRateEndpoints,
    ...speechTextEndpoints,
  ],
  jobs: [startTaxRates],
}
