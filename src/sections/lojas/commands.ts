/** The verbs on stores (spec 1 §2.11, §5, §8). */
import { send } from '#api/cache/query.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { lojasDeletar } from './contract.ts'
import { loja } from './noun.ts'

export const lojaCommands = recordCommands(loja, {
  form: { button: 'Cadastrar' },
  remove: async (id) => void (await send(lojasDeletar, { id })),
  notices: false,
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = lojaCommands.all
