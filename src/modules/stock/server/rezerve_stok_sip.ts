import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { reservedLines } from '../domain/calls.ts'
import { isByWine, reservedLineList, wineToSendList } from '../domain/reserved.ts'

const lines = listEndpoint(reservedLineList, { from: 'rezerve_stok_sip' })
const byWine = listEndpoint(wineToSendList, { from: 'rezerve_stok_ozet' })

export const reservedEndpoints = [
  serve(reservedLines, (call) =>
    isByWine(call.input)
      ? byWine.run({ ...call, input: { ...call.input, group_by_fields: null } })
      : lines.run(call),
  ),
]
