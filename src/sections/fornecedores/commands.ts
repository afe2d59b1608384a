/** The commands of suppliers (spec 1 §2.10, §5, §8). */
import { sendWrite } from '#api/cache/write.ts'
import type { AnyCommand } from '#commands/define.ts'
import { defineFormCommand } from '#forms/form-command.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { fornecedoresDeletar } from './contract.ts'
import { fornecedorFields } from './fields.ts'
import { fornecedor } from './resource.ts'

export const fornecedorCommands = recordCommands(fornecedor, {
  form: { fields: fornecedorFields, buttonLabel: 'Novo' },
  remove: async (id) => void (await sendWrite(fornecedoresDeletar, { id })),
  showsNotices: false,
})

/** The commands of the picture, on the form. */
export const imageCommands = {
  choose: defineFormCommand(fornecedor, {
    id: 'fornecedor.imagem',
    title: 'Escolher imagem',
    icon: 'enviar',
    phrases: ['escolher imagem'],
  }),
  remove: defineFormCommand(fornecedor, {
    id: 'fornecedor.imagem.remover',
    title: 'Remover imagem',
    icon: 'excluir',
    phrases: ['remover imagem'],
  }),
}

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [...fornecedorCommands.all, ...Object.values(imageCommands)]
