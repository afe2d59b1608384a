/** Which route a path leads to, before the router is there to say so. */
import type { Section, SectionRoute } from '#commands/section.ts'

/** Every route of these sections, in their order. */
export const routesOf = (sections: readonly Section[]): SectionRoute[] => sections.flatMap(({ routes }) => [...routes])

/** Routes are spelled as the router has them: '/produtos/editar/$id'; a fixed part wins over a free one. */
export function routeAt<Route extends { path: string }>(routes: readonly Route[], path: string): Route | undefined {
  const parts = path.split('/').filter(Boolean)
  const fits = ({ path: pattern }: Route) => {
    const wanted = pattern.split('/').filter(Boolean)
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  }
  const free = ({ path: pattern }: Route) => pattern.split('$').length
  return routes.filter(fits).sort((one, other) => free(one) - free(other))[0]
}
