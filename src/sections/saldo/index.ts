/** Saldo: the balance of the credit hub (spec 1 §2.6; sections/README §2). */
import { nounSection } from '#commands/section.ts'
import { rvHub } from '#sections/menu-groups.ts'
import { saldo } from './noun.ts'

export const saldoSection = nounSection(saldo, {
  icon: 'cartao',
  group: rvHub,
  keys: ['g s'],
  page: () => import('./screen.tsx'),
  verbs: () => import('./commands.ts'),
})
