/** Draws the quiet line over the middle of the status bar, where the keys of the moment stand. */
import { useSyncExternalStore } from 'react'
import { onStatusLine, statusLine } from './status-line.ts'

/** Nothing while there is nothing to say; what stands here was read aloud by the one region that does (ui/announce.ts). */
export function StatusLine() {
  const line = useSyncExternalStore(onStatusLine, statusLine)
  return (
    <div
      role="status"
      aria-live="off"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex h-7 items-center justify-center px-2"
    >
      {line && (
        <span
          key={line.serial}
          className="lg:min-w-192 rounded-sm bg-selected px-3 py-0.5 text-center text-xs text-ink"
        >
          {line.text}
        </span>
      )}
    </div>
  )
}
