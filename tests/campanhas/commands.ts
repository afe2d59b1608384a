/** The commands on campaigns. */
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/query.ts'
import { requireReadable } from '#api/require-readable.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { statusCommands } from '#forms/resource-commands/status-commands.ts'
import { toDateTimeLocalValue } from '#lib/format/dates.ts'
import { campanhasAtualizar, campanhasDeletar, campanhasVisualizar } from './contract.ts'
import { campanha } from './resource.ts'

export const recordCommandSet = recordCommands(campanha, {
  form: { buttonLabel: 'Nova campanha' },
  remove: async (id) => findPlatformMessage(await sendWrite(campanhasDeletar, { id })),
  showsNotices: true,
})

export const statusCommandSet = statusCommands(campanha, {
  read: campanhasVisualizar,
  async write(now, statusId) {
    const { dscNome } = requireReadable(now, { dscNome: 'o nome' })
    const dates = { dtInicio: toDateTimeLocalValue(now.dtInicio), dtFim: toDateTimeLocalValue(now.dtFim) }
    return findPlatformMessage(await sendWrite(campanhasAtualizar, { id: now.id, statusId, dscNome, ...dates }))
  },
})

/** The commands that the command layer loads from this section. */
export const commands: readonly AnyCommand[] = [...recordCommandSet.all, ...statusCommandSet.all]
