/** A link to a page of the console: a plain anchor. The shell handles its clicks (app/shell/links.ts). */
import type { ComponentProps } from 'react'
import { withBasePath } from '#lib/startup/base-path.ts'
import { buildHref, type RouteLocation } from '#lib/urls/route-location.ts'

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: RouteLocation
}

/** Navigates without a reload. A press with Ctrl or the middle button opens a tab, as for every link. */
export const PathLink = ({ to, children, ...rest }: PathLinkProps) => (
  <a href={withBasePath(buildHref(to))} {...rest}>
    {children}
  </a>
)
