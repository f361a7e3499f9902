import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'

/** What the panel about consents needs to know of a customer. */
export type ConsentCustomer = Pick<
  CustomerRow,
  | 'id'
  | 'cus_firm'
  | 'cus_name'
  | 'cus_surname'
  | 'cus_tel1'
  | 'cus_gsm'
  | 'cus_tel2'
  | 'cus_email'
  | 'cus_private'
  | 'cus_country_code'
>
