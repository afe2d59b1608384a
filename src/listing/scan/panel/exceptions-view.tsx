/** Shows exception candidates rule by rule. A candidate is not a verdict. */
import { openPalette } from '#commands/command-requests.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { RuleResult } from '#scan/exceptions/rule.ts'
import { Button } from '#ui/components/button.tsx'
import { formatRecordId, isRecordId } from '#lib/format/record-id.ts'

/** The most candidates rendered for each rule; review and evidence get all listed ones. */
const MAX_CANDIDATES = 20

/** Renders the rules with their candidates. Rules without candidates are shown too: finding nothing is a result. */
export function ExceptionsView({ results, note }: { results: readonly RuleResult[]; note: string | null }) {
  return (
    <section aria-label="Exceções" className="flex flex-col gap-3 text-xs tabular-nums">
      <h3 className="font-medium text-ink-2">
        <span>Exceções, candidatas a um segundo olhar</span>
        {note !== null && <span className="font-normal text-warning-ink">{` (${note})`}</span>}
      </h3>
      {results.map((result) => (
        <RuleSection key={result.rule} result={result} />
      ))}
    </section>
  )
}

function RuleSection({ result: { rule, explanation, count, candidates } }: { result: RuleResult }) {
  const ids = [...new Set(candidates.flatMap((candidate) => candidate.ids))].filter(isRecordId).slice(0, 1_000)
  return (
    <details open={count > 0 && count <= MAX_CANDIDATES} className="border-t border-line pt-2">
      <summary className="flex cursor-pointer items-baseline justify-between gap-2 text-sm">
        <span className="font-medium text-ink first-letter:uppercase">{rule}</span>
        <span className={count > 0 ? 'text-warning-ink' : 'text-ink-3'}>
          {count === 0 ? 'nenhuma' : formatInteger(count)}
        </span>
      </summary>
      <p className="py-1 text-ink-2">{explanation}</p>
      {ids.length > 0 && (
        <Button size="small" onClick={() => openPalette(` ${ids.join(', ')}`)}>
          Ids na paleta
        </Button>
      )}
      <ul className="pt-1">
        {candidates.slice(0, MAX_CANDIDATES).map(({ ids: candidateIds, detail }) => (
          <li key={candidateIds.join()} className="flex gap-2 py-0.5">
            <span className="shrink-0 text-ink">{candidateIds.map(formatRecordId).join(' ')}</span>
            <span className="min-w-0 text-ink-2">{detail}</span>
          </li>
        ))}
      </ul>
      {count > MAX_CANDIDATES && <p className="text-ink-2">{`Mais ${formatInteger(count - MAX_CANDIDATES)}.`}</p>}
    </details>
  )
}
