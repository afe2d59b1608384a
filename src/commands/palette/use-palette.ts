/** The open palette: what it has been told (palette-state.ts), what that lists, and which line of it is highlighted. */
import { useMemo } from 'react'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { describePlatformDay } from '#lib/format/platform-time.ts'
import { getPromptedArg, createArgumentListing } from './argument-listing.ts'
import { type PaletteEntry, IDS_PLACEHOLDER, getScript } from './entry.ts'
import { createTextListing } from './text-listing.ts'
import { createInitialListing, createRecentListing } from './initial-listing.ts'
import { type PaletteListing, type PaletteContext, indexRows } from './listing.ts'
import { MORE_KEY } from './palette-line.tsx'
import { VISIBLE_LINES, createPaletteLines, type RecordLookups } from './palette-lines.ts'
import { parseNamedRecords, createRecordEntries } from './named-records.ts'
import { type PaletteStart, usePaletteState } from './use-palette-state.ts'
import { addPastedColumns } from './pasted-listing.ts'
import { createEnterHint } from './enter-hint.ts'
import { EMPTY_LOOKUP, createLookupResult } from './lookup-result.ts'
import { useFoundRecords, useRecordLookups, useNameSearchState } from './use-record-lookups.ts'
import { fillInId, getNamedRecord, addFoundRecords } from './name-search.ts'

/** Letters of the text whose words are looked for in the titles: no command has more. */
const MAX_MATCHED_LENGTH = 500

type PaletteStateValue = ReturnType<typeof usePaletteState>

/**
 * What the text and the levels list, with the records that were found for them; `looked`: those of its entries, by key.
 */
function usePaletteListing(
  { text, asking, rows, onlyRecents, pasted }: PaletteStateValue,
  initialContext: PaletteContext,
) {
  const context = useMemo<PaletteContext>(() => ({ ...initialContext, rows }), [initialContext, rows])
  const { screen } = context.context
  const index = useMemo(() => (screen.list ? indexRows(screen.list) : []), [screen])
  const asked = asking && getPromptedArg(asking)
  const named = useMemo(() => (asking ? null : parseNamedRecords(text, context)), [asking, text, context])
  const searchNoun = asked ? (/\d/.test(text) ? undefined : asked.resource) : named?.resource
  const foundRecords = useFoundRecords(searchNoun, asked ? text.trim() : (named?.text ?? ''))

  const base = useMemo<PaletteListing>(() => {
    if (asking) return createArgumentListing(asking, text, context, foundRecords)
    if (onlyRecents) return createRecentListing(context)
    const plainly = text.trim() === '' ? createInitialListing(context) : createTextListing(text, context, index)
    return pasted ? addPastedColumns(plainly, text, pasted, context) : plainly
  }, [asking, text, context, foundRecords, onlyRecents, index, pasted])
  const namedRecord = getNamedRecord(base)
  const searchState = useNameSearchState(namedRecord)
  const sought = namedRecord && searchState ? addFoundRecords(base, namedRecord, searchState, context) : null
  const listing =
    sought?.listing ?? (named ? addRecords(base, createRecordEntries(named.resource, foundRecords, context)) : base)
  const plain = listing.groups.flatMap((group) => group.entries)

  // The records of the line's own reading stand under it, those of a script under each of its commands: moving the
  // highlight moves nothing. '#12' stands for a record of any noun, and each line says whose it is.
  const [top] = plain
  const isAnyRecord = listing.interpretation?.command.opensAnyRecord === true
  const lookedUpEntries = getScript(top)
    ? plain
    : top && listing.highlightsFirst && (listing.interpretation ?? asking)
      ? [top]
      : []
  const lookedUpRecords = useRecordLookups(isAnyRecord ? plain : sought ? NO_ENTRIES : lookedUpEntries, screen)
  const looked = sought?.lookups ?? lookedUpRecords
  const displayed = addPlatformDayNote(isAnyRecord ? addRecordNames(listing, looked) : listing)
  const placeholder = asked ? (asked.kind === 'ids' ? IDS_PLACEHOLDER : asked.label) : 'Buscar ou executar…'
  return {
    scene: context,
    listing,
    shown: displayed,
    looked,
    under: isAnyRecord ? NO_RECORDS : looked,
    own: lookedUpEntries,
    placeholder,
  }
}

