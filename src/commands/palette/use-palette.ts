/** The palette's state: text, levels, what it speaks of, what is highlighted, and what all that lists. */
import { startTransition, useEffect, useMemo, useState } from 'react'
import { fold } from '#lib/fold.ts'
import { askedArg, askingListing } from './asking.ts'
import { type Entry, IDS_WANTED, scriptOf } from './entry.ts'
import { textListing } from './entries.ts'
import { initialListing, recentListing } from './initial.ts'
import { type Listing, type Scene, indexRows } from './listing.ts'
import { MORE } from './line-view.tsx'
import { IN_SIGHT, LINES, paletteLinesOf, type RecordLookups } from './lines.ts'
import { namedRecords, recordEntries } from './named.ts'
import { withPasted } from './pasted.ts'
import { previewOf } from './preview.ts'
import { NO_LOOKUP, lookupResult } from './record-lookup.ts'
import { useFound, useRecords, useSought } from './records.ts'
import { filledLine, namedIn, withSought } from './sought.ts'
import { type Pasted, readPasted } from '#commands/language/pasted-cells.ts'
import type { Asking } from '#commands/dispatcher.ts'

interface Start {
  scene: Scene
  text: string
  asking: Asking | null
}

/** ms without a key after which the lines out of sight are drawn. */
const PAUSE = 300

/** Everything the palette shows and does, but its drawing. */
export function usePalette({ scene: given, text: startText, asking: startAsking }: Start) {
  const [text, setText] = useState(startText)
  const [levels, setLevels] = useState<readonly Asking[]>(startAsking ? [startAsking] : [])
  const [rows, setRows] = useState(given.rows)
  const [chosen, setChosen] = useState<string | null>(null)
  const [onlyRecents, setOnlyRecents] = useState(false)
  const [limit, setLimit] = useState(LINES)
  // What is in sight is drawn first; the rest where one goes to it, or presses nothing for a while.
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => startTransition(() => setWhole(true)), PAUSE)
    return () => clearTimeout(timer)
  }, [isWhole, text, levels])
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const scene = useMemo<Scene>(() => ({ ...given, rows }), [given, rows])
  const { screen } = scene.context
  const index = useMemo(() => (screen.list ? indexRows(screen.list) : []), [screen])
  const asking = levels.at(-1) ?? null

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
  const shown = isAnyRecord ? withNames(listing, looked) : listing
  const { lines, entries, rest } = paletteLinesOf(shown, isAnyRecord ? new Map() : looked, limit)
  const atMore = chosen === MORE && rest > 0
  const usable = listing.choose ? entries.find((entry) => entry.off === null) : undefined
  const active = atMore ? null : (entries.find((entry) => entry.key === chosen) ?? usable ?? null)
  const highlighted = atMore ? MORE : (active?.key ?? null)
  const keys = [...entries.map((entry) => entry.key), ...(rest > 0 ? [MORE] : [])]
  const place = atMore
    ? lines.length
    : lines.findIndex((line) => line.kind === 'entry' && line.entry.key === highlighted)
  if (!isWhole && place >= IN_SIGHT) setWhole(true)
  const { skip, records, count } = active ? lookupResult(active, looked, own) : NO_LOOKUP
  const preview = atMore ? { verb: 'mostra', object: `mais ${rest}`, tail: '' } : active && previewOf(active, count)

  return {
    text,
    asking,
    levels,
    rows,
    scene,
    listing,
    lines: isWhole ? lines : lines.slice(0, IN_SIGHT),
    rest: isWhole ? rest : 0,
    /** Draws the lines out of sight as well. */
    drawRest: () => setWhole(true),
    active,
    highlighted,
    place,
    isFirst: highlighted === null || highlighted === keys[0],
    preview,
    skip,
    records,
    words: useMemo(
      () =>
        fold(text)
          .split(/[^\p{L}\p{N}-]+/u)
          .filter((word) => word !== '' && !/^\d/.test(word)),
      [text],
    ),
    placeholder: asked ? (asked.kind === 'ids' ? IDS_WANTED : asked.label) : 'Buscar ou executar…',
    type(next: string) {
      setText(next)
      setChosen(null)
      setLimit(LINES)
      setWhole(false)
      setOnlyRecents(false)
    },
    /** Takes what is pasted over this part of the text; false where it is to be pasted as it stands. */
    paste(copied: string, from: number, to: number): boolean {
      const read = readPasted(copied)
      if (!read) return false
      setPasted(read)
      setText(text.slice(0, from) + read.line + text.slice(to))
      setChosen(null)
      setLimit(LINES)
      setWhole(false)
      return true
    },
    point: setChosen,
    /** By this many lines, at most to the ends; no turning round. */
    move(step: number) {
      const at = highlighted === null ? (step > 0 ? -1 : 0) : keys.indexOf(highlighted)
      const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)]
      if (next !== undefined) setChosen(next)
    },
    /** The line with this id in the place of its name. */
    filled: (id: number) => filledLine(text, listing, id),
    /** Draws the next hundred lines, the first of them highlighted. */
    more() {
      setLimit(limit + LINES)
      setChosen(shown.groups.flatMap((group) => group.entries)[entries.length]?.key ?? MORE)
    },
    ask(next: Asking, typed = '') {
      setLevels([...levels, next])
      setText(typed)
      setWhole(false)
      setChosen(null)
    },
    /** One level up, or what it speaks of dropped; false at the first level. */
    back(): boolean {
      setChosen(null)
      if (levels.length > 0) {
        setLevels(levels.slice(0, -1))
        setText('')
      } else if (onlyRecents) setOnlyRecents(false)
      else if (rows.length > 0) setRows([])
      else return false
      return true
    },
    showRecents() {
      setOnlyRecents(true)
      setChosen(null)
    },
  }
}

const NO_ENTRIES: readonly Entry[] = []

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
