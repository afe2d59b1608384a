/** Placeholder pages that only have a menu entry (spec 1 §1, §2.1; sections/README §2). */
import { pageSection } from '#commands/section.ts'
import { pagamentos } from '#sections/menu-groups.ts'

export const blankPage = {
  title: 'Página em branco',
  path: '/blank',
  commandSuffix: 'blank',
  synonyms: ['blank', 'página vazia'],
  icon: 'documento',
  isUnlisted: true,
} as const

const createPartnerPage = (number: 1 | 2) =>
  ({
    title: `Parceiro de pagamentos ${number}`,
    path: `/sub-menu-${number}`,
    commandSuffix: `submenu${number}`,
    synonyms: [`sub-menu ${number}`, `sub-menu-${number}`, `submenu ${number}`, `pagamentos ${number}`],
    icon: 'cartao',
    group: pagamentos,
  }) as const

export const placeholderSection = pageSection(
  null,
  [blankPage, createPartnerPage(1), createPartnerPage(2)].map((page) => ({
    ...page,
    loadScreen: () => import('./page.tsx').then(({ createEmptyPage: emptyPage }) => emptyPage(page.title)),
  })),
)
