/** Pages that hold nothing but their place in the menu (spec 1 §1, §2.1; sections/README §2). */
import type { Section, SectionRoute } from '#commands/section.ts'

const page = (path: string, title: string): SectionRoute => ({
  path,
  title,
  noun: null,
  screen: () => import('./page.tsx').then((module) => module.pageOf(title)),
})

export const placeholderSection: Section = {
  nouns: [],
  menu: [
    {
      label: 'Página em branco',
      path: '/blank',
      command: 'ir.blank',
      phrase: 'página em branco',
      synonyms: ['blank', 'página vazia'],
      icon: 'documento',
      unlisted: true,
    },
    {
      label: 'Sub-menu 1',
      path: '/sub-menu-1',
      command: 'ir.submenu1',
      phrase: 'parceiro de pagamentos 1',
      synonyms: ['sub-menu-1', 'submenu 1', 'pagamentos 1'],
      icon: 'cartao',
      group: 'Parceiro de pagamentos',
    },
    {
      label: 'Sub-menu 2',
      path: '/sub-menu-2',
      command: 'ir.submenu2',
      phrase: 'parceiro de pagamentos 2',
      synonyms: ['sub-menu-2', 'submenu 2', 'pagamentos 2'],
      icon: 'cartao',
      group: 'Parceiro de pagamentos',
    },
  ],
  routes: [
    page('/blank', 'Página em branco'),
    page('/sub-menu-1', 'Parceiro de pagamentos 1'),
    page('/sub-menu-2', 'Parceiro de pagamentos 2'),
  ],
}
