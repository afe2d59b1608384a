/** The bar over the content while the browser has no connection (ui/README §5). */
import { useState } from 'react'
import { useOldestResponseMs, useIsOnline } from '#api/cache/offline.ts'
import { formatTime } from '#lib/format/dates.ts'

/** Renders nothing while the browser is connected. */
export function OfflineBar() {
  const isOnline = useIsOnline()
  const [since, setSince] = useState<Date | null>(null)
  if (isOnline ? since : !since) setSince(isOnline ? null : new Date())
  return since && <OfflineMessage since={since} />
}

/** Mentions data only if all parts of the screen have data, and shows the time of the oldest response. */
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
