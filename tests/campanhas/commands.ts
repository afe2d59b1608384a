/** The commands on campaigns. */
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/write.ts'
import { requireReadable } from '#api/require-readable.ts'
import { call } from '#api/session/client.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { statusCommands } from '#forms/resource-commands/status-commands.ts'
import { toExactDateTimeValue } from '#lib/format/dates.ts'
import { type Campanha, campanhasAtualizar, campanhasCriar, campanhasDeletar, campanhasVisualizar } from './contract.ts'
import { campanhaFields } from './fields.ts'
import { campanha } from './resource.ts'

export const campanhaCommands = recordCommands(campanha, {
  form: { fields: campanhaFields, buttonLabel: 'Nova campanha' },
  remove: async (id) => findPlatformMessage(await sendWrite(campanhasDeletar, { id })),
  showsNotices: true,
})

/**
 * All fields of a stored campaign as an update sends them back. Throws if one cannot be read: an update without it would
 * erase it (case N3).
 */
function toPayload(stored: Campanha) {
  const labels = { dscNome: 'o nome', numValor: 'o valor', dtInicio: 'o início', statusId: 'o status' }
  const { dtInicio, dtFim, ...fields } = requireReadable(stored, labels, { dtFim: 'o fim' })
  return {
    ...fields,
    dtInicio: toExactDateTimeValue(dtInicio),
    dtFim: dtFim === undefined ? undefined : toExactDateTimeValue(dtFim),
  }
}

export const campanhaStatusCommands = statusCommands(campanha, {
  read: campanhasVisualizar,
  write: async (now, statusId) =>
    findPlatformMessage(await sendWrite(campanhasAtualizar, { ...toPayload(now), id: now.id, statusId })),
})

export const duplicateCampanhaCommand = defineCommand({
  id: 'campanha.duplicar',
  title: 'Duplicar campanha',
  label: 'Duplicar',
  resource: campanha,
  group: 'Ações',
  icon: 'copiar',
  scope: 'row',
  phrases: ['duplicar campanha {id}'],
  args: { id: arg.id(campanha, { label: 'id da campanha' }) },
  writes: [campanhasCriar.id],
  success: 'Campanha duplicada',
  failure: 'Erro ao duplicar',
  async run({ id }) {
    const fields = toPayload(await call(campanhasVisualizar, { id }))
    return findPlatformMessage(await sendWrite(campanhasCriar, { ...fields, dscNome: `${fields.dscNome} (cópia)` }))
  },
})

/** The commands that the command layer loads from this section. */
export const commands: readonly AnyCommand[] = [
  ...campanhaCommands.all,
  ...campanhaStatusCommands.all,
  duplicateCampanhaCommand,
]
