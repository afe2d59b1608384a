/** Transações: a read-only list, each row a way to its history (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { transacao } from './noun.ts'

export const transacoesSection = nounSection(transacao, {
  icon: 'transacao',
  unlisted: true,
  keys: ['g t'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  verbs: () => import('./commands.ts'),
})
