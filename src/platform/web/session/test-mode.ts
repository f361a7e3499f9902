import { useQuery } from '@tanstack/react-query'

/** Whether the app runs in test mode (APP_TEST_MODE); false until it is known. */
export function useTestMode(): boolean {
  const { data } = useQuery({
    queryKey: ['app-settings'],
    queryFn: async () => (await (await fetch('/app-settings.json')).json()) as { testMode: boolean },
    staleTime: Infinity,
  })
  return data?.testMode ?? false
}
