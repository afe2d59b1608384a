/** Pages that hold nothing but their place in the menu (spec 1 §1, §2.1; sections/README §2). */
import { pageSection } from '#commands/section.ts'
import { pagamentos } from '#sections/menu-groups.ts'

export const blank = {
  title: 'Página em branco',
  path: '/blank',
  place: 'blank',
  synonyms: ['blank', 'página vazia'],
  icon: 'documento',
  unlisted: true,
} as const

const partner = (number: 1 | 2) =>
  ({
    title: `Parceiro de pagamentos ${number}`,
    path: `/sub-menu-${number}`,
    place: `submenu${number}`,
    synonyms: [`sub-menu ${number}`, `sub-menu-${number}`, `submenu ${number}`, `pagamentos ${number}`],
    icon: 'cartao',
    group: pagamentos,
  }) as const

export const placeholderSection = pageSection(
  null,
  [blank, partner(1), partner(2)].map((page) => ({
    ...page,
    screen: () => import('./page.tsx').then(({ emptyPage }) => emptyPage(page.title)),
  })),
)
