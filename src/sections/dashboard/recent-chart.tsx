/** Draws the chart 'Transações dos últimos 30 dias' with its verdict; Enter opens the audit of a day. */
import { useCallback, useState } from 'react'
import { navigateTo } from '#commands/runtime.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatDateTime, formatShortPeriod } from '#lib/format/dates.ts'
import type { ChartModel } from '#listing/scan/charts/chart-model.ts'
import { createTimelineModel } from '#listing/scan/charts/timeline-model.ts'
import { ChartActions, ChartContent } from '#listing/scan/drawing/chart-content.tsx'
import { auditLocation } from '#sections/auditoria/paths.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { recentAmount, recentDate } from './recent-columns.ts'
import { toDayPeriod } from './recent-days.ts'
import type { RecentTransactions } from './recent-transactions.ts'

function createRecentModel({ days }: RecentTransactions): ChartModel {
  const timeline = days.map(({ day, count, cents }) => ({ day, parts: [{ status: '', count, sum: BigInt(cents) }] }))
  const source = { date: recentDate, amount: recentAmount, scannedSpan: { from: null, to: null } }
  const options = { unit: 'day', measure: 'count', isStacked: false, hasBefore: false } as const
  return { ...createTimelineModel(timeline, source, options), title: 'Transações por dia' }
}

interface RecentChartProps {
  recent: RecentTransactions
  /** True if the operator waits for the chart: it then takes the focus if nothing else has it. */
  takesFocus: boolean
}

/** The chart as it was read last, with the commands of every chart. */
export function RecentChart({ recent, takesFocus }: RecentChartProps) {
  const [isTable, setTable] = useState(false)
  const toggleTable = useCallback(() => setTable((wasTable) => !wasTable), [])
  const { de, ate } = toDayPeriod(recent.days[0]?.day ?? '', recent.days.at(-1)?.day)
  const source = [transacao.title, formatShortPeriod(de, ate), `lida em ${formatDateTime(recent.readAtMs)}`].join(' · ')
  return (
    <div data-region="grafico">
      <div className="mb-2 flex flex-wrap gap-2" data-actions="">
        <ChartActions isTable={isTable} />
      </div>
      <ChartContent
        model={createRecentModel(recent)}
        caption={{ source, proof: capitalize(recent.proofText) }}
        isTable={isTable}
        fileName={`transacoes-30-dias${recent.fileSuffix}`}
        toggleTable={toggleTable}
        help="As setas percorrem os dias, Enter abre a auditoria de um deles."
        formatAction={({ label }) => `Auditar ${label}`}
        takesFocus={takesFocus}
        isEmbedded
        onPoint={({ key }) => navigateTo(auditLocation('valor', {}, toDayPeriod(key)))}
      />
    </div>
  )
}