/**
 * Which line is highlighted: the one that was pointed at, else the first that can be run where one is chosen at all.
 */
function resolveHighlight(
  { lines, entries, hiddenCount }: ReturnType<typeof createPaletteLines>,
  chosen: string | null,
  choose: boolean,
) {
  const isMoreHighlighted = chosen === MORE_KEY && hiddenCount > 0
  const firstEnabled = choose ? entries.find((entry) => entry.disabledReason === null) : undefined
  const active = isMoreHighlighted ? null : (entries.find((entry) => entry.key === chosen) ?? firstEnabled ?? null)
  const highlighted = isMoreHighlighted ? MORE_KEY : (active?.key ?? null)
  return {
    atMore: isMoreHighlighted,
    active,
    highlighted,
    /** What the highlight moves over. */
    keys: [...entries.map((entry) => entry.key), ...(hiddenCount > 0 ? [MORE_KEY] : [])],
    place: isMoreHighlighted
      ? lines.length
      : lines.findIndex((line) => line.kind === 'entry' && line.entry.key === highlighted),
  }
}

/** Everything the palette shows and does, but its drawing. */
export function usePalette(start: PaletteStart) {
  const state = usePaletteState(start)
  const { text, chosen, isWhole, drawRest } = state
  const {
    scene,
    listing,
    shown,
    looked,
    under: recordLookups,
    own,
    placeholder,
  } = usePaletteListing(state, start.context)
  const cut = createPaletteLines(shown, recordLookups, state.limit)
  const { lines, entries, hiddenCount } = cut
  const {
    atMore,
    active,
    highlighted,
    keys,
    place: highlightedIndex,
  } = resolveHighlight(cut, chosen, listing.highlightsFirst)
  if (!isWhole && highlightedIndex >= VISIBLE_LINES) drawRest()
  const { skip, records, note, count } = active ? createLookupResult(active, looked, own) : EMPTY_LOOKUP
  const preview = atMore
    ? { verb: 'mostra', object: `mais ${hiddenCount}`, tail: '' }
    : active && createEnterHint(active, count, skip)

  return {
    ...state,
    scene,
    listing,
    lines: isWhole ? lines : lines.slice(0, VISIBLE_LINES),
    rest: isWhole ? hiddenCount : 0,
    active,
    highlighted,
    place: highlightedIndex,
    isFirst: highlighted === null || highlighted === keys[0],
    preview,
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
    /** By this many lines, at most to the ends; no turning round. */
    move(step: number) {
      const at = highlighted === null ? (step > 0 ? -1 : 0) : keys.indexOf(highlighted)
      const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)]
      if (next !== undefined) state.point(next)
    },
    /** The line with this id in the place of its name. */
    filled: (id: number) => fillInId(text, listing, id),
    /** Draws the next hundred lines, the first of them highlighted. */
    more: () => state.more(shown.groups.flatMap((group) => group.entries)[entries.length]?.key ?? MORE_KEY),
    /** Writes the highlighted line out, ready for what it still wants. */
    complete() {
      if (active) state.type(active.missing.length > 0 ? `${active.phrase} ` : active.phrase)
    },
  }
}

const NO_RECORDS: RecordLookups = new Map()
const NO_ENTRIES: readonly PaletteEntry[] = []

/** A period that is said in words counts from the platform's day: where that is not the computer's, it is said. */
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

/** '#12' over several nouns: each line says whose record it is, or that there is none. */
function addRecordNames(listing: PaletteListing, looked: RecordLookups): PaletteListing {
  const withRecordName = (entry: PaletteEntry): PaletteEntry => {
    const state = looked.get(entry.key)?.[0]?.[1]
    if (state?.state === 'missing') return { ...entry, detail: 'não existe', disabledReason: 'não existe' }
    return state?.state === 'found' ? { ...entry, detail: state.record.name } : entry
  }
  return {
    ...listing,
    groups: listing.groups.map((group) => ({ ...group, entries: group.entries.map(withRecordName) })),
  }
}
