import { Anchor } from '@mantine/core'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import { PreviewLoader } from '#platform/web/list/preview/PreviewLoader.tsx'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import classes from './CustomerCard.module.css'
import { useCustomer } from '../customer-data.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { CallFacts, CustomerFacts } from './CustomerFacts.tsx'
import { LatestConversations } from './LatestConversations.tsx'

/** What decides whether and when to ring a customer, beside the list. */
export function CustomerPreview({ id }: { id: number }) {
  return (
    <PreviewLoader query={useCustomer(id)}>
      {(customer) => (
        <>
          <h2>{customerLabel(customer)}</h2>
          {[customer.cus_tel1, customer.cus_tel2, customer.cus_gsm].filter(Boolean).map((number) => (
            <p key={number}>
              {customer.cus_dnd !== MAY_BE_CALLED || isMasked(number) ? (
                number
              ) : (
                <Anchor href={`tel:${number}`}>{number}</Anchor>
              )}
            </p>
          ))}
          {customer.cus_email && <p>{customer.cus_email}</p>}
          <div className={classes.narrow}>
            <CallFacts customer={customer} />
          </div>
          <CustomerFacts customer={customer} />
          <LatestConversations cusId={customer.id} />
        </>
      )}
    </PreviewLoader>
  )
}
