/** How long the session lasts, in the status bar: 'Sessão: 42 min', and that it is over once it is. */
import { useEffect, useState } from 'react'
import { formatSessionTimeLeft, getSessionSecondsLeft } from '#api/session/session.ts'
import { execute } from '#commands/dispatcher.ts'
import { useRegistry } from '#commands/runtime.ts'
import { Button } from '#ui/components/button.tsx'

/** The longest between two looks, s. */
const CHECK_INTERVAL_MS = 30
/** A session that is over may be renewed by another tab, s. */
const ENDED_CHECK_INTERVAL_MS = 5

/**
 * Seconds left as they were when the label last changed; null where the session has no end. `isRenewing` has it looked
 * at again as a renewal begins and ends.
 */
export function useSessionTimeLeft(isRenewing: boolean): number | null {
  const [left, setLeft] = useState(getSessionSecondsLeft)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function look() {
      const now = getSessionSecondsLeft()
      setLeft(now)
      // The label changes with the minute, and at the end.
      const next = now === null ? CHECK_INTERVAL_MS : now <= 0 ? ENDED_CHECK_INTERVAL_MS : now % 60
      timer = setTimeout(look, Math.min(CHECK_INTERVAL_MS, next) * 1000 + 1)
    }
    look()
    return () => clearTimeout(timer)
  }, [isRenewing])
  return left
}

/** The text; once the session is over, also on a phone, with the way to renew it. */
export function SessionTime({ left, isPhone }: { left: number | null; isPhone: boolean }) {
  const renew = useRegistry()?.get('sessao.renovar')
  const label = formatSessionTimeLeft(left)
  const isOver = left !== null && left <= 0
  if (label === null || (isPhone && !isOver)) return null
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span role={isOver ? 'alert' : undefined} className={isOver ? 'text-danger-ink' : undefined}>
        {label}
      </span>
      {isOver && renew && (
        <Button size="small" onClick={() => execute(renew, {}, 'ponteiro')}>
          Renovar sessão
        </Button>
      )}
    </span>
  )
}
