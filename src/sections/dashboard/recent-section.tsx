/** 'Transações dos últimos 30 dias' on the dashboard: read on request, and stored until the operator signs out. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CommandButton } from '#listing/command-button.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { readRecentCommand, stopRecentCommand } from './commands.ts'
import { formatActionTime } from './recent-commands.tsx'
import { recentScanStore, recentTransactionsStore } from './recent-transactions.ts'

/** Without its code the figures are read again; the dashboard itself must not fail. */
const MissingChart = () => <p className="text-sm text-ink-2">O gráfico não pôde ser carregado.</p>

/** The drawing comes with its library, which only those fetch who have read the chart. */
const RecentChart = loadable(() =>
  import('./recent-chart.tsx').then(
    (module) => module.RecentChart,
    () => MissingChart,
  ),
)

/** Renders the chart that was read last, with its hour, or the button that reads it. */
export function RecentSection() {
  const recent = useSyncExternalStore(recentTransactionsStore.subscribe, recentTransactionsStore.get)
  const scan = useSyncExternalStore(recentScanStore.subscribe, recentScanStore.get)
  const [wasShown] = useState(recent !== null)
  const section = useRef<HTMLElement>(null)
  const isScanning = scan !== null
  // The keys of the region work at once, also after the palette.
  useEffect(() => {
    const isFree = document.activeElement?.matches('body, main, h1')
    if (isScanning && isFree) section.current?.focus()
  }, [isScanning])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="transacoes-30-dias"
      data-region="transacoes30"
      data-awaits-chart=""
      className="min-w-0 outline-none"
    >
      <div className="mb-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <h2 id="transacoes-30-dias" className="font-medium">
          Transações dos últimos 30 dias
        </h2>
        <span className="text-xs text-ink-3 tabular-nums">
          {scan ? `lendo, ${scan.percent} %` : recent && `lido ${formatActionTime(recent.readAtMs, new Date())}`}
        </span>
        <span className="ml-auto">
          <CommandButton command={scan ? stopRecentCommand : readRecentCommand} />
        </span>
      </div>
      {recent ? (
        <RecentChart recent={recent} takesFocus={!wasShown} placeholder={<div className="h-80" />} />
      ) : (
        <p className="border-t border-line py-2 text-sm text-ink-3">Ainda não lidas.</p>
      )}
    </section>
  )
}
