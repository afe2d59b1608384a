/** The content of the line of a found record: name with the matched words, id, amount and status. */
import { formatMoney } from '#lib/format/money.ts'
import { splitByWords } from '#lib/format/match-words.ts'
import { formatRecordId } from '#lib/format/record-id.ts'
import { StatusBadge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import type { Hit, PaletteEntry } from '#commands/palette/entry.ts'

interface HitContentProps {
  entry: PaletteEntry
  hit: Hit
  isHighlighted: boolean
}

/** On a phone the amount gives way to the name; id and status stay. */
export function HitContent({ entry, hit: { record, words }, isHighlighted }: HitContentProps) {
  const { status, amount } = record
  return (
    <>
      <Icon name={entry.icon} className="shrink-0 text-ink-3" />
      <span className="min-w-0 truncate">
        {splitByWords(entry.title, words).map(({ text, strong }, index) =>
          strong ? (
            <b key={index} className="font-semibold text-ink">
              {text}
            </b>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </span>
      <span className="shrink-0 text-xs text-ink-3 tabular-nums">{formatRecordId(record.id)}</span>
      <span className="ml-auto flex shrink-0 items-center gap-4 text-xs text-ink-2 tabular-nums">
        {entry.detail && <span className="text-ink-3">{entry.detail}</span>}
        {typeof amount === 'number' && <span className="hidden sm:inline">{formatMoney(amount)}</span>}
        {status && <StatusBadge id={status.id} text={status.descricao} />}
        {isHighlighted && (
          <span aria-hidden="true" className="hidden sm:inline-flex">
            <KeyChips keys="Enter" />
          </span>
        )}
      </span>
    </>
  )
}
