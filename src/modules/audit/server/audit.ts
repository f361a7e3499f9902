import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { isFileAnswer, type FileAnswer } from '#core/calls.ts'
import type { ListAnswer } from '#core/lists/list-call.ts'
import { verifyConsents } from '#modules/consents/server/public.ts'
import { sealAudit, verifyAudit } from '#platform/server/audit/audit-chain.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { missingHeads } from '#platform/server/audit/kept-heads.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { auditList, type AuditRow } from '../domain/audit-list.ts'
import { listChanges, verifyChanges } from '../domain/calls.ts'
import { headsIn } from '../domain/head-mail.ts'
import { entriesOfRecord } from './entries-of-record.ts'

const refusals = defineRefusals({
  no_heads_in_text: {
    tr: 'Bu metinde zincir halkası yok. Günlük e-postadaki satırları olduğu gibi yapıştırın.',
    de: 'In diesem Text steht kein Glied einer Kette. Fügen Sie die Zeilen der täglichen E-Mail unverändert ein.',
    en: 'This text contains no link of a chain. Paste the lines of the daily mail as they are.',
  },
})

/** How long to wait for open transactions so that the latest entries can be sealed before the check. */
const SEAL_WAIT_MS = 1000

const rows = listEndpoint(auditList, {
  from: 'audit_list',
  printers: new URL('../domain/audit-cells.ts', import.meta.url),
})

type Fields = AuditRow['after']
type Stored = Omit<AuditRow, 'before' | 'after'> & { before?: string | null; after?: string | null }

const readFields = (text: string | null): Fields => (text === null ? null : (JSON.parse(text) as Fields))

/** The view has the fields as text; a column that was not asked for stays out. */
const entryOf = ({ before, after, ...entry }: Stored) => ({
  ...entry,
  ...(before === undefined ? {} : { before: readFields(before) }),
  ...(after === undefined ? {} : { after: readFields(after) }),
})

export const auditEndpoints = [
  serve(listChanges, async (call) => {
    const { record, ...asked } = call.input
    // Ticked entries are entries of the record already.
    const of = record && !asked.only_ids ? { only_ids: await entriesOfRecord(call.db, record) } : {}
    // The rows are changed below, so they are requested as objects even if compact rows were asked for.
    const input = { ...asked, ...of, compact: undefined }
    const answer = (await rows.run({ ...call, input })) as ListAnswer<Stored> | FileAnswer
    return isFileAnswer(answer) ? answer : { ...answer, datalist: answer.datalist.map(entryOf) as AuditRow[] }
  }),
  serve(verifyChanges, async ({ db, input, services }) => {
    const heads = headsIn(input.kept ?? '')
    if (input.kept && !heads.length) throw new AppError(refusals.no_heads_in_text)
    await sealAudit(services.db, SEAL_WAIT_MS)
    const missing = await missingHeads(db, heads)
    return {
      ...(await verifyAudit(db)),
      consents: await verifyConsents(db),
      kept: input.kept ? { found: heads.length - missing.length, missing } : null,
    }
  }),
]
