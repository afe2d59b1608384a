/** The verbs on stores (spec 1 §2.11, §5, §8). */
import { send } from '#api/query.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { lojasDeletar } from './contract.ts'
import type { Verbs } from '#commands/section.ts'
import { loja } from './noun.ts'

export const lojaCommands = recordCommands({
  noun: loja,
  createLabel: 'Cadastrar',
  remove: (id) => send(lojasDeletar, { id }),
})

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: lojaCommands.all,
}
