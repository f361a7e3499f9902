import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { repairList } from '../domain/repair-list.ts'
import { birthdayKeys } from '../domain/birthday.ts'
import { countByOwner, countByStatus } from '../domain/calls.ts'
import {
  appointmentList,
  birthdayList,
  customerBaseList,
  customerList,
  removedList,
} from '../domain/customer-lists.ts'
import { phoneFields } from '../domain/phone.ts'
import {
  appointmentScope,
  givenBackScope,
  listedCustomers,
  MAY_BE_CALLED,
  unmarkedCustomers,
} from '../domain/visibility.ts'
import { drawEndpoint } from './moving/drawing.ts'
import { maskedPhones } from './phones/masking.ts'
import { byPhone, byPhoneOrOldNumber } from './phones/phone-sql.ts'

const from = 'customer_all_list'
const masks = maskedPhones(...phoneFields)

const withBirthday = (_actor: Actor, now: Temporal.Instant) =>
  sql`birthday_key in (${sql.join(birthdayKeys(businessDay(now)))})`

const removed = (actor: Actor) => sql`(cus_dnd <> ${MAY_BE_CALLED} or ${scopeSql(givenBackScope(actor))})`

type StatusCount = z.infer<typeof countByStatus.answer>['datalist'][number]
type OwnerCount = z.infer<typeof countByOwner.answer>['datalist'][number]

const reports = [
  serve(countByStatus, async ({ db }) => {
    const rows = await allRows(db)<StatusCount>`
        select d.id, d.descp, d.descp_tr, d.descp_en, count(c.id) as count
        from cus_dnd d left join customers c on c.cus_dnd = d.id and c.cus_del = '0'
        group by d.id order by d.id`
    return { datalist: rows }
  }),
  serve(countByOwner, async ({ db }) => {
    const rows = await allRows(db)<OwnerCount>`
        select u.id, u.user_name, ${personName} as name_surname, count(*) as count
        from customers c join sys_users u on u.id = c.cus_user
        where c.cus_del = '0' group by u.id order by count(*) desc, u.id`
    return { datalist: rows }
  }),
]

export const customerListEndpoints = [
  listEndpoint(customerList, { from, scope: listedCustomers, alsoFinds: byPhoneOrOldNumber, masks }),
  listEndpoint(customerBaseList, { from, scope: listedCustomers, alsoFinds: byPhone, masks }),
  listEndpoint(birthdayList, {
    from: 'customer_birthday_view',
    scope: listedCustomers,
    where: withBirthday,
    masks,
  }),
  listEndpoint(appointmentList, {
    from,
    scope: appointmentScope,
    where: () => sql`rand_tar is not null`,
    alsoFinds: byPhone,
    masks,
  }),
  listEndpoint(removedList, { from, scope: unmarkedCustomers, where: removed, alsoFinds: byPhone, masks }),
  listEndpoint(repairList, {
    from: 'undialable_numbers',
    scope: listedCustomers,
    masks: maskedPhones('broken'),
  }),
  drawEndpoint,
  ...reports,
]
