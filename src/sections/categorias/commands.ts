/** The verbs on categories (commands.md §5 G; spec 1 §2.9, §5, §8). */
import { send } from '#api/query.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { categoriasDeletar, type Categoria, categoriasVisualizar } from './contract.ts'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Verbs } from '#commands/section.ts'

export const categoriaCommands = recordCommands({
  noun: 'categoria',
  singular: 'categoria',
  plural: 'categorias',
  article: 'a',
  path: '/categorias',
  createLabel: 'Cadastrar',
  remove: (id) => send(categoriasDeletar, { id }),
})

const summary = (row: Categoria): RecordSummary => ({ id: row.id, name: row.dscNome ?? '', status: row.status, row })

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: categoriaCommands.all,
  records: {
    noun: 'categoria',
    singular: 'categoria',
    plural: 'categorias',
    article: 'a',
    load: (id, signal) => call(categoriasVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
