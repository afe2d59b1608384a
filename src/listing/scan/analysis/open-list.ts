/** Opens a list with its filters, for a command that then works on it. */
import type { CommandContext } from '#commands/define.ts'
import { parseHref } from '#lib/urls/route-location.ts'
import type { ListSource } from '#listing/list-source.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import { getScanKey } from '#listing/scan/scan-store.ts'
import { whenListShows } from '#listing/scan/stored/wait-for-list.ts'

/**
 * Navigates to the list of this title at this address; resolves once it is on the screen with the address's filters, or
 * with null if the navigation was refused or led elsewhere.
 */
export function openList(
  { href, title }: { href: string; title: string },
  { navigate }: Pick<CommandContext, 'navigate'>,
): Promise<ListSource | null> {
  const location = parseHref(href)
  if (href !== window.location.pathname + window.location.search) navigate(location)
  return whenListShows(title, (definition) =>
    getScanKey(definition, parseListState(definition, location.search ?? {}).filters),
  )
}
