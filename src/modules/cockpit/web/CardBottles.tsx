import { ordering } from '#modules/customers/web/public/ordering.ts'
import { ThreeBottles } from '#modules/suggest/web/public/ThreeBottles.tsx'
import { wishedBottle } from '#modules/suggest/web/public/wished-bottle.ts'
import { useStore } from '#platform/web/store.ts'

/** Three wines beside the card; choosing one begins an order with it. While the order is open, its form shows them. */
export function CardBottles({ cus_id }: { cus_id: number }) {
  if (useStore(ordering) === cus_id) return null
  return (
    <ThreeBottles
      cus_id={cus_id}
      onAdd={(bottle) => {
        wishedBottle.set({ cus_id, bottle })
        ordering.set(cus_id)
      }}
    />
  )
}
