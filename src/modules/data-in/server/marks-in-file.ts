import { sql } from 'kysely'

/** The name of a row about a customer, in the spelling of customer_marks. */
export const nameInFile = sql`search_fold(coalesce(data ->> 'name', '') || '|' || coalesce(data ->> 'surname', '')
    || '|' || coalesce(data ->> 'firm', ''))`

/** The keys that identify the customers of the file, in the spelling of customer_marks. */
export const marksInFile = sql`
  select row_no, 'phone' as mark, unnest(phone_keys(data ->> 'country', data ->> 'phone', data ->> 'phone2',
    data ->> 'mobile', data ->> 'private')) as value from rows
  union all
  select row_no, 'email', lower(trim(data ->> 'email')) from rows
  union all
  select row_no, 'name', ${nameInFile} || '|' || trim(data ->> 'postcode') from rows`
