/** The section Transações: a read-only list whose rows link to their history (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { transacao } from './resource.ts'

export const transacoesSection = resourceSection(transacao, {
  icon: 'transacao',
  isUnlisted: true,
  keys: ['g t'],
  everydayWords: ['moviment', 'extrato'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadCommands: () => import('./commands.ts'),
})
