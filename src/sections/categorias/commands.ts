/** The verbs on categories (commands.md §5 G; spec 1 §2.9, §5, §8). */
import { send } from '#api/query.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { categoriasDeletar } from './contract.ts'

export const categoriaCommands = recordCommands({
  noun: 'categoria',
  singular: 'categoria',
  plural: 'categorias',
  article: 'a',
  path: '/categorias',
  createLabel: 'Cadastrar',
  remove: (id) => send(categoriasDeletar, { id }),
})
