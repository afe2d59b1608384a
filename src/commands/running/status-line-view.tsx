/** Draws the quiet line in the middle of the status bar, where the keys of the moment stand, and upwards from there. */
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onStatusLine, statusLine } from './status-line.ts'

/**
 * Nothing while there is nothing to say; what stands here was read aloud by the one region that does (ui/announce.ts).
 */
export function StatusLine() {
  const line = useSyncExternalStore(onStatusLine, statusLine)
  const [place] = useState(() => document.querySelector('[data-line]'))
  // Its own width is what session and connection leave; a narrow bar has no middle, and is covered whole.
  const said = (
    <span
      role="status"
      aria-live="off"
      className="pointer-events-none inset-x-0 bottom-0 z-50 max-lg:fixed lg:absolute"
    >
      {line && (
        <span
          key={line.serial}
          className="flex min-h-7 items-center justify-center rounded-sm bg-selected px-3 py-0.5 text-center text-xs text-ink"
        >
          {line.text}
        </span>
      )}
    </span>
  )
  return place ? createPortal(said, place) : said
}
