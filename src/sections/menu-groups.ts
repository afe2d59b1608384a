/**
 * The groups of the menu (spec 1 §2.6). Their order here has no effect: each group is at the position of its first
 * section.
 */
import { defineGroup } from '#commands/section.ts'

export const multiNivel = defineGroup({ name: 'Multi Nível', icon: 'plano', words: ['multinivel'] })

export const rvHub = defineGroup({ name: 'RV hub', icon: 'hub', words: ['rv', 'hub'] })

export const pagamentos = defineGroup({
  name: 'Parceiro de pagamentos',
  icon: 'cartao',
  spokenName: 'pagamentos',
  words: ['parceiro de pagamentos'],
  isCollapsed: true,
})

export const auditoria = defineGroup({ name: 'Auditoria', icon: 'escudo' })
