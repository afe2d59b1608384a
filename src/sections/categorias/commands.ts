/** The verbs on categories (spec 1 §2.9, §5, §8). */
import { send } from '#api/cache/query.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { categoriasDeletar } from './contract.ts'
import { categoria } from './noun.ts'

export const categoriaCommands = recordCommands(categoria, {
  form: { button: 'Cadastrar' },
  remove: async (id) => void (await send(categoriasDeletar, { id })),
  notices: false,
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = categoriaCommands.all
