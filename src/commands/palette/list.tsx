/** The palette's list: virtual, so that a key press costs the same with fifty entries and with ten thousand. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { Command, useCommandState } from 'cmdk'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Entry } from './entry.ts'
import { EntryLine, PlainLine } from './line-view.tsx'
import { HEIGHT, type Line } from './lines.ts'

interface PaletteListProps {
  lines: readonly Line[]
  count: number
  active: Entry | null
  words: readonly string[]
  input: RefObject<HTMLInputElement | null>
  onRun: (entry: Entry) => void
  onPoint: (entry: Entry) => void
}

/** px: 8 rows and 3 headings (visual.md §8). */
const LIST = 384

/** Draws what is in sight, and keeps the active entry there. */
export function PaletteList({ lines, count, active, words, input, onRun, onPoint }: PaletteListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [touch] = useState(() => matchMedia('(max-width: 599px), (pointer: coarse)').matches)
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const kind = lines[index]?.kind ?? 'entry'
      return HEIGHT[kind === 'entry' && touch ? 'touch' : kind]
    },
    // Lines have a height each, so an index alone is no key: a heading in the place of an entry must be measured anew.
    getItemKey: (index) => keyOf(lines[index], index),
    overscan: 6,
    paddingStart: 6,
    paddingEnd: 6,
    initialRect: { width: 640, height: LIST },
  })
  const place = active ? lines.findIndex((line) => line.kind === 'entry' && line.entry.key === active.key) : 0
  useLayoutEffect(() => {
    // The heading above the first entry is part of it.
    virtualizer.scrollToIndex(place <= 1 ? 0 : place)
  }, [virtualizer, place])
  return (
    <Command.List
      ref={scroller}
      label="Comandos"
      className="h-[min(444px,calc(100dvh-112px))] overflow-y-auto overscroll-contain focus:outline-none sm:h-96"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const line = lines[item.index]
          return (
            line && (
              <div
                key={item.key}
                role="presentation"
                className="absolute inset-x-1.5 top-0"
                style={{ height: item.size, transform: `translateY(${item.start}px)` }}
              >
                {line.kind === 'entry' ? (
                  <EntryLine
                    entry={line.entry}
                    index={line.index}
                    count={count}
                    active={line.entry.key === active?.key}
                    words={words}
                    onRun={onRun}
                    onPoint={onPoint}
                  />
                ) : (
                  <PlainLine line={line} />
                )}
              </div>
            )
          )
        })}
      </div>
      <TellActive input={input} scroller={scroller} lines={lines} />
    </Command.List>
  )
}

const keyOf = (line: Line | undefined, index: number) =>
  line?.kind === 'entry' ? line.entry.key : line?.kind === 'record' ? `registro ${line.id}` : `texto ${index}`

interface TellActiveProps {
  input: RefObject<HTMLInputElement | null>
  scroller: RefObject<HTMLDivElement | null>
  lines: readonly Line[]
}

/**
 * cmdk's own aria-activedescendant goes stale with virtual rows (stack.md T9): it is read from the selected item. Not
 * a layout effect: cmdk makes its refs anew at each render, so that the list's is still empty then.
 */
function TellActive({ input, scroller, lines }: TellActiveProps) {
  const value = useCommandState((state) => state.value)
  useEffect(() => {
    const selected = scroller.current?.querySelector('[cmdk-item][aria-selected="true"]')
    input.current?.setAttribute('aria-controls', scroller.current?.id ?? '')
    if (selected) input.current?.setAttribute('aria-activedescendant', selected.id)
    else input.current?.removeAttribute('aria-activedescendant')
  }, [value, lines, input, scroller])
  return null
}
