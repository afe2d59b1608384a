/** 'Outras leituras de hoje': other scans of this operator on this computer, to be opened or resumed. */
import { useEffect, useState } from 'react'
import { formatTime } from '#lib/format/dates.ts'
import type { StoredScan } from '#scan/page-store/database.ts'
import { listStoredScans } from '#scan/page-store/stored-scans.ts'
import { getVerdictWord } from '#scan/protocol/verdict.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { continueScan, formatPagesRead, openStoredScan, getContinueLabel } from '#listing/scan/stored/resume-scan.ts'
import { notifyOnOpenFailure } from '#listing/scan/notify-on-failure.ts'
import { isLockedElsewhere, getScanOwner, getScanSession } from '#listing/scan/run-scan.ts'
import { VERDICT_ICONS } from './verdict-icons.ts'

/** The most scans shown; newest first. */
const MAX_SHOWN = 5

interface OtherScan {
  readonly scan: StoredScan
  /** The verdict's sentence, or how many pages were read. */
  readonly statusText: string
}

async function loadOtherScans(): Promise<OtherScan[]> {
  const scans = (await listStoredScans(getScanOwner(), Date.now())).filter(
    ({ id }) => id !== getScanSession()?.pageStore.id,
  )
  const found: OtherScan[] = []
  for (const scan of scans.slice(0, MAX_SHOWN)) {
    const { outcome } = scan
    if (!outcome && (await isLockedElsewhere(scan.id))) continue
    const message = outcome
      ? `${formatVerdict(outcome.verdict)}.`
      : `${scan.isCancelled ? 'Cancelada' : 'Interrompida'}: ${await formatPagesRead(scan)} lidas.`
    found.push({ scan, statusText: message })
  }
  return found
}

/** Renders nothing if there are no other scans. The list is loaded again whenever `stamp` changes. */
export function OtherScans({ stamp: refreshKey }: { stamp: string }) {
  const [found, setFound] = useState<readonly OtherScan[]>([])
  useEffect(() => {
    let isOutdated = false
    // A failure is not shown here: the scan itself reports what the disk rejects.
    void loadOtherScans()
      .catch(() => [])
      .then((scans) => isOutdated || setFound(scans))
    return () => void (isOutdated = true)
  }, [refreshKey])
  if (found.length === 0) return null
  return (
    <section aria-label="Outras leituras de hoje" className="flex flex-col text-sm">
      <h3 className="flex justify-between text-xs font-medium text-ink-2">
        Outras leituras de hoje <span className="font-normal">guardadas por 24 h</span>
      </h3>
      <ul>
        {found.map(({ scan, statusText }) => {
          const { outcome, label, at, id } = scan
          const [icon, tone] = VERDICT_ICONS[outcome?.verdict.kind ?? 'incomplete']
          return (
            <li key={id} className="flex flex-col items-start gap-1 border-b border-line py-2 last:border-0">
              <p className="flex w-full items-center gap-2">
                <span className={tone}>
                  <Icon name={icon} />
                </span>
                <b className="font-medium text-ink">{outcome ? getVerdictWord(outcome.verdict) : 'Incompleta'}</b>
                <span className="ml-auto text-right text-xs text-ink-2 tabular-nums">
                  {`${formatTime(new Date(at))} · ${label.filter || label.title}`}
                </span>
              </p>
              <p className="text-ink-2">{statusText}</p>
              <div className="flex gap-2">
                {getContinueLabel(outcome) !== null && (
                  <Button size="small" onClick={() => notifyOnOpenFailure(continueScan(scan))}>
                    <span>{getContinueLabel(outcome)}</span>
                    <span className="sr-only">{` a leitura de ${label.title}`}</span>
                  </Button>
                )}
                {outcome && (
                  <Button size="small" onClick={() => notifyOnOpenFailure(openStoredScan(scan))}>
                    Abrir
                    <span className="sr-only">{` a leitura de ${label.title}`}</span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
