/** The verbs on campaigns. */
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/cache/query.ts'
import { readable } from '#api/readable.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { statusCommands } from '#forms/verbs/status-commands.ts'
import { fieldDateTime } from '#lib/written/dates.ts'
import { campanhasAtualizar, campanhasDeletar, campanhasVisualizar } from './contract.ts'
import { campanha } from './noun.ts'

export const records = recordCommands(campanha, {
  form: { button: 'Nova campanha' },
  remove: async (id) => serverMessage(await send(campanhasDeletar, { id })),
  notices: true,
})

export const status = statusCommands(campanha, {
  read: campanhasVisualizar,
  async write(now, statusId) {
    const { dscNome } = readable(now, { dscNome: 'o nome' })
    const dates = { dtInicio: fieldDateTime(now.dtInicio), dtFim: fieldDateTime(now.dtFim) }
    return serverMessage(await send(campanhasAtualizar, { id: now.id, statusId, dscNome, ...dates }))
  },
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [...records.all, ...status.all]
