import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, write } from '#platform/web/api.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'

/** The open call, an unfinished note, and the user's dialling settings. */
export const useCallState = () =>
  useQuery({ queryKey: ['/call/state'], queryFn: async () => (await call('/call/state')).item }).data

export const cardQuery = (cus_id: number) => ({
  queryKey: ['/call/card', cus_id],
  queryFn: async () => (await call('/call/card', { cus_id })).item,
})

/** Money, wishes and script of a customer. */
export const useCard = (cus_id: number) => useQuery(cardQuery(cus_id)).data

/** The open call with this customer. */
export function useOpenCall(cus_id: number) {
  const open = useCallState()?.open
  return open?.cus_id === cus_id ? open : null
}

type PhoneRules = typeof import('#modules/customers/domain/phone.ts')

export const loadPhoneRules = (): Promise<PhoneRules> => import('#modules/customers/domain/phone.ts')

/** The rules of telephone numbers are large; they are fetched with the first card. */
export function usePhoneRules(): PhoneRules | null {
  const [rules, setRules] = useState<PhoneRules | null>(null)
  useEffect(() => {
    void loadPhoneRules().then(setRules)
  }, [])
  return rules
}

/** Web addresses open in a new tab, others start a telephone app; a followed link does not leave the page. */
function openAddress(address: string): void {
  if (/^https?:/i.test(address)) return void globalThis.open(address, '_blank', 'noopener')
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}

/** Records the call and dials; a refusal is said and nothing is dialled. */
export function useDial(customer: CustomerRow) {
  const queries = useQueryClient()
  const template = useCallState()?.dial_template ?? null
  return async (rules: PhoneRules, number: string) => {
    try {
      await write('/call/start', { cus_id: customer.id, number })
      await queries.invalidateQueries({ queryKey: ['/call/state'] })
      openAddress(rules.dialAddress(number, template))
    } catch (error) {
      toastError(error)
    }
  }
}
