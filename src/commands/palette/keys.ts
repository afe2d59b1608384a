/** What a key does in the open palette (commands/keys/README §8), and what running one of its lines does. */
import type { KeyboardEvent } from 'react'
import { withBase } from '#lib/base-path.ts'
import { addressOf } from '#lib/place.ts'
import { announce } from '#ui/announce.ts'
import { perform } from '#commands/running/run.ts'
import { performScript } from '#commands/scripts/run-script.ts'
import type { Entry } from './entry.ts'
import { MORE } from './line-view.tsx'
import { hidePalette } from './store.ts'
import type { usePalette } from './use-palette.ts'

type Palette = ReturnType<typeof usePalette>

const PAGE = 8

/** Runs a line, asks for what it still wants, or says why it is off; `newTab`: where it leads to a place. */
export function runEntry(entry: Entry, palette: Palette, newTab: boolean): void {
  if (entry.off !== null) return announce(entry.off)
  const only = () => announce('Só a navegação abre em nova aba')
  if (entry.command === null) {
    if (newTab) return only()
    hidePalette()
    if (entry.script) void performScript(entry.script, palette.skip)
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
    ...(entry === palette.active ? { skip: palette.skip, records: palette.records } : {}),
  })
}

/** Does what the key is for; false where it is left to the browser. `atEnd`: the caret stands behind the text. */
export function keyDone(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent,
  palette: Palette,
  atEnd: boolean,
  run: (entry: Entry, newTab: boolean) => void,
): false | void {
  const mod = ctrlKey || metaKey
  const { text, active } = palette
  switch (key) {
    case 'ArrowDown':
      return palette.move(mod ? Infinity : 1)
    case 'ArrowUp':
      if (mod) return palette.move(-Infinity)
      return text === '' && !palette.asking && palette.isFirst ? palette.showRecents() : palette.move(-1)
    case 'Home':
      return palette.move(-Infinity)
    case 'End':
      return palette.move(Infinity)
    case 'PageDown':
      return palette.move(PAGE)
    case 'PageUp':
      return palette.move(-PAGE)
    case 'Enter':
      if (repeat) return undefined
      return palette.highlighted === MORE ? palette.more() : active ? run(active, mod) : undefined
    case 'Tab':
      return palette.complete()
    case 'ArrowRight':
      return atEnd && text !== '' && !shiftKey ? palette.complete() : false
    case 'Backspace':
      return text === '' && !repeat ? void palette.back() : false
    case 'k':
    case 'K':
      return mod && !altKey ? hidePalette() : false
    default:
      return false
  }
}
