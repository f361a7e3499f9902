import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api.ts'

export const useMail = (id: number) =>
  useQuery({
    queryKey: ['/mail_outbox/get', id],
    queryFn: async () => (await call('/mail_outbox/get', { id })).item,
  })
