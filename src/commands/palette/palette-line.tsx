/** The lines of the palette's list: headings, commands with their chips, and the records they would affect. */
import { CommandItem } from 'cmdk'
import { Fragment, memo, type ReactNode } from 'react'
import type { RecordSummary } from '#commands/resource.ts'
import { HitContent } from '#commands/palette/hits/hit-content.tsx'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatMoney } from '#lib/format/money.ts'
import { StatusBadge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import type { PaletteEntry } from './entry.ts'
import type { PaletteLine, RecordLookup } from './palette-lines.ts'
import { splitByMatches } from './marked-text.ts'
import { describeUnnamedRecord } from './unnamed-record.ts'

/** The element id of the line with this key, for the input's aria-activedescendant. */
export const getOptionId = (key: string): string => `comando ${key}`.replaceAll(' ', '-')

/** The key of the line that shows more. */
export const MORE_KEY = 'mais'

interface OptionProps {
  /** The line is highlighted while cmdk's value equals this. */
  value: string
  disabled?: boolean
  onSelect: () => void
  onHighlight: (key: string) => void
  children: ReactNode
}

/**
 * A line that can be highlighted. Its element and id are ours: cmdk selects another line by itself only if the line
 * with cmdk's own id leaves the page, and cmdk's input does not learn of a value set from outside.
 */
const PaletteOption = ({ value, disabled = false, onSelect, onHighlight, children }: OptionProps) => (
  <CommandItem asChild value={value} disabled={disabled} onSelect={onSelect} onPointerMove={() => onHighlight(value)}>
    <div
      id={getOptionId(value)}
      // The field keeps the focus: a chosen line may ask for what is typed next.
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-9 items-center gap-x-3 rounded-md px-2.5 text-sm text-ink-2 aria-disabled:text-ink-3 data-[selected=true]:bg-selected data-[selected=true]:text-ink has-data-reason:py-1.5 max-sm:min-h-11 max-sm:has-data-reason:flex-wrap pointer-coarse:min-h-11"
    >
      {children}
    </div>
  </CommandItem>
)

interface EntryLineProps {
  entry: PaletteEntry
  isHighlighted: boolean
  /** Normalized words of the text; the matching beginnings are shown in bold. */
  words: readonly string[]
  onRun: (entry: PaletteEntry) => void
  onHighlight: (key: string) => void
}

/** One command that can run. Memoized, so that moving the highlight renders two lines. */
export const EntryLineView = memo(function EntryLine({
  entry,
  isHighlighted: isActive,
  words,
  onRun,
  onHighlight,
}: EntryLineProps) {
  return (
    <PaletteOption
      value={entry.key}
      disabled={entry.disabledReason !== null}
      onSelect={() => onRun(entry)}
      onHighlight={onHighlight}
    >
      {entry.hit ? (
        <HitContent entry={entry} hit={entry.hit} isHighlighted={isActive} />
      ) : (
        <CommandContent entry={entry} isHighlighted={isActive} words={words} />
      )}
    </PaletteOption>
  )
})

/** The content of the line of a command: its title, arguments, and what else is known. */
function CommandContent({ entry, isHighlighted: isActive, words }: Omit<EntryLineProps, 'onRun' | 'onHighlight'>) {
  return (
    <>
      <Icon name={entry.icon} className={`shrink-0 ${entry.isDangerous ? 'text-danger-ink' : 'text-ink-3'}`} />
      <span
        className={`${entry.chips.length > 0 ? 'py-1' : 'truncate'} ${entry.disabledReason === null ? 'min-w-0' : 'min-w-40 max-sm:flex-1'}`}
      >
        {splitByMatches(entry.title, words, normalizeText(entry.title)).map(({ text, strong }, index) =>
          strong ? (
            <b key={index} className="font-semibold text-ink">
              {text}
            </b>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
        {/* The arguments are shown completely: if they do not fit beside the verb, they wrap under it. */}
        {entry.chips.map((chip) => (
          <Fragment key={chip}>
            <wbr />
            <span
              className={`ml-2 rounded-sm bg-selected px-1.5 py-px text-xs font-medium text-accent-ink tabular-nums in-data-[selected=true]:bg-accent-ink/16 ${chip.length < 20 ? 'whitespace-nowrap' : ''}`}
            >
              {chip}
            </span>
          </Fragment>
        ))}
      </span>
      <span
        className="ml-auto flex min-w-0 shrink-0 items-center gap-2.5 text-xs text-ink-3 data-reason:shrink max-sm:data-reason:ml-7 max-sm:data-reason:basis-full"
        data-reason={entry.disabledReason === null && entry.correction === null ? undefined : ''}
      >
        {/* A reason, or what was left out, is shown completely, because a truncated one is useless. */}
        <span className="max-w-70 truncate in-data-reason:max-w-full in-data-reason:whitespace-normal">
          {entry.disabledReason ?? entry.correction ?? entry.detail}
        </span>
        {/* The accessible name of an option is its words; the help describes its keys. */}
        <span aria-hidden="true" className="hidden sm:inline-flex">
          {isActive ? <KeyChips keys="Enter" /> : entry.keys && <KeyChips keys={entry.keys} />}
        </span>
      </span>
    </>
  )
}

interface MoreLineProps {
  hiddenCount: number
  onMore: () => void
  onHighlight: (key: string) => void
}

/** The last line of a shortened list: shows the next hundred. */
export const MoreLine = ({ hiddenCount, onMore, onHighlight }: MoreLineProps) => (
  <PaletteOption value={MORE_KEY} onSelect={onMore} onHighlight={onHighlight}>
    <Icon name="abaixo" className="shrink-0 text-ink-3" />
    <span>{`mais ${hiddenCount}`}</span>
  </PaletteOption>
)

/** A heading, a note, a record, or the number of records not shown. */
export function PlainLine({ line }: { line: Exclude<PaletteLine, { kind: 'entry' }> }) {
  if (line.kind === 'heading')
    return <div className="h-7 truncate px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3">{line.text}</div>
  if (line.kind === 'note') return <div className="px-2.5 py-1.5 text-xs text-ink-3">{line.text}</div>
  if (line.kind === 'left')
    return (
      <div className="ml-[calc(1.125rem-0.5px)] h-7 border-l border-line pt-1.5 pl-5 text-xs text-ink-3">{`e mais ${line.count}, não mostrados aqui`}</div>
    )
  return <RecordLine id={line.id} lookup={line.lookup} />
}

function RecordLine({ id, lookup }: { id: number; lookup: RecordLookup }) {
  const record = lookup.state === 'found' ? lookup.record : null
  const isDimmed = record === null || (lookup.state === 'found' && lookup.unchangedReason !== null)
  return (
    <div className="ml-[calc(1.125rem-0.5px)] flex min-h-7 flex-wrap items-center border-l border-line pr-2.5 pl-5 text-xs text-ink-2 tabular-nums">
      {/* With large letters amount and status wrap under the name; only a long name is truncated. */}
      <span className="min-w-13 shrink-0 overflow-hidden pr-2">{`#${id}`}</span>
      <span className={`flex-[1_1_6rem] truncate pr-3 sm:basis-40 ${isDimmed ? 'text-ink-3' : 'text-ink'}`}>
        {record ? record.name || <UnnamedRecord record={record} /> : lookup.state === 'loading' ? '…' : ''}
      </span>
      <span className="hidden w-27.5 pr-4.5 text-right sm:block">
        {typeof record?.amount === 'number' ? formatMoney(record.amount) : ''}
      </span>
      <span className="w-24 shrink-0 sm:w-28">
        <RecordStatusText lookup={lookup} />
      </span>
    </div>
  )
}

/** On a phone the amount has no column of its own. */
const UnnamedRecord = ({ record: { amount, ...record } }: { record: RecordSummary }) => (
  <>
    <span className="sm:hidden">{describeUnnamedRecord({ ...record, amount: amount ?? null }) || '–'}</span>
    <span className="max-sm:hidden">{describeUnnamedRecord(record) || '–'}</span>
  </>
)

function RecordStatusText({ lookup }: { lookup: RecordLookup }) {
  if (lookup.state === 'loading') return null
  if (lookup.state === 'found') {
    if (lookup.unchangedReason)
      return <span className="text-2xs font-medium text-warning-ink">{lookup.unchangedReason}</span>
    const { status } = lookup.record
    return status && <StatusBadge id={status.id} text={status.descricao} />
  }
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-2xs font-medium ${lookup.state === 'missing' ? 'text-danger-ink' : 'text-ink-3'}`}
    >
      <Icon name="erro" size={12} />
      <span>{lookup.state === 'missing' ? 'não existe' : 'não foi lido'}</span>
    </span>
  )
}
