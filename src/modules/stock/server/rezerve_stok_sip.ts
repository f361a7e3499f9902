import { endpoint } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { listPayload } from '#platform/server/list-payload.ts'
import { isByWine, reservedLineList, wineToSendList } from '../domain/reserved.ts'

const lines = listEndpoint(reservedLineList, { from: 'rezerve_stok_sip' })
const byWine = listEndpoint(wineToSendList, { from: 'rezerve_stok_ozet' })

export const reservedEndpoints = [
  endpoint({
    path: reservedLineList.path,
    who: reservedLineList.see,
    input: listPayload,
    run: (call) =>
      isByWine(call.input)
        ? byWine.run({ ...call, input: { ...call.input, group_by_fields: null } })
        : lines.run(call),
  }),
]
