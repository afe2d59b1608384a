/** The line over the content while the browser has no connection (ui/README §5). */
import { useState } from 'react'
import { useOldestResponseMs, useIsOnline } from '#api/cache/offline.ts'
import { formatTime } from '#lib/format/dates.ts'

/** Nothing while the browser is connected. */
export function OfflineBar() {
  const isOnline = useIsOnline()
  const [since, setSince] = useState<Date | null>(null)
  if (isOnline ? since : !since) setSince(isOnline ? null : new Date())
  return since && <OfflineMessage since={since} />
}

/** Promises data only where all parts of the screen have theirs, and says how old the oldest is. */
function OfflineMessage({ since }: { since: Date }) {
  const oldest = useOldestResponseMs()
  return (
    <p role="status" className="bg-warning-soft px-(--gutter) py-1 text-sm text-warning-ink">
      {oldest === null
        ? `Sem conexão desde ${formatTime(since)}.`
        : `Sem conexão. Mostrando dados de ${formatTime(new Date(oldest))}.`}
    </p>
  )
}
