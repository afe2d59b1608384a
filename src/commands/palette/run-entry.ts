/** Runs a line of the open palette. */
import { withBasePath } from '#lib/startup/base-path.ts'
import { buildHref } from '#lib/urls/route-location.ts'
import { announce } from '#ui/announce.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { performScript } from '#commands/scripts/run-script.ts'
import { findNeighbours, focusRowWhenShown } from '#commands/palette/hits/show-in-list.ts'
import type { Hit, PaletteEntry } from './entry.ts'
import type { PaletteContext } from './palette-listing.ts'
import { hidePalette } from './palette-store.ts'
import type { usePalette } from './use-palette.ts'

/** Shows a found record in its list, with the cursor on it. */
export function showHitInList(hit: Hit, context: PaletteContext): void {
  const neighbours = findNeighbours(hit, context)
  if (!neighbours) return announce(`${hit.resource.title} não tem lista`)
  const { command, view } = neighbours
  hidePalette()
  void performCommand(command, { vista: view }, 'paleta', { usesTargetRows: false })
  if (command.path !== undefined) focusRowWhenShown(command.path, hit.record.id)
}

/**
 * Runs an entry, asks for its next argument, or announces why it is disabled. `newTab` opens the target of a navigation
 * in a new tab.
 */
export function runEntry(entry: PaletteEntry, palette: ReturnType<typeof usePalette>, newTab: boolean): void {
  if (entry.disabledReason !== null) return announce(entry.disabledReason)
  const { skip, records, note } = palette
  // Only the highlighted line's records were looked up.
  // A preview that is required has read the records itself.
  const isPreviewed = entry.command?.requiredPreviewMs !== undefined
  const lookedUp = entry === palette.active ? { skip, records, ...(!isPreviewed && { note }) } : {}
  const refuseNewTab = () => announce('Só a navegação abre em nova aba')
  if (entry.command === null) {
    if (newTab) return refuseNewTab()
    hidePalette()
    if (entry.script) void performScript(entry.script, lookedUp)
    return
  }
  const { command, args } = entry
  const [name] = entry.missing
  if (entry.expands !== undefined) return palette.expand(entry.expands)
  if (entry.replacementLine !== undefined) return palette.type(entry.replacementLine)
  if (entry.replacementId !== undefined) return palette.type(palette.filled(entry.replacementId))
  if (name !== undefined) return palette.ask({ command, args, argName: name }, entry.promptText)
  if (newTab) {
    if (!command.to) return refuseNewTab()
    hidePalette()
    window.open(withBasePath(buildHref(command.to(args))), '_blank', 'noopener')
    return
  }
  hidePalette()
  void performCommand(command, args, 'paleta', {
    usesTargetRows: false,
    phrase: entry.phrase,
    ...lookedUp,
  })
}
