/** What running a line of the open palette does. */
import { withBase } from '#lib/start/base-path.ts'
import { addressOf } from '#lib/places/place.ts'
import { announce } from '#ui/announce.ts'
import { perform } from '#commands/running/run.ts'
import { performScript } from '#commands/scripts/run-script.ts'
import type { Entry } from './entry.ts'
import { hidePalette } from './store.ts'
import type { usePalette } from './use-palette.ts'

/** Runs a line, asks for what it still wants, or says why it is off; `newTab`: where it leads to a place. */
export function runEntry(entry: Entry, palette: ReturnType<typeof usePalette>, newTab: boolean): void {
  if (entry.off !== null) return announce(entry.off)
  const { skip, records, note } = palette
  // What was looked up is of the highlighted line alone.
  const lookedUp = entry === palette.active ? { skip, records, note } : {}
  const only = () => announce('Só a navegação abre em nova aba')
  if (entry.command === null) {
    if (newTab) return only()
    hidePalette()
    if (entry.script) void performScript(entry.script, lookedUp)
    return
  }
  const { command, args } = entry
  const [name] = entry.missing
  if (entry.types !== undefined) return palette.type(entry.types)
  if (entry.fills !== undefined) return palette.type(palette.filled(entry.fills))
  if (name !== undefined) return palette.ask({ command, args, name }, entry.asks)
  if (newTab) {
    if (!command.to) return only()
    hidePalette()
    window.open(withBase(addressOf(command.to(args))), '_blank', 'noopener')
    return
  }
  hidePalette()
  void perform(command, args, 'paleta', {
    rows: false,
    phrase: entry.phrase,
    ...lookedUp,
  })
}
