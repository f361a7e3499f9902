import type { RecordKind } from './announced.ts'
import type { ReferenceDefinition } from './reference-definition.ts'
import type { Setting } from './company/setting-definition.ts'

/** How people read the values of a column; internal ones are not shown. */
export type ColumnKind = 'amount' | 'percent' | 'flag' | 'count' | 'number' | 'internal'

/** What a module brings to browser and server alike; `npm run generate` writes it to `core/brought`. */
export type DomainModule = {
  settings?: Readonly<Record<string, Setting>>
  references?: Readonly<Record<string, ReferenceDefinition>>
  /** How the change log writes its columns, each with its table where the same name means something else elsewhere. */
  logged?: Readonly<Partial<Record<ColumnKind, string>>>
  /** Resources whose rows and questions name a record by `id`. */
  records?: Readonly<Record<`/${string}`, RecordKind>>
}
