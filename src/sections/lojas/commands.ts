/** The verbs on stores (commands.md §5 I; spec 1 §2.11, §5, §8). */
import { send } from '#api/query.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { lojasDeletar } from './contract.ts'

export const lojaCommands = recordCommands({
  noun: 'loja',
  singular: 'loja',
  plural: 'lojas',
  article: 'a',
  path: '/lojas',
  createLabel: 'Cadastrar',
  remove: (id) => send(lojasDeletar, { id }),
})
