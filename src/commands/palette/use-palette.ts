/** The open palette: what it has been told (palette-state.ts), what that lists, and which line of it is highlighted. */
import { useMemo } from 'react'
import { fold } from '#lib/written/fold.ts'
import { platformDayNote } from '#lib/written/platform-day.ts'
import { askedArg, askingListing } from './asking.ts'
import { type Entry, IDS_WANTED, scriptOf } from './entry.ts'
import { textListing } from './entries.ts'
import { initialListing, recentListing } from './initial.ts'
import { type Listing, type Scene, indexRows } from './listing.ts'
import { MORE } from './line-view.tsx'
import { IN_SIGHT, paletteLinesOf, type RecordLookups } from './lines.ts'
import { namedRecords, recordEntries } from './named.ts'
import { type Start, usePaletteState } from './palette-state.ts'
import { withPasted } from './pasted.ts'
import { previewOf } from './preview.ts'
import { NO_LOOKUP, lookupResult } from './record-lookup.ts'
import { useFound, useRecords, useSought } from './records.ts'
import { filledLine, namedIn, withSought } from './sought.ts'

/** Letters of the text whose words are looked for in the titles: no command has more. */
const MOST_MARKED = 500

type State = ReturnType<typeof usePaletteState>

/**
 * What the text and the levels list, with the records that were found for them; `looked`: those of its entries, by key.
 */
function useListing({ text, asking, rows, onlyRecents, pasted }: State, given: Scene) {
  const scene = useMemo<Scene>(() => ({ ...given, rows }), [given, rows])
  const { screen } = scene.context
  const index = useMemo(() => (screen.list ? indexRows(screen.list) : []), [screen])
  const asked = asking && askedArg(asking)
  const named = useMemo(() => (asking ? null : namedRecords(text, scene)), [asking, text, scene])
  const searchNoun = asked ? (/\d/.test(text) ? undefined : asked.noun) : named?.noun
  const found = useFound(searchNoun, asked ? text.trim() : (named?.text ?? ''))

  const base = useMemo<Listing>(() => {
    if (asking) return askingListing(asking, text, scene, found)
    if (onlyRecents) return recentListing(scene)
    const plainly = text.trim() === '' ? initialListing(scene) : textListing(text, scene, index)
    return pasted ? withPasted(plainly, text, pasted, scene) : plainly
  }, [asking, text, scene, found, onlyRecents, index, pasted])
  const seeking = namedIn(base)
  const sight = useSought(seeking)
  const sought = seeking && sight ? withSought(base, seeking, sight, scene) : null
  const listing = sought?.listing ?? (named ? withFound(base, recordEntries(named.noun, found, scene)) : base)
  const plain = listing.groups.flatMap((group) => group.entries)

  // The records of the line's own reading stand under it, those of a script under each of its commands: moving the
  // highlight moves nothing. '#12' stands for a record of any noun, and each line says whose it is.
  const [top] = plain
  const isAnyRecord = listing.reading?.command.opensAnyRecord === true
  const own = scriptOf(top) ? plain : top && listing.choose && (listing.reading ?? asking) ? [top] : []
  const askedFor = useRecords(isAnyRecord ? plain : sought ? NO_ENTRIES : own, screen)
  const looked = sought?.looked ?? askedFor
  const shown = withDayNote(isAnyRecord ? withNames(listing, looked) : listing)
  const placeholder = asked ? (asked.kind === 'ids' ? IDS_WANTED : asked.label) : 'Buscar ou executar…'
  return { scene, listing, shown, looked, under: isAnyRecord ? NO_RECORDS : looked, own, placeholder }
}

/**
 * Which line is highlighted: the one that was pointed at, else the first that can be run where one is chosen at all.
 */
function highlightIn(
  { lines, entries, rest }: ReturnType<typeof paletteLinesOf>,
  chosen: string | null,
  choose: boolean,
) {
  const atMore = chosen === MORE && rest > 0
  const usable = choose ? entries.find((entry) => entry.off === null) : undefined
  const active = atMore ? null : (entries.find((entry) => entry.key === chosen) ?? usable ?? null)
  const highlighted = atMore ? MORE : (active?.key ?? null)
  return {
    atMore,
    active,
    highlighted,
    /** What the highlight moves over. */
    keys: [...entries.map((entry) => entry.key), ...(rest > 0 ? [MORE] : [])],
    place: atMore ? lines.length : lines.findIndex((line) => line.kind === 'entry' && line.entry.key === highlighted),
  }
}

/** Everything the palette shows and does, but its drawing. */
export function usePalette(start: Start) {
  const state = usePaletteState(start)
  const { text, chosen, isWhole, drawRest } = state
  const { scene, listing, shown, looked, under, own, placeholder } = useListing(state, start.scene)
  const cut = paletteLinesOf(shown, under, state.limit)
  const { lines, entries, rest } = cut
  const { atMore, active, highlighted, keys, place } = highlightIn(cut, chosen, listing.choose)
  if (!isWhole && place >= IN_SIGHT) drawRest()
  const { skip, records, note, count } = active ? lookupResult(active, looked, own) : NO_LOOKUP
  const preview = atMore
    ? { verb: 'mostra', object: `mais ${rest}`, tail: '' }
    : active && previewOf(active, count, skip)

  return {
    ...state,
    scene,
    listing,
    lines: isWhole ? lines : lines.slice(0, IN_SIGHT),
    rest: isWhole ? rest : 0,
    active,
    highlighted,
    place,
    isFirst: highlighted === null || highlighted === keys[0],
    preview,
    skip,
    records,
    note,
    placeholder,
    words: useMemo(
      () =>
        [...new Set(fold(text.slice(0, MOST_MARKED)).split(/[^\p{L}\p{N}-]+/u))].filter(
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
    filled: (id: number) => filledLine(text, listing, id),
    /** Draws the next hundred lines, the first of them highlighted. */
    more: () => state.more(shown.groups.flatMap((group) => group.entries)[entries.length]?.key ?? MORE),
    /** Writes the highlighted line out, ready for what it still wants. */
    complete() {
      if (active) state.type(active.missing.length > 0 ? `${active.phrase} ` : active.phrase)
    },
  }
}

const NO_RECORDS: RecordLookups = new Map()
const NO_ENTRIES: readonly Entry[] = []

/** A period that is said in words counts from the platform's day: where that is not the computer's, it is said. */
function withDayNote(listing: Listing): Listing {
  const hasPeriod = listing.note === null && /"\d{4}-\d{2}-\d{2}T/.test(JSON.stringify(listing.reading?.args ?? {}))
  return hasPeriod ? { ...listing, note: platformDayNote() || null } : listing
}

/** The listing with records that were found by name after everything else. */
function withFound(listing: Listing, entries: readonly Entry[]): Listing {
  const shown = new Set(listing.groups.flatMap((group) => group.entries.map((entry) => entry.key)))
  const more = entries.filter((entry) => !shown.has(entry.key))
  if (more.length === 0) return listing
  return { ...listing, note: null, groups: [...listing.groups, { heading: 'Registros', entries: more }] }
}

/** '#12' over several nouns: each line says whose record it is, or that there is none. */
function withNames(listing: Listing, looked: RecordLookups): Listing {
  const named = (entry: Entry): Entry => {
    const state = looked.get(entry.key)?.[0]?.[1]
    if (state?.state === 'missing') return { ...entry, detail: 'não existe', off: 'não existe' }
    return state?.state === 'found' ? { ...entry, detail: state.record.name } : entry
  }
  return { ...listing, groups: listing.groups.map((group) => ({ ...group, entries: group.entries.map(named) })) }
}
