/** Shows a sample with everything needed to draw it again. */
import { openPalette } from '#commands/command-requests.ts'
import { toCents, formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { type ScanColumn, createColumnReader } from '#scan/aggregates/scan-column.ts'
import { Button } from '#ui/components/button.tsx'
import type { TakenSample } from '#listing/scan/analysis.ts'

/** The most records rendered; review and evidence get all of them. */
const MAX_RECORDS = 200

interface SampleViewProps {
  sample: TakenSample
  amount: ScanColumn | null
  note: string | null
}

/** Quotes any text as one word for a shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Renders the ids in the order of the sample, the seed, and how anyone can draw the sample again. */
export function SampleView({ sample: { count, seed, interval, drawn }, amount, note }: SampleViewProps) {
  const readAmount = amount ? createColumnReader(amount.field) : null
  const ids = drawn.map(({ row }) => row.id)
  return (
    <section aria-label="Amostra" className="flex flex-col gap-2 text-xs tabular-nums">
      <h3 className="font-medium text-ink-2">
        <span>{`Amostra de ${formatInteger(count)}`}</span>
        {note !== null && <span className="font-normal text-warning-ink">{` (${note})`}</span>}
      </h3>
      <p className="text-ink-2">
        <span>{`${formatCount(drawn.length, 'registro', 'registros')}, semente `}</span>
        <b className="font-medium text-ink">{seed}</b>
        <span>{`. ${
          interval === null
            ? `Os de menor SHA-256("${seed}:id"); para refazer: printf '%s' ${quoteForShell(`${seed}:7`)} | sha256sum`
            : `Por valor: um ponto a cada ${formatCents(interval)} acumulados, o primeiro dado por SHA-256("${seed}")`
        }`}</span>
      </p>
      <div>
        <Button size="small" onClick={() => openPalette(` ${ids.slice(0, 1_000).join(', ')}`)}>
          Ids na paleta
        </Button>
      </div>
      <table className="w-full" data-figures>
        <thead className="sr-only">
          <tr>
            <th scope="col">Id</th>
            {amount && <th scope="col">{amount.label}</th>}
            <th scope="col">{interval === null ? 'SHA-256' : 'Pontos'}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.slice(0, MAX_RECORDS).map(({ row, sha256, hits }) => (
            <tr key={row.id}>
              <th scope="row" className="py-0.5 text-left font-normal text-ink">
                {`#${row.id}`}
              </th>
              {amount && <td className="text-right text-ink">{formatCents(toCents(readAmount?.(row)) ?? 0)}</td>}
              <td className="pl-3 text-ink-3">
                {hits ? formatCount(hits.length, 'ponto', 'pontos') : sha256.slice(0, 12)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {drawn.length > MAX_RECORDS && (
        <p className="text-ink-2">{`Mais ${formatInteger(drawn.length - MAX_RECORDS)}.`}</p>
      )}
    </section>
  )
}
