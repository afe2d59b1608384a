/** A link to a path of the console with its query as one text; the router's own Link wants the two apart. */
import { Link, type LinkComponentProps } from '@tanstack/react-router'

interface PathLinkProps extends Omit<LinkComponentProps, 'to' | 'search'> {
  /** '/auditoria/transacoes/usuario?usuarioId=42' */
  to: string
}

/** Navigates without a reload; a press with Ctrl or the middle button opens a tab, as for every link. */
export function PathLink({ to, ...rest }: PathLinkProps) {
  const [path = '/', query = ''] = to.split('?')
  return <Link to={path} search={Object.fromEntries(new URLSearchParams(query))} {...rest} />
}
