/**
 * Renders the quiet line in the middle of the status bar, where the keys of the moment are shown; a long text grows
 * upwards.
 */
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { execute } from '#commands/command-requests.ts'
import { useRegistry } from '#commands/runtime.ts'
import { Button } from '#ui/components/button.tsx'
import { subscribeToStatusLine, getStatusLine } from './status-line.ts'

/**
 * Empty while there is no message. The text is not announced here, since the one live region reads it aloud
 * (ui/announce.ts).
 */
export function StatusLine() {
  const line = useSyncExternalStore(subscribeToStatusLine, getStatusLine)
  const action = useRegistry()?.get(line?.action?.command ?? '')
  const [container] = useState(() => document.querySelector('[data-line]'))
  // The line is as wide as session and connection allow; a narrow bar has no middle and is covered completely.
  const content = (
    <span className="pointer-events-none inset-x-0 bottom-0 z-50 max-lg:fixed lg:absolute">
      <span
        className={
          line
            ? 'flex min-h-7 items-center justify-center gap-2 rounded-sm bg-selected px-3 py-0.5 text-center text-xs text-ink'
            : undefined
        }
      >
        <span role="status" aria-live="off">
          {line?.text}
        </span>
        {line?.action && action && (
          <Button size="small" className="pointer-events-auto" onClick={() => execute(action, {}, 'ponteiro')}>
            {line.action.label}
          </Button>
        )}
      </span>
    </span>
  )
  return container ? createPortal(content, container) : content
}
