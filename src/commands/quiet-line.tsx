/** Draws the quiet line above the status bar. */
import { useSyncExternalStore } from 'react'
import { onQuietLine, quietLine } from './quiet.ts'

/** Nothing while there is nothing to say; read aloud politely. */
export function QuietLine() {
  const line = useSyncExternalStore(onQuietLine, quietLine)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-9 z-50 flex justify-center px-2">
      {line && (
        <span key={line.serial} className="rounded-md bg-raised px-3 py-1.5 text-xs text-ink-2 shadow-raised">
          {line.text}
        </span>
      )}
    </div>
  )
}
