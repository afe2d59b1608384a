/** Two periods side by side: number, sum, difference and its per cent, in whole and by parts. */
import { formatCents, signedCents } from '#lib/written/cents.ts'
import { signedText } from '#lib/written/decimal-text.ts'
import { formatInteger } from '#lib/written/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import type { Compared } from '#reading/folds/period.ts'
import { leituraCopiar } from './analysis-commands.ts'
import type { PeriodView } from '#listing/whole/view.ts'
import { ViewFrame } from '#listing/whole/view-frame.tsx'

const percent = (permille: number | null) => (permille === null ? '–' : `${signedText(permille / 10, 1, 1)} %`)

/** '2026-10-01 2026-11-01' as '01/10/2026, 01/11/2026'; '–' for a day that one of the periods has not. */
const labelOf = (label: string) =>
  label === ''
    ? 'sem valor'
    : /^(\d{4}-\d\d-\d\d|-) (\d{4}-\d\d-\d\d|-)$/.test(label)
      ? label
          .split(' ')
          .map((day) => (day === '-' ? '–' : day.split('-').reverse().join('/')))
          .join(', ')
      : label

/** Every part is a table of its own, its whole first. */
export function PeriodScreen({ list, view }: { list: ListModel; view: PeriodView }) {
  const { title, told, note, whole, parts, hasAmount } = view
  return (
    <ViewFrame list={list} title={title} region="periodos" actions={<CommandButton command={leituraCopiar} />}>
      <div className="flex flex-col gap-1 px-(--gutter) pb-3 text-sm text-ink-2 tabular-nums">
        <p>
          <b className="font-medium text-ink">Antes</b>
          <span>{` ${told[0]}`}</span>
        </p>
        <p>
          <b className="font-medium text-ink">Agora</b>
          <span>{` ${told[1]}`}</span>
        </p>
        {note && <p className="text-warning-ink">{note}</p>}
      </div>
      <div className="list-scroller" tabIndex={0} role="group" aria-label="Comparação" data-reads="">
        {[{ title: 'No todo', rows: [whole] }, ...parts].map((part) => (
          <Part key={part.title} {...part} hasAmount={hasAmount} />
        ))}
      </div>
    </ViewFrame>
  )
}

function Part({ title, rows, hasAmount }: { title: string; rows: readonly Compared[]; hasAmount: boolean }) {
  const money = ['Soma antes', 'Soma agora', 'Δ soma', 'Δ %']
  return (
    <table className="reading-table reading-period" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {['Linhas antes', 'Linhas agora', 'Δ linhas', 'Δ % linhas', ...(hasAmount ? money : [])].map((text) => (
            <th key={text} scope="col" data-right>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, now, deltaLines, deltaSum, linesPermille, sumPermille }) => (
          <tr key={key}>
            <th scope="row" title={labelOf(label)}>
              {labelOf(label)}
            </th>
            <td data-right>{formatInteger(before.lines)}</td>
            <td data-right>{formatInteger(now.lines)}</td>
            <td data-right>{signedText(deltaLines, 0, 0)}</td>
            <td data-right>{percent(linesPermille)}</td>
            {hasAmount && (
              <>
                <td data-right>{formatCents(before.sum)}</td>
                <td data-right>{formatCents(now.sum)}</td>
                <td data-right>{signedCents(deltaSum)}</td>
                <td data-right>{percent(sumPermille)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
