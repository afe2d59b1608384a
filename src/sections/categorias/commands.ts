/** The verbs on categories (spec 1 §2.9, §5, §8). */
import { send } from '#api/query.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { categoriasDeletar } from './contract.ts'
import type { Verbs } from '#commands/section.ts'
import { categoria } from './noun.ts'

export const categoriaCommands = recordCommands({
  noun: categoria,
  createLabel: 'Cadastrar',
  remove: (id) => send(categoriasDeletar, { id }),
})

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: categoriaCommands.all,
}
