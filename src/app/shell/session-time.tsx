/** Shows the remaining time of the session in the status bar ('Sessão: 42 min'), and says when the session is over. */
import { useEffect, useState } from 'react'
import { formatSessionTimeLeft, getSessionSecondsLeft } from '#api/session/session.ts'
import { execute } from '#commands/command-requests.ts'
import { useRegistry } from '#commands/runtime.ts'
import { Button } from '#ui/components/button.tsx'

/** The longest time between two checks, in s. */
const CHECK_INTERVAL_SECONDS = 30
/** Time between two checks of an expired session, in s: another tab may renew it. */
const ENDED_CHECK_INTERVAL_SECONDS = 5

/**
 * The seconds left when the label last changed; null if the session has no end. A change of `isRenewing` makes the hook
 * check again, when a renewal begins and when it ends.
 */
export function useSessionTimeLeft(isRenewing: boolean): number | null {
  const [secondsLeft, setLeft] = useState(getSessionSecondsLeft)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function update() {
      const now = getSessionSecondsLeft()
      setLeft(now)
      // The label changes with each minute, and when the session ends.
      const next = now === null ? CHECK_INTERVAL_SECONDS : now <= 0 ? ENDED_CHECK_INTERVAL_SECONDS : now % 60
      timer = setTimeout(update, Math.min(CHECK_INTERVAL_SECONDS, next) * 1000 + 1)
    }
    update()
    return () => clearTimeout(timer)
  }, [isRenewing])
  return secondsLeft
}

/** The remaining time. An expired session is shown on phones too, with a button that renews it. */
export function SessionTime({ secondsLeft, isPhone }: { secondsLeft: number | null; isPhone: boolean }) {
  const renew = useRegistry()?.get('sessao.renovar')
  const label = formatSessionTimeLeft(secondsLeft)
  const isOver = secondsLeft !== null && secondsLeft <= 0
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
