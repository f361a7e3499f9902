import type { Calling } from '#modules/customers/web/public/customer-extras.ts'
import { CallPhones } from '../CallPhones.tsx'
import { Money } from '../Money.tsx'
import { Outcomes } from '../Outcomes.tsx'
import { Queue } from '../Queue.tsx'
import { Script } from '../Script.tsx'
import { Status } from '../Status.tsx'

export { cardQuery } from '../call-data.ts'

/** The parts of the calling screen. */
export const calling: Calling = { Status, Queue, Phones: CallPhones, Money, Outcomes, Script }
