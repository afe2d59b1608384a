/** A link to a page of the console: a plain anchor, whose clicks the shell takes to the router (app/shell/links.ts). */
import type { ComponentProps } from 'react'
import { withBase } from '#lib/start/base-path.ts'
import { addressOf, type Place } from '#lib/places/place.ts'

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Place
}

/** Navigates without a reload; a press with Ctrl or the middle button opens a tab, as for every link. */
export const PathLink = ({ to, children, ...rest }: PathLinkProps) => (
  <a href={withBase(addressOf(to))} {...rest}>
    {children}
  </a>
)
