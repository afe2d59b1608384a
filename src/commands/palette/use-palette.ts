/** The open palette: its state (use-palette-state.ts), the listing for that state, and which line is highlighted. */
import { useMemo } from 'react'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { describePlatformDay } from '#lib/format/platform-time.ts'
import { getPromptedArg, createArgumentListing } from './argument-listing.ts'
import { type PaletteEntry, IDS_PLACEHOLDER, getScript } from './entry.ts'
import { createTextListing } from './text-listing.ts'
import { createInitialListing, createRecentListing } from './initial-listing.ts'
import { type PaletteListing, type PaletteContext, indexRows } from './palette-listing.ts'
import { MORE_KEY } from './palette-line.tsx'
import { VISIBLE_LINES, createPaletteLines, type RecordLookups } from './palette-lines.ts'
import { parseSignSearch, createRecordEntries } from './sign-search.ts'
import { type PaletteStart, usePaletteState } from './use-palette-state.ts'
import { addPastedColumns } from './pasted-listing.ts'
import type { PaletteKeyHint } from './palette-footer.tsx'
import { getCompletion } from './completion.ts'
import { createEnterHint } from './enter-hint.ts'
import { EMPTY_LOOKUP, createLookupResult } from './lookup-result.ts'
import { useCurrentText } from './use-current-text.ts'
import { useFoundRecords, useRecordLookups, useNameSearchState } from './use-record-lookups.ts'
import { createSubjectListing } from '#commands/palette/hits/subject-listing.ts'
import { formatRecordId } from '#lib/format/record-id.ts'
import { addHits } from '#commands/palette/hits/hit-groups.ts'
import { useRecordHits } from '#commands/palette/hits/use-record-hits.ts'
import { replaceNameWithId, getNamedRecord, addFoundRecords } from './name-search.ts'

/** How many characters of the text are matched with titles: no command's title is longer. */
const MAX_MATCHED_LENGTH = 500

type PaletteStateValue = ReturnType<typeof usePaletteState>

/** The listing for text and levels, with the records found for it; `lookups` are those of its entries, by key. */
function usePaletteListing(
  { text, asking, rows, onlyRecents, pasted, expanded, subject }: PaletteStateValue,
  initialContext: PaletteContext,
) {
  const context = useMemo<PaletteContext>(() => ({ ...initialContext, rows }), [initialContext, rows])
  const { screen } = context.commandContext
  const index = useMemo(() => (screen.list ? indexRows(screen.list) : []), [screen])
  const promptedArg = asking && getPromptedArg(asking)
  const named = useMemo(
    () => (asking || subject ? null : parseSignSearch(text, context)),
    [asking, subject, text, context],
  )
  const searchResource = promptedArg ? (/\d/.test(text) ? undefined : promptedArg.resource) : named?.resource
  const foundRecords = useFoundRecords(searchResource, promptedArg ? text.trim() : (named?.text ?? ''))

  const currentText = useCurrentText(asking)

  const base = useMemo<PaletteListing>(() => {
    if (asking) return createArgumentListing(asking, text, context, { foundRecords, currentText })
    if (subject) return createSubjectListing(subject, text, context)
    if (onlyRecents) return createRecentListing(context)
    const textListing = text.trim() === '' ? createInitialListing(context) : createTextListing(text, context, index)
    return pasted ? addPastedColumns(textListing, text, pasted, context) : textListing
  }, [asking, text, context, foundRecords, currentText, onlyRecents, index, pasted, subject])
  const namedRecord = getNamedRecord(base)
  const searchState = useNameSearchState(namedRecord)
  const nameSearchResult = namedRecord && searchState ? addFoundRecords(base, namedRecord, searchState, context) : null
  const search = base.search ?? null
  const hits = useRecordHits(search, context)
  const withHits = useMemo(
    () => (search ? addHits(base, search, hits, context, expanded) : base),
    [base, search, hits, context, expanded],
  )
  const listing =
    nameSearchResult?.listing ??
    (named ? addRecords(base, createRecordEntries(named.resource, foundRecords, context)) : withHits)
  const entries = listing.groups.flatMap((group) => group.entries)

  // The records of the first line are shown under it, those of a script under each of its commands, so that moving the
  // highlight moves no line. '#12' may be a record of any resource, and each line shows that record's name.
  const [top] = entries
  const isAnyRecord = listing.interpretation?.command.opensAnyRecord === true
  const lookedUpEntries = getScript(top)
    ? entries
    : top && listing.highlightsFirst && (listing.interpretation ?? asking)
      ? [top]
      : []
  const lookedUpRecords = useRecordLookups(
    isAnyRecord ? entries : nameSearchResult ? NO_ENTRIES : lookedUpEntries,
    screen,
  )
  const lookups = nameSearchResult?.lookups ?? lookedUpRecords
  const displayedListing = addPlatformDayNote(isAnyRecord ? addRecordNames(listing, lookups) : listing)
  const placeholder = promptedArg
    ? promptedArg.kind === 'ids'
      ? IDS_PLACEHOLDER
      : promptedArg.label
    : subject
      ? `O que fazer com ${formatRecordId(subject.record.id)}`
      : 'Buscar ou executar…'
  return {
    listing,
    displayedListing,
    lookups,
    visibleLookups: isAnyRecord ? NO_RECORDS : lookups,
    lookedUpEntries,
    placeholder,
  }
}

