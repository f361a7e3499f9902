import { useQuery } from '@tanstack/react-query'
import { settingsOf, type CompanySettings } from '#core/company/company-settings.ts'
import { call } from './api.ts'

const values = {
  queryKey: ['/settings/values'],
  queryFn: async () => settingsOf((await call('/settings/values')).item),
  staleTime: Infinity,
} as const

/** The settings for a form that starts from them: null until they have been fetched, the defaults if that fails. */
export function useFetchedSettings(): CompanySettings | null {
  const { data, isPending } = useQuery(values)
  return isPending ? null : (data ?? settingsOf({}))
}

/** The settings that screens work with; their defaults until they have been fetched. The server decides by its own. */
export function useCompanySettings(): CompanySettings {
  return useQuery(values).data ?? settingsOf({})
}
