/** The verbs on stores (commands.md §5 I; spec 1 §2.11, §5, §8). */
import { send } from '#api/query.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { lojasDeletar, type Loja, lojasVisualizar } from './contract.ts'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Verbs } from '#commands/section.ts'

export const lojaCommands = recordCommands({
  noun: 'loja',
  singular: 'loja',
  plural: 'lojas',
  article: 'a',
  path: '/lojas',
  createLabel: 'Cadastrar',
  remove: (id) => send(lojasDeletar, { id }),
})

const summary = (row: Loja): RecordSummary => ({ id: row.id, name: row.dscNome ?? '', status: row.status, row })

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: lojaCommands.all,
  records: {
    noun: 'loja',
    singular: 'loja',
    plural: 'lojas',
    article: 'a',
    load: (id, signal) => call(lojasVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