/** Which line is highlighted: the one pointed at, else the first enabled one if the listing highlights any. */
function resolveHighlight(
  { lines, entries, hiddenCount }: ReturnType<typeof createPaletteLines>,
  chosen: string | null,
  highlightsFirst: boolean,
) {
  const isOnMoreRow = chosen === MORE_KEY && hiddenCount > 0
  const firstEnabled = highlightsFirst ? entries.find((entry) => entry.disabledReason === null) : undefined
  const active = isOnMoreRow ? null : (entries.find((entry) => entry.key === chosen) ?? firstEnabled ?? null)
  const highlighted = isOnMoreRow ? MORE_KEY : (active?.key ?? null)
  return {
    isOnMoreRow,
    active,
    highlighted,
    /** What the highlight moves over. */
    keys: [...entries.map((entry) => entry.key), ...(hiddenCount > 0 ? [MORE_KEY] : [])],
    highlightedIndex: isOnMoreRow
      ? lines.length
      : lines.findIndex((line) => line.kind === 'entry' && line.entry.key === highlighted),
  }
}

/** Everything the palette shows and does, except for its rendering. */
export function usePalette(start: PaletteStart) {
  const state = usePaletteState(start)
  const { text, chosen, isWhole, drawRest } = state
  const { listing, displayedListing, lookups, visibleLookups, lookedUpEntries, placeholder } = usePaletteListing(
    state,
    start.context,
  )
  const cut = createPaletteLines(displayedListing, visibleLookups, state.limit)
  const { lines, entries, hiddenCount } = cut
  const { isOnMoreRow, active, highlighted, keys, highlightedIndex } = resolveHighlight(
    cut,
    chosen,
    listing.highlightsFirst,
  )
  if (!isWhole && highlightedIndex >= VISIBLE_LINES) drawRest()
  const completion = state.asking || state.subject ? null : getCompletion(active, text, listing)
  const { skip, records, note, count } = active ? createLookupResult(active, lookups, lookedUpEntries) : EMPTY_LOOKUP
  const enterHint = isOnMoreRow
    ? { verb: 'mostra', object: `mais ${hiddenCount}`, tail: '' }
    : active && createEnterHint(active, count, skip)

  return {
    ...state,
    context: start.context,
    listing,
    lines: isWhole ? lines : lines.slice(0, VISIBLE_LINES),
    hiddenCount: isWhole ? hiddenCount : 0,
    active,
    highlighted,
    highlightedIndex,
    isFirst: highlighted === null || highlighted === keys[0],
    enterHint,
    keyHints: active?.hit ? HIT_KEYS : completion !== null ? COMPLETION_KEYS : NO_KEYS,
    skip,
    records,
    note,
    placeholder,
    words: useMemo(
      () =>
        [...new Set(normalizeText(text.slice(0, MAX_MATCHED_LENGTH)).split(/[^\p{L}\p{N}-]+/u))].filter(
          (word) => word !== '' && !/^\d/.test(word),
        ),
      [text],
    ),
    /** Moves the highlight by this many lines, at most to the ends; it does not wrap around. */
    move(step: number) {
      const index = highlighted === null ? (step > 0 ? -1 : 0) : keys.indexOf(highlighted)
      const next = keys[Math.min(Math.max(index + step, 0), keys.length - 1)]
      if (next !== undefined) state.point(next)
    },
    /** The line with this id instead of its name. */
    filled: (id: number) => replaceNameWithId(text, listing, id),
    /** Renders the next hundred lines and highlights the first of them. */
    more: () => state.more(displayedListing.groups.flatMap((group) => group.entries)[entries.length]?.key ?? MORE_KEY),
    /** Writes the highlighted line into the field, ready for its next argument. */
    complete() {
      if (active?.hit) state.openSubject(active.hit)
      else if (completion !== null) state.type(completion)
    },
  }
}

/** What Tab and → do now. */
const HIT_KEYS: readonly PaletteKeyHint[] = [
  ['Tab', 'ações'],
  ['ArrowRight', 'na lista'],
]
const COMPLETION_KEYS: readonly PaletteKeyHint[] = [['Tab', 'completar']]
const NO_KEYS: readonly PaletteKeyHint[] = []
const NO_RECORDS: RecordLookups = new Map()
const NO_ENTRIES: readonly PaletteEntry[] = []

/** A period in words counts from the platform's day; the note says so if that is not the computer's day. */
function addPlatformDayNote(listing: PaletteListing): PaletteListing {
  const hasPeriod =
    listing.note === null && /"\d{4}-\d{2}-\d{2}T/.test(JSON.stringify(listing.interpretation?.args ?? {}))
  return hasPeriod ? { ...listing, note: describePlatformDay() || null } : listing
}

/** The listing with records that were found by name after everything else. */
function addRecords(listing: PaletteListing, entries: readonly PaletteEntry[]): PaletteListing {
  const shown = new Set(listing.groups.flatMap((group) => group.entries.map((entry) => entry.key)))
  const more = entries.filter((entry) => !shown.has(entry.key))
  if (more.length === 0) return listing
  return { ...listing, note: null, groups: [...listing.groups, { heading: 'Registros', entries: more }] }
}

/** '#12' over several resources: each line shows the record's name, or that it does not exist. */
function addRecordNames(listing: PaletteListing, lookups: RecordLookups): PaletteListing {
  const withRecordName = (entry: PaletteEntry): PaletteEntry => {
    const state = lookups.get(entry.key)?.[0]?.[1]
    if (state?.state === 'missing') return { ...entry, detail: 'não existe', disabledReason: 'não existe' }
    return state?.state === 'found' ? { ...entry, detail: state.record.name } : entry
  }
  return {
    ...listing,
    groups: listing.groups.map((group) => ({ ...group, entries: group.entries.map(withRecordName) })),
  }
}
