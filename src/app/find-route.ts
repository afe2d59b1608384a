/** Finds the route of a path before the router is loaded. */
import type { Section, SectionRoute } from '#commands/section.ts'
import { parseIdParam } from '#lib/urls/route-location.ts'

/** Every route of these sections, in order. */
export const getRoutes = (sections: readonly Section[]): SectionRoute[] => sections.flatMap(({ routes }) => [...routes])

/**
 * The route of a path, or undefined. Routes are spelled as in the router: '/produtos/editar/$id'. A route with fewer
 * parameters wins.
 */
export function findRoute<Route extends { path: string }>(routes: readonly Route[], path: string): Route | undefined {
  const segments = path.split('/').filter(Boolean)
  const isMatch = ({ path: pattern }: Route) => {
    const patternSegments = pattern.split('/').filter(Boolean)
    return (
      patternSegments.length === segments.length &&
      patternSegments.every((segment, index) => segment.startsWith('$') || segment === segments[index])
    )
  }
  const countParams = ({ path: pattern }: Route) => pattern.split('$').length
  return routes.filter(isMatch).sort((first, second) => countParams(first) - countParams(second))[0]
}

/** The title of this page's browser tab: 'Editar Loja #7 · Gestor'. The id tells several tabs of a kind apart. */
export function formatTabTitle(route: Pick<SectionRoute, 'title' | 'path'> | undefined, path: string): string {
  if (!route) return 'Gestor'
  const id = route.path.endsWith('/$id') ? parseIdParam(path.replace(/\/$/, '').split('/').at(-1) ?? '') : 0
  return `${route.title}${id > 0 ? ` #${id}` : ''} · Gestor`
}
