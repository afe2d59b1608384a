/** A link to a path of the console: a plain anchor, whose clicks the shell takes to the router (app/shell/links.ts). */
import type { ComponentProps } from 'react'
import { withBase } from '#lib/base-path.ts'

interface PathLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** With its query: '/auditoria/transacoes/usuario?usuarioId=42'. */
  to: string
}

/** Navigates without a reload; a press with Ctrl or the middle button opens a tab, as for every link. */
export const PathLink = ({ to, children, ...rest }: PathLinkProps) => (
  <a href={withBase(to)} {...rest}>
    {children}
  </a>
)
