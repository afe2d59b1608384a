/** A sample, with all that is needed to draw it again. */
import { openPalette } from '#commands/dispatcher.ts'
import { centsOf, formatCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import { formatInteger } from '#lib/written/money.ts'
import { type ReadColumn, columnReader } from '#reading/folds/column.ts'
import { Button } from '#ui/parts/button.tsx'
import type { SampleTaken } from '#listing/whole/analysis.ts'

/** Records drawn on the screen; all of them go to review and evidence. */
const MOST = 200

interface SampleViewProps {
  sample: SampleTaken
  amount: ReadColumn | null
  note: string | null
}

/** One word to a shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Ids in the order of the draw, the seed and how anyone draws it again. */
export function SampleView({ sample: { count, seed, interval, drawn }, amount, note }: SampleViewProps) {
  const read = amount ? columnReader(amount.field) : null
  const ids = drawn.map(({ row }) => row.id)
  return (
    <section aria-label="Amostra" className="flex flex-col gap-2 text-xs tabular-nums">
      <h3 className="font-medium text-ink-2">
        <span>{`Amostra de ${formatInteger(count)}`}</span>
        {note !== null && <span className="font-normal text-warning-ink">{` (${note})`}</span>}
      </h3>
      <p className="text-ink-2">
        <span>{`${counted(drawn.length, 'registro', 'registros')}, semente `}</span>
        <b className="font-medium text-ink">{seed}</b>
        <span>{`. ${
          interval === null
            ? `Os de menor SHA-256("${seed}:id"); para refazer: printf '%s' ${quoted(`${seed}:7`)} | sha256sum`
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
          {drawn.slice(0, MOST).map(({ row, sha256, hits }) => (
            <tr key={row.id}>
              <th scope="row" className="py-0.5 text-left font-normal text-ink">
                {`#${row.id}`}
              </th>
              {amount && <td className="text-right text-ink">{formatCents(centsOf(read?.(row)) ?? 0)}</td>}
              <td className="pl-3 text-ink-3">
                {hits ? counted(hits.length, 'ponto', 'pontos') : sha256.slice(0, 12)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {drawn.length > MOST && <p className="text-ink-2">{`Mais ${formatInteger(drawn.length - MOST)}.`}</p>}
    </section>
  )
}
