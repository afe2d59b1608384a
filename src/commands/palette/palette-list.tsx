/**
 * The palette's list: first the lines that fit, in the end all lines, so that cmdk and the browser know each of them.
 * The box is ours: cmdk's own scrolls to its highlight and measures itself whenever its lines change, which forces an
 * early layout.
 */
import { useLayoutEffect, useRef } from 'react'
import type { PaletteEntry } from './entry.ts'
import { EntryLineView, MoreLine, PlainLine, getOptionId } from './palette-line.tsx'
import type { PaletteLine } from './palette-lines.ts'

interface PaletteListProps {
  /** The element's id, for the input that controls it. */
  id: string
  /** The message about the typed line; announced when it changes. */
  note: string | null
  /** Announced with the message, and not shown. */
  announcement: string | null
  lines: readonly PaletteLine[]
  /** How many lines are not rendered; the last line shows more of them. */
  hiddenCount: number
  /** The key of the highlighted line; null for none. */
  highlightedKey: string | null
  /** The index of the highlighted line, and whether it, or none, is the first that can be highlighted. */
  highlightedIndex: number
  isFirstHighlighted: boolean
  words: readonly string[]
  onRun: (entry: PaletteEntry) => void
  onMore: () => void
  onHighlight: (key: string) => void
  onScroll: () => void
}

/** Renders the lines, and keeps the highlighted one visible. */
export function PaletteList({
  id,
  note,
  announcement,
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
    // Only if it can change something, because it forces the browser to lay out the new lines early.
    if (!isFirstHighlighted)
      document.getElementById(getOptionId(highlightedKey ?? ''))?.scrollIntoView({ block: 'nearest' })
    // The heading above the first entry is part of it.
    else if (isScrolled.current) list.current?.scrollTo(0, 0)
    // Depends on the highlight and the typed words: rendering more lines scrolls nothing.
  }, [highlightedKey, highlightedIndex, isFirstHighlighted, words])
  return (
    <div className="flex max-h-111 min-h-0 flex-col sm:max-h-96">
      {/* Above the list, because a listbox may contain only options. It is rendered even when empty; otherwise nothing would be announced. */}
      <div role="status" className="shrink-0 px-4 text-sm text-ink wrap-anywhere">
        {note && <p className="pt-4 pb-1.5">{note}</p>}
        {announcement && <p className="sr-only">{announcement}</p>}
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
        className="min-h-0 flex-initial overflow-y-auto overscroll-contain focus:outline-none"
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
