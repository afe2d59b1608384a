/** The commands of cashbacks (spec 1 §2.8, §5, §8). */
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/write.ts'
import { requireReadable } from '#api/require-readable.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { statusCommands } from '#forms/resource-commands/status-commands.ts'
import { cashbacksAtualizar, cashbacksDeletar, cashbacksVisualizar } from './contract.ts'
import { cashbackFields } from './fields.ts'
import { cashback } from './resource.ts'

export const cashbackCommands = recordCommands(cashback, {
  viewVerb: 'Visualizar',
  form: { fields: cashbackFields, buttonLabel: 'Cadastrar Cashback' },
  remove: async (id) => findPlatformMessage(await sendWrite(cashbacksDeletar, { id })),
  showsNotices: true,
})

export const cashbackStatusCommands = statusCommands(cashback, {
  read: cashbacksVisualizar,
  // An update sends all fields (spec 1 §7), and is refused if one cannot be read (case N3).
  async write(record, statusId) {
    const fields = requireReadable(record, { dscCashback: 'a descrição', porcentagemCashback: 'a porcentagem' })
    return findPlatformMessage(await sendWrite(cashbacksAtualizar, { id: record.id, statusId, ...fields }))
  },
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [...cashbackCommands.all, ...cashbackStatusCommands.all]
