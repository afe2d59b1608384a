/** The section Saldo: the balance of the credit hub (spec 1 §2.6; sections/README §2). */
import { resourceSection } from '#commands/section.ts'
import { rvHub } from '#sections/menu-groups.ts'
import { saldo } from './resource.ts'

export const saldoSection = resourceSection(saldo, {
  icon: 'cartao',
  group: rvHub,
  keys: ['g s'],
  loadPage: () => import('./screen.tsx'),
  loadCommands: () => import('./commands.ts'),
})
