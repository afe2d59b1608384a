/** What running a line of the open palette does. */
import { withBasePath } from '#lib/startup/base-path.ts'
import { buildHref } from '#lib/urls/route-location.ts'
import { announce } from '#ui/announce.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { performScript } from '#commands/scripts/run-script.ts'
import type { PaletteEntry } from './entry.ts'
import { hidePalette } from './palette-store.ts'
import type { usePalette } from './use-palette.ts'

/** Runs a line, asks for what it still wants, or says why it is off; `newTab`: where it leads to a place. */
export function runEntry(entry: PaletteEntry, palette: ReturnType<typeof usePalette>, newTab: boolean): void {
  if (entry.disabledReason !== null) return announce(entry.disabledReason)
  const { skip, records, note } = palette
  // What was looked up is of the highlighted line alone.
  const lookedUp = entry === palette.active ? { skip, records, note } : {}
  const getPlainId = () => announce('Só a navegação abre em nova aba')
  if (entry.command === null) {
    if (newTab) return getPlainId()
    hidePalette()
    if (entry.script) void performScript(entry.script, lookedUp)
    return
  }
  const { command, args } = entry
  const [name] = entry.missing
  if (entry.replacementLine !== undefined) return palette.type(entry.replacementLine)
  if (entry.replacementId !== undefined) return palette.type(palette.filled(entry.replacementId))
  if (name !== undefined) return palette.ask({ command, args, argName: name }, entry.promptText)
  if (newTab) {
    if (!command.to) return getPlainId()
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
