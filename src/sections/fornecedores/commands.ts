/** The verbs on suppliers (commands.md §5 H; spec 1 §2.10, §5, §8). */
import { send } from '#api/query.ts'
import { defineCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { fornecedoresDeletar } from './contract.ts'

export const fornecedorCommands = recordCommands({
  noun: 'fornecedor',
  singular: 'fornecedor',
  plural: 'fornecedores',
  article: 'o',
  path: '/fornecedores',
  createLabel: 'Novo',
  remove: (id) => send(fornecedoresDeletar, { id }),
})

export const fornecedorImagem = defineCommand({
  id: 'fornecedor.imagem',
  title: 'Escolher imagem',
  noun: 'fornecedor',
  group: 'Formulário',
  icon: 'enviar',
  place: 'form',
  phrases: ['escolher imagem', 'trocar imagem', 'remover imagem'],
  when: ({ screen }) => screen.form?.noun === 'fornecedor' || 'Só no formulário de fornecedor',
  run: (args, { screen }) => screen.form?.actions['fornecedor.imagem']?.(args),
})
