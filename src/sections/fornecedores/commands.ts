/** The verbs on suppliers (spec 1 §2.10, §5, §8). */
import { send } from '#api/cache/query.ts'
import type { AnyCommand } from '#commands/define.ts'
import { defineFormVerb } from '#forms/form-verb.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { fornecedoresDeletar } from './contract.ts'
import { fornecedor } from './noun.ts'

export const fornecedorCommands = recordCommands(fornecedor, {
  form: { button: 'Novo' },
  remove: async (id) => void (await send(fornecedoresDeletar, { id })),
  notices: false,
})

/** The picture's, on the form. */
export const imageVerbs = {
  choose: defineFormVerb(fornecedor, {
    id: 'fornecedor.imagem',
    title: 'Escolher imagem',
    icon: 'enviar',
    phrases: ['escolher imagem'],
  }),
  remove: defineFormVerb(fornecedor, {
    id: 'fornecedor.imagem.remover',
    title: 'Remover imagem',
    icon: 'excluir',
    phrases: ['remover imagem'],
  }),
}

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [...fornecedorCommands.all, ...Object.values(imageVerbs)]
