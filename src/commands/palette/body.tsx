/** The open palette: its text, its list, its foot, and its keys (commands/keys/README §8, ui/README §8). */
import { CommandRoot as Command } from 'cmdk'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { withBase } from '#lib/base-path.ts'
import { addressOf } from '#lib/place.ts'
import { announce } from '#ui/announce.ts'
import { perform } from '#commands/running/run.ts'
import { onScreenChange, screenChange } from '#commands/screen.ts'
import { performScript } from '#commands/scripts/run-script.ts'
import { summaryOf } from '#commands/noun.ts'
import type { Entry, ScriptEntry } from './entry.ts'
import { PaletteField } from './field.tsx'
import { PaletteFoot } from './foot.tsx'
import { MORE, optionId } from './line-view.tsx'
import { PaletteList } from './list.tsx'
import type { Scene } from './listing.ts'
import { takeScene } from './scene.ts'
import { hidePalette } from './store.ts'
import type { Asking } from '#commands/dispatcher.ts'
import { usePalette } from './use-palette.ts'

interface PaletteBodyProps {
  text: string
  asking: Asking | null
  /** Escape comes from the dialog; true where a level was left and the palette stays. */
  onEscape: { current: () => boolean }
}

const PAGE = 8

/** Draws one opening of the palette. */
export function PaletteBody({ text: startText, asking: startAsking, onEscape }: PaletteBodyProps) {
  const [scene, setScene] = useState(takeScene)
  // Opened on the way to another screen, it speaks of that one once it stands.
  const [isEarly] = useState(() => screenChange.get() === 'under way')
  useEffect(() => (isEarly ? onScreenChange(() => setScene(takeScene)) : undefined), [isEarly])
  const palette = usePalette({ scene, text: startText.replace(/\n$/, ''), asking: startAsking })
  const { active, lines, text, asking, rows } = palette
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  useLayoutEffect(() => {
    onEscape.current = () => (palette.levels.length > (startAsking ? 1 : 0) ? palette.back() : false)
  })

  function run(entry: Entry, newTab = false) {
    if (entry.off !== null) return announce(entry.off)
    if (entry.command === null) return runScript(entry, newTab)
    const { command, args } = entry
    const [name] = entry.missing
    if (entry.types !== undefined) return palette.type(entry.types)
    if (entry.fills !== undefined) return palette.type(palette.filled(entry.fills))
    if (name !== undefined) return palette.ask({ command, args, name }, entry.asks)
    if (newTab) {
      if (!command.to) return announce('Só a navegação abre em nova aba')
      hidePalette()
      window.open(withBase(addressOf(command.to(args))), '_blank', 'noopener')
      return
    }
    const chosen = entry === active
    hidePalette()
    void perform(command, args, 'paleta', {
      rows: false,
      phrase: entry.phrase,
      ...(chosen ? { skip: palette.skip, records: palette.records } : {}),
    })
  }

  function runScript({ script }: ScriptEntry, newTab: boolean) {
    if (newTab) return announce('Só a navegação abre em nova aba')
    hidePalette()
    if (script) void performScript(script, palette.skip)
  }

  // The same one at every drawing: a line is drawn again only where it has changed itself.
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  const runNow = useCallback((entry: Entry) => latest.current(entry), [])

  const entered = useRef(startText.endsWith('\n'))
  useEffect(() => {
    // Pressed before there was a list: it runs what would have been highlighted, or nothing.
    if (entered.current && active) run(active)
    entered.current = false
  })

  function complete() {
    if (!active) return
    palette.type(active.missing.length > 0 ? `${active.phrase} ` : active.phrase)
  }

  function onKeyDown(event: KeyboardEvent) {
    // The palette is the nearest context: nothing below sees its keys, and the browser only those left to it.
    if (event.key !== 'Escape') event.stopPropagation()
    const mod = event.ctrlKey || event.metaKey
    const field = input.current
    const atEnd = field?.selectionStart === text.length && field.selectionEnd === text.length
    const handled = () => {
      switch (event.key) {
        case 'ArrowDown':
          return palette.move(mod ? Infinity : 1)
        case 'ArrowUp':
          if (mod) return palette.move(-Infinity)
          return text === '' && !asking && palette.isFirst ? palette.showRecents() : palette.move(-1)
        case 'Home':
          return palette.move(-Infinity)
        case 'End':
          return palette.move(Infinity)
        case 'PageDown':
          return palette.move(PAGE)
        case 'PageUp':
          return palette.move(-PAGE)
        case 'Enter':
          if (event.repeat) return undefined
          return palette.highlighted === MORE ? palette.more() : active ? run(active, mod) : undefined
        case 'Tab':
          return complete()
        case 'ArrowRight':
          return atEnd && text !== '' && !event.shiftKey ? complete() : false
        case 'Backspace':
          return text === '' && !event.repeat ? void palette.back() : false
        case 'k':
        case 'K':
          return mod && !event.altKey ? hidePalette() : false
        default:
          return false
      }
    }
    if (handled() !== false) event.preventDefault()
  }

  return (
    <Command
      label="Paleta de comandos"
      shouldFilter={false}
      vimBindings={false}
      disablePointerSelection
      value={palette.highlighted ?? '–'}
      onValueChange={palette.point}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col"
    >
      <PaletteField
        input={input}
        listId={listId}
        optionId={palette.highlighted === null ? undefined : optionId(palette.highlighted)}
        text={text}
        placeholder={palette.placeholder}
        before={
          asking ? (
            <Chip text={asking.command.title.replace(/…$/, '')} />
          ) : (
            <RowsChip rows={rows} context={scene.context} />
          )
        }
        reading={palette.listing.reading}
        offset={palette.listing.offset}
        onText={palette.type}
        onPaste={palette.paste}
        onClose={hidePalette}
      />
      <PaletteList
        id={listId}
        note={palette.listing.note}
        lines={lines}
        rest={palette.rest}
        highlighted={palette.highlighted}
        place={palette.place}
        isFirst={palette.isFirst}
        words={palette.words}
        onRun={runNow}
        onMore={palette.more}
        onPoint={palette.point}
        onScrolled={palette.drawRest}
      />
      <PaletteFoot preview={palette.preview} empty={text === '' && !asking} />
    </Command>
  )
}

const Chip = ({ text }: { text: string }) => (
  <span className="max-w-56 shrink-0 truncate rounded-sm bg-selected px-1.5 py-0.5 text-xs font-medium text-accent-ink tabular-nums">
    {text}
  </span>
)

/** What the palette speaks of; Backspace drops it. */
function RowsChip({ rows, context }: Pick<Scene, 'rows' | 'context'>) {
  const [row] = rows
  const { list } = context.screen
  if (!row || !list) return null
  const text = rows.length > 1 ? `${rows.length} selecionados` : `#${row.id} ${summaryOf(list.noun, row).name}`.trim()
  return <Chip text={text} />
}
