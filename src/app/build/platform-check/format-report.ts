/** The report as text, in Portuguese: a table of calls, the deviations, the settings to paste. */
import type { CallReport, PlatformReport } from './run-check.ts'
import { type Finding, getWorstSeverity } from './finding.ts'

const MARKS = { ok: 'ok', note: 'nota', misleads: 'DESVIO', unreachable: 'SEM RESPOSTA' } as const

const formatCounts = ({
  checked,
  honoured,
  undecidable,
}: {
  checked: number
  honoured: number
  undecidable: number
}) => (checked === 0 ? '–' : `${honoured}/${checked - undecidable}`)

function formatRow({ call, list, latency }: CallReport, findings: readonly Finding[]): string[] {
  const own = findings.filter((finding) => finding.call === call)
  return [
    call,
    MARKS[getWorstSeverity(own)],
    list ? (list.total === null ? 'sem total' : String(list.total)) : '–',
    list?.honouredSize ? `até ${list.honouredSize}` : '–',
    list ? formatCounts(list.orders) : '–',
    list ? formatCounts(list.filters) : '–',
    list?.dateForms ?? '–',
    `${latency.p50}/${latency.p95} ms`,
  ]
}

/** Pads the cells, so that columns stand below each other. */
function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Returns the text of the report. */
export function formatReport({
  api,
  calls,
  findings,
  latency,
  capabilities,
  leftBehind,
  exitCode,
}: PlatformReport): string {
  const header = ['chamada', 'resultado', 'total', 'página', 'ordem', 'filtros', 'datas', 'p50/p95']
  const counted = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity)
  const lines = [
    `Plataforma em ${api}: ${latency.calls} chamadas, ${latency.p50} ms (50 de 100), ${latency.p95} ms (95 de 100)`,
    '',
    ...formatTable([header, ...calls.map((call) => formatRow(call, findings))]),
  ]
  for (const [title, severity] of [
    ['Sem resposta', 'unreachable'],
    ['Desvios que perdem ou enganam', 'misleads'],
    ['Notas', 'note'],
  ] as const) {
    if (counted(severity).length === 0) continue
    lines.push('', `${title}: ${counted(severity).length}`)
    for (const { call, observed, consequence } of counted(severity))
      lines.push(`- ${call}: ${observed}`, `  ${consequence}`)
  }
  if (leftBehind)
    lines.push(
      '',
      leftBehind.length > 0 ? `Ficou na plataforma: ${leftBehind.join(', ')}` : 'Nada ficou na plataforma.',
    )
  if (capabilities) lines.push('', 'Em config.json ajuda:', JSON.stringify({ capabilities }, null, 2))
  lines.push('', ['Sem desvios.', 'Há desvios que perdem ou enganam.', 'Há chamadas sem resposta.'][exitCode] ?? '')
  return lines.join('\n')
}
