import type { Shows } from '#core/areas.ts'

/** What the calls of the module show beside the tables of its lists; a write of these areas makes their answers stale. */
export const shows = {
  '/bayi_cari': ['definitions'],
  '/firma-bilgileri': ['definitions'],
  '/reference': ['definitions'],
  '/sys_category': ['definitions'],
  '/sys_country_code': ['definitions'],
  '/tax_rate': ['definitions', 'orders'],
} as const satisfies Shows
