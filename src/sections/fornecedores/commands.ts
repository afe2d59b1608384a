/** The verbs on suppliers (spec 1 §2.10, §5, §8). */
import { send } from '#api/query.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { fornecedoresDeletar } from './contract.ts'
import type { Verbs } from '#commands/section.ts'
import { fornecedor } from './noun.ts'

export const fornecedorCommands = recordCommands({
  noun: fornecedor,
  createLabel: 'Novo',
  remove: (id) => send(fornecedoresDeletar, { id }),
})

const onForm = {
  noun: fornecedor,
  group: 'Formulário',
  place: 'form',
  when: ({ screen }) => screen.form?.noun === fornecedor || 'Só no formulário de fornecedor',
} satisfies Partial<AnyCommand>

const imagem = defineCommand({
  ...onForm,
  id: 'fornecedor.imagem',
  title: 'Escolher imagem',
  icon: 'enviar',
  phrases: ['escolher imagem', 'trocar imagem'],
  run: (args, { screen }) => screen.form?.actions['fornecedor.imagem']?.(args),
})

const imagemRemover = defineCommand({
  ...onForm,
  id: 'fornecedor.imagem.remover',
  title: 'Remover imagem',
  icon: 'excluir',
  phrases: ['remover imagem'],
  run: (args, { screen }) => screen.form?.actions['fornecedor.imagem.remover']?.(args),
})

export const imagemCommands: readonly AnyCommand[] = [imagem, imagemRemover]

/** What the command layer loads of this section. */
export const verbs: Verbs = {
  commands: [...fornecedorCommands.all, ...imagemCommands],
}
