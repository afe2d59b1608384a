/** The verbs on cashbacks (spec 1 §2.8, §5, §8). */
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/cache/query.ts'
import { readable } from '#api/readable.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { statusCommands } from '#forms/verbs/status-commands.ts'
import { cashbacksAtualizar, cashbacksDeletar, cashbacksVisualizar } from './contract.ts'
import { cashback } from './noun.ts'

export const cashbackCommands = recordCommands(cashback, {
  window: 'Visualizar',
  form: { button: 'Cadastrar Cashback' },
  remove: async (id) => serverMessage(await send(cashbacksDeletar, { id })),
  notices: true,
})

export const cashbackStatus = statusCommands(cashback, {
  read: cashbacksVisualizar,
  // An update sends all fields (spec 1 §7), and is refused where one cannot be read (case N3).
  async write(now, statusId) {
    const rest = readable(now, { dscCashback: 'a descrição', porcentagemCashback: 'a porcentagem' })
    return serverMessage(await send(cashbacksAtualizar, { id: now.id, statusId, ...rest }))
  },
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [...cashbackCommands.all, ...cashbackStatus.all]
