import { Tabs } from '@mantine/core'
import { useMemo } from 'react'
import { say } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { appointmentList, customerList } from '#modules/customers/domain/customer-lists.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { showing } from '../customer-data.ts'
import { CustomerFacts } from './CustomerFacts.tsx'
import { useCustomerExtras } from '../public/customer-extras.ts'
import { ProductTab } from './ProductTab.tsx'
import classes from '../Tracking.module.css'
import { trackingTexts } from '../texts.ts'

/** The lists beside a customer show what tells people apart; the rest is on the customer's page. */
const myCustomers = showing(customerList, {
  cus_surname: { width: 120 },
  cus_name: { width: 110 },
  cus_firm: { width: 150 },
  cus_city: { width: 120 },
})

const myAppointments = showing(appointmentList, {
  rand_tar: { width: 120 },
  rand_saat: { width: 90 },
  cus_surname: { width: 130 },
  cus_name: { width: 120 },
  cus_firm: { width: 160 },
  rand_note: { width: 200 },
})

/** The short labels are part of the full names, so that voice control understands both. */
const ownTabs = ['call', 'customers', 'appointments', 'products'] as const

type Props = {
  tab: string
  customer: CustomerRow | null
  onTab(tab: string): void
  onCustomer(id: number): void
}

/** To the right of the customer: own customers, own appointments, wines. */
export function SideTabs({ tab, customer, onTab, onCustomer }: Props) {
  const t = useTexts(trackingTexts)
  const language = useLanguage()
  const user = useUser()
  const { tabs: extras, calling, bottles } = useCustomerExtras()
  const own = useMemo(() => ({ cus_user: user.id }), [user.id])
  const mine = useMemo(() => ({ rand_user: user.id }), [user.id])
  const open = (row: CustomerRow) => onCustomer(row.id)
  return (
    <Tabs
      value={tab}
      onChange={(next) => next && onTab(next)}
      keepMounted={false}
      className={classes.tabs ?? ''}
      aria-label={t('tabs_label')}
    >
      <Tabs.List>
        {ownTabs.map((name) => (
          <Tabs.Tab key={name} value={name} aria-label={t(`tab_${name}`)} title={t(`tab_${name}`)}>
            <span className={classes.short}>{t(`tab_${name}_short`)}</span>
            <span className={classes.full}>{t(`tab_${name}`)}</span>
          </Tabs.Tab>
        ))}
        {extras.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {say(label, language)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="call" className={`wk-scroll wk-stack ${classes.callPanel}`}>
        {customer && (
          <>
            {bottles?.(customer)}
            {calling && <calling.Script customer={customer} />}
            <section className={`wk-panel ${classes.about}`}>
              <CustomerFacts customer={customer} />
            </section>
          </>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="customers" className={classes.tabPanel ?? ''}>
        <ListScreen
          list={myCustomers}
          title={t('tab_customers')}
          place="panel"
          fixedFilters={own}
          onPick={open}
        />
      </Tabs.Panel>
      <Tabs.Panel value="appointments" className={classes.tabPanel ?? ''}>
        <ListScreen
          list={myAppointments}
          title={t('tab_appointments')}
          place="panel"
          fixedFilters={mine}
          onPick={open}
        />
      </Tabs.Panel>
      <Tabs.Panel value="products" className={classes.tabPanel ?? ''}>
        <ProductTab customer={customer} />
      </Tabs.Panel>
      {extras.map(({ key, render }) => (
        <Tabs.Panel key={key} value={key} className={classes.tabPanel ?? ''}>
          {render(customer)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
