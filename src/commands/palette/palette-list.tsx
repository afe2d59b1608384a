/**
 * The palette's list: what there is room for, all of it drawn in the end, so that cmdk and the browser know every line.
 * The box is ours: cmdk's own scrolls to its highlight and measures itself whenever its lines change, which lays the
 * page out early.
 */
import { useLayoutEffect, useRef } from 'react'
import type { PaletteEntry } from './entry.ts'
import { EntryLineView, MoreLine, PlainLine, getOptionId } from './palette-line.tsx'
import type { PaletteLine } from './palette-lines.ts'

interface PaletteListProps {
  /** The element's, for the input that controls it. */
  id: string
  /** What there is to say of the line that is typed; read out when it changes. */
  note: string | null
  lines: readonly PaletteLine[]
  /** How many lines are left out; the last line shows more of them. */
  hiddenCount: number
  /** The key of the highlighted line; null for none. */
  highlightedKey: string | null
  /** Where it stands among the lines; it, or none, is the first that can be highlighted. */
  highlightedIndex: number
  isFirstHighlighted: boolean
  words: readonly string[]
  onRun: (entry: PaletteEntry) => void
  onMore: () => void
  onHighlight: (key: string) => void
  onScroll: () => void
}

/** Draws the lines, and keeps the highlighted one in sight. */
export function PaletteList({
  id,
  note,
  lines,
  hiddenCount,
  highlightedKey,
  highlightedIndex,
  isFirstHighlighted,
  words,
  onRun,
  onMore,
  onHighlight,
  onScroll,
}: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    // Asked for only where it can change something: it makes the browser lay the new lines out before their time.
    if (!isFirstHighlighted)
      document.getElementById(getOptionId(highlightedKey ?? ''))?.scrollIntoView({ block: 'nearest' })
    // The heading above the first entry is part of it.
    else if (isScrolled.current) list.current?.scrollTo(0, 0)
    // Of what is highlighted and typed: that more lines are drawn moves nothing.
  }, [highlightedKey, highlightedIndex, isFirstHighlighted, words])
  return (
    <div className="flex h-111 min-h-0 flex-col sm:max-h-96">
      {/* Above the list, which may hold options alone; it stands there empty, or nothing would be read out. */}
      <div role="status" className="shrink-0 px-4 text-sm text-ink wrap-anywhere">
        {note && <p className="pt-4 pb-1.5">{note}</p>}
      </div>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        onScroll={(event) => {
          isScrolled.current = event.currentTarget.scrollTop > 0
          if (isScrolled.current) onScroll()
        }}
        aria-label="Comandos"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus:outline-none"
      >
        <div role="presentation" className="p-1.5">
          {lines.map((line, index) =>
            line.kind === 'entry' ? (
              <EntryLineView
                key={line.entry.key}
                entry={line.entry}
                isHighlighted={line.entry.key === highlightedKey}
                words={words}
                onRun={onRun}
                onHighlight={onHighlight}
              />
            ) : (
              <PlainLine key={line.kind === 'record' ? `${line.entryKey} #${line.id}` : `texto ${index}`} line={line} />
            ),
          )}
          {hiddenCount > 0 && <MoreLine hiddenCount={hiddenCount} onMore={onMore} onHighlight={onHighlight} />}
        </div>
      </div>
    </div>
  )
}
