/** The open palette: its text, its list, its foot, and its keys (commands/keys/README §8, ui/README §4). */
import { CommandRoot as Command } from 'cmdk'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { onScreenChange, screenChange } from '#commands/screen.ts'
import { summaryOf } from '#commands/noun.ts'
import type { Entry } from './entry.ts'
import { PaletteField } from './field.tsx'
import { PaletteFoot } from './foot.tsx'
import { optionId } from './line-view.tsx'
import { keyDone } from './keys.ts'
import { runEntry } from './run-entry.ts'
import { PaletteList } from './list.tsx'
import type { Scene } from './listing.ts'
import { takeScene } from './scene.ts'
import { hidePalette } from './store.ts'
import type { Asking } from '#commands/dispatcher.ts'
import { usePalette } from './use-palette.ts'
import { idText } from '#lib/written/record-id.ts'

interface PaletteBodyProps {
  text: string
  asking: Asking | null
  /** Escape comes from the dialog; true where a level was left and the palette stays. */
  onEscape: { current: () => boolean }
}

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

  const run = (entry: Entry, newTab = false) => runEntry(entry, palette, newTab)

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

  function onKeyDown(event: KeyboardEvent) {
    // The palette is the nearest context: nothing below sees its keys, and the browser only those left to it.
    if (event.key !== 'Escape') event.stopPropagation()
    const field = input.current
    const atEnd = field?.selectionStart === text.length && field.selectionEnd === text.length
    if (keyDone(event, palette, atEnd, run) !== false) event.preventDefault()
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
  <span className="max-w-[min(14rem,20vw)] shrink-0 truncate rounded-sm bg-selected px-1.5 py-0.5 text-xs font-medium text-accent-ink tabular-nums">
    {text}
  </span>
)

/** What the palette speaks of; Backspace drops it. */
function RowsChip({ rows, context }: Pick<Scene, 'rows' | 'context'>) {
  const [row] = rows
  const { list } = context.screen
  if (!row || !list) return null
  const text =
    rows.length > 1 ? `${rows.length} selecionados` : `${idText(row.id)} ${summaryOf(list.noun, row).name}`.trim()
  return <Chip text={text} />
}
