/** Which route a path leads to, before the router is there to say so. */
import type { Section, SectionRoute } from '#commands/section.ts'
import { parseIdParam } from '#lib/urls/route-location.ts'

/** Every route of these sections, in their order. */
export const getRoutes = (sections: readonly Section[]): SectionRoute[] => sections.flatMap(({ routes }) => [...routes])

/** Routes are spelled as the router has them: '/produtos/editar/$id'; a fixed part wins over a free one. */
export function findRoute<Route extends { path: string }>(routes: readonly Route[], path: string): Route | undefined {
  const parts = path.split('/').filter(Boolean)
  const isMatch = ({ path: pattern }: Route) => {
    const wanted = pattern.split('/').filter(Boolean)
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  }
  const countParams = ({ path: pattern }: Route) => pattern.split('$').length
  return routes.filter(isMatch).sort((one, other) => countParams(one) - countParams(other))[0]
}

/** What the tab of this page is called: 'Editar Loja #7 · Gestor', so that several of a kind are told apart. */
export function formatTabTitle(route: Pick<SectionRoute, 'title' | 'path'> | undefined, path: string): string {
  if (!route) return 'Gestor'
  const id = route.path.endsWith('/$id') ? parseIdParam(path.replace(/\/$/, '').split('/').at(-1) ?? '') : 0
  return `${route.title}${id > 0 ? ` #${id}` : ''} · Gestor`
}
