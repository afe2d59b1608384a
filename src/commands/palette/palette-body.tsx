/**
 * The content of the open palette: its field, list and footer, and its keys (commands/keys/README §8, ui/README §4).
 */
import { CommandRoot as Command } from 'cmdk'
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { subscribeToScreen, routeTransition } from '#commands/screen.ts'
import { summarizeRow } from '#commands/resource.ts'
import { formatSubject } from '#commands/palette/hits/subject-listing.ts'
import { createEntry, type Hit, type PaletteEntry } from './entry.ts'
import { PaletteField } from './palette-field.tsx'
import { PaletteFooter, PREFIX_HINTS } from './palette-footer.tsx'
import { getOptionId } from './palette-line.tsx'
import { handlePaletteKey } from './palette-keys.ts'
import { runEntry } from './run-entry.ts'
import { PaletteList } from './palette-list.tsx'
import type { PaletteContext } from './palette-listing.ts'
import { createPaletteContext } from './palette-context.ts'
import { hidePalette } from './palette-store.ts'
import type { ArgumentPrompt } from '#commands/command-requests.ts'
import { usePalette } from './use-palette.ts'
import { formatRecordId } from '#lib/format/record-id.ts'

interface PaletteBodyProps {
  initialText: string
  initialPrompt: ArgumentPrompt | null
  /** Set to what Escape does here; the function returns true if it left a level and the palette stays open. */
  onEscape: { current: () => boolean }
}

/**
 * The context at the opening. If the palette opens during a navigation, it becomes the new screen's once that one is
 * ready.
 */
function useInitialContext(): PaletteContext {
  const [context, setContext] = useState(createPaletteContext)
  const [isEarly] = useState(() => routeTransition.get() === 'under way')
  useEffect(() => (isEarly ? subscribeToScreen(() => setContext(createPaletteContext)) : undefined), [isEarly])
  return context
}

/** Renders one opening of the palette. */
export function PaletteBody({ initialText, initialPrompt, onEscape }: PaletteBodyProps) {
  const context = useInitialContext()
  const palette = usePalette({ context, text: initialText.replace(/\n$/, ''), prompt: initialPrompt })
  const { active, lines, text, asking, rows } = palette
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  useLayoutEffect(() => {
    const isDeeper = palette.levels.length > (initialPrompt ? 1 : 0) || palette.subject !== null
    onEscape.current = () => (isDeeper ? palette.back() : false)
  })

  const runSelected = (entry: PaletteEntry, isNewTab = false) => runEntry(entry, palette, isNewTab)

  // The same function at every render, so that a line renders again only if it has changed itself.
  const latest = useRef(runSelected)
  useLayoutEffect(() => {
    latest.current = runSelected
  })
  const runNow = useCallback((entry: PaletteEntry) => latest.current(entry), [])

  const entered = useRef(initialText.endsWith('\n'))
  useEffect(() => {
    // Enter was pressed before there was a list: it runs the entry that would have been highlighted, if any.
    if (entered.current && active) runSelected(active)
    entered.current = false
  })

  function onKeyDown(event: KeyboardEvent) {
    // The palette is the nearest context: nothing below gets its keys, and the browser only those left to it.
    if (event.key !== 'Escape') event.stopPropagation()
    const field = input.current
    const atEnd = field?.selectionStart === text.length && field.selectionEnd === text.length
    if (handlePaletteKey(event, palette, atEnd, runSelected) !== false) event.preventDefault()
  }

  return (
    <Command
      label="Paleta de comandos"
      shouldFilter={false}
      vimBindings={false}
      disablePointerSelection
      value={palette.highlighted ?? '–'}
      onValueChange={palette.point}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col"
    >
      <PaletteField
        input={input}
        listId={listId}
        optionId={palette.highlighted === null ? undefined : getOptionId(palette.highlighted)}
        text={text}
        placeholder={palette.placeholder}
        leadingChips={<LeadingChip asking={asking} subject={palette.subject} rows={rows} context={context} />}
        interpretation={palette.listing.interpretation}
        textOffset={palette.listing.textOffset}
        onTextChange={palette.type}
        onPaste={palette.paste}
        onClose={hidePalette}
      />
      <PaletteList
        id={listId}
        note={palette.listing.note}
        announcement={palette.listing.announcement ?? null}
        lines={lines}
        hiddenCount={palette.hiddenCount}
        highlightedKey={palette.highlighted}
        highlightedIndex={palette.highlightedIndex}
        isFirstHighlighted={palette.isFirst}
        words={palette.words}
        onRun={runNow}
        onMore={palette.more}
        onHighlight={palette.point}
        onScroll={palette.drawRest}
      />
      <PaletteFooter
        enterHint={palette.enterHint}
        keyHints={text === '' && !asking && !palette.subject ? PREFIX_HINTS : palette.keyHints}
      />
    </Command>
  )
}

const Chip = ({ text }: { text: string }) => (
  <span className="max-w-[min(14rem,20vw)] shrink-0 truncate rounded-sm bg-selected px-1.5 py-0.5 text-xs font-medium text-accent-ink tabular-nums">
    {text}
  </span>
)

interface RowsChipProps {
  rows: PaletteContext['rows']
  context: PaletteContext
}

/** 'Alterar preço do produto #12': the command that asks, with what is known of it. */
function describePrompt({ command, args }: ArgumentPrompt, context: PaletteContext): string {
  const { title, chips } = createEntry(command, args, context)
  return [title.replace(/…$/, ''), ...chips].join(' ')
}

/**
 * The command that asks for an argument, or the record whose commands are listed; else the rows that commands act on.
 */
const LeadingChip = ({
  asking,
  subject,
  ...rows
}: RowsChipProps & { asking: ArgumentPrompt | null; subject: Hit | null }) =>
  asking ? (
    <Chip text={describePrompt(asking, rows.context)} />
  ) : subject ? (
    <Chip text={formatSubject(subject)} />
  ) : (
    <RowsChip {...rows} />
  )

/** The rows that commands act on; Backspace drops them. */
function RowsChip({ rows, context: { commandContext } }: RowsChipProps) {
  const [row] = rows
  const { list } = commandContext.screen
  if (!row || !list) return null
  const text =
    rows.length > 1
      ? `${rows.length} selecionados`
      : `${formatRecordId(row.id)} ${summarizeRow(list.resource, row).name}`.trim()
  return <Chip text={text} />
}
