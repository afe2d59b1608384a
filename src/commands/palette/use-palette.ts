/** The palette's state: text, levels, what it speaks of, what is highlighted, and what all that lists. */
import { useMemo, useState } from 'react'
import { fold } from '#lib/fold.ts'
import type { Noun } from '#commands/nouns.ts'
import { idsIn } from '#commands/subjects.ts'
import { askedArg, askingListing } from './asking.ts'
import type { Entry } from './entry.ts'
import { textListing } from './entries.ts'
import { initialListing, recentListing } from './initial.ts'
import { type Listing, type Scene, indexRows } from './listing.ts'
import { type Line, linesOf } from './lines.ts'
import { namedRecords, recordEntries } from './named.ts'
import { previewOf } from './preview.ts'
import { type Wanted, useFound, useRecords } from './records.ts'
import type { Asking } from './store.ts'

interface Start {
  scene: Omit<Scene, 'rows'>
  /** The rows that the palette was opened on. */
  rows: Scene['rows']
  text: string
  asking: Asking | null
}

/** Everything the palette shows and does, but its drawing. */
export function usePalette({ scene: given, rows: openedOn, text: startText, asking: startAsking }: Start) {
  const [text, setText] = useState(startText)
  const [levels, setLevels] = useState<readonly Asking[]>(startAsking ? [startAsking] : [])
  const [rows, setRows] = useState(openedOn)
  const [chosen, setChosen] = useState<string | null>(null)
  const [onlyRecents, setOnlyRecents] = useState(false)
  const scene = useMemo<Scene>(() => ({ ...given, rows }), [given, rows])
  const { screen } = scene.context
  const index = useMemo(() => indexRows(screen.list?.rows() ?? []), [screen])
  const asking = levels.at(-1) ?? null

  const asked = asking && askedArg(asking)
  const named = useMemo(() => (asking ? null : namedRecords(text, scene)), [asking, text, scene])
  const searchNoun = asked ? (/\d/.test(text) ? undefined : asked.arg.noun) : named?.noun
  const found = useFound(scene.registry.records(searchNoun), asked ? text.trim() : (named?.text ?? ''))

  const base = useMemo<Listing>(() => {
    if (asking) return askingListing(asking, text, scene, found)
    if (onlyRecents) return recentListing(scene)
    return text.trim() === '' ? initialListing(scene) : textListing(text, scene, index)
  }, [asking, text, scene, found, onlyRecents, index])
  const listing = useMemo(
    () => (named ? withFound(base, recordEntries(named.noun, found, scene)) : base),
    [base, named, found, scene],
  )

  const entries = useMemo(() => listing.groups.flatMap((group) => group.entries), [listing])
  const usable = listing.choose ? entries.find((entry) => entry.off === null) : undefined
  const active = entries.find((entry) => entry.key === chosen) ?? usable ?? null

  // The records of the line's own reading stand under it; moving the highlight moves nothing.
  const top = entries[0]
  const under = top?.records && (listing.reading ?? asking) && listing.choose ? top : null
  const wanted: Wanted[] = under?.records
    ? under.records.ids.map((id) => ({ id, noun: under.records?.noun as Noun }))
    : []
  const opening =
    listing.reading?.command.id === 'ir.registro'
      ? entries.flatMap(({ records }) => (records ? [{ noun: records.noun, id: records.ids[0] ?? 0 }] : []))
      : []
  const looked = useRecords(under ? wanted : opening, scene.registry, screen, under?.command ?? null)
  const lines = useMemo<Line[]>(
    () =>
      linesOf(
        opening.length > 0 ? withNames(listing, entries, looked) : listing,
        under?.key ?? null,
        under ? looked : [],
      ),
    // Looked-up records are compared by what they say, as they are made anew at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [listing, under, JSON.stringify(looked.map(([id, state]) => [id, state.state]))],
  )

  const same =
    active?.records &&
    under?.records &&
    active.records.ids.join() === under.records.ids.join() &&
    active.records.noun === under.records.noun
  const skip = new Map(
    same && active
      ? looked.flatMap(([id, state]): [number, string][] => {
          if (state.state === 'missing') return [[id, `#${id} não existe`]]
          const noop = state.state === 'found' ? (active.command.noop?.(state.record) ?? null) : null
          return noop ? [[id, `#${id} ${noop}`]] : []
        })
      : [],
  )
  const count = active && same ? idsIn(active.command, active.args).length - skip.size : null
  const preview = active && previewOf(active, scene.registry.records(active.records?.noun), count)
  const records = new Map(
    looked.flatMap(([id, state]) => (same && state.state === 'found' ? [[id, state.record] as const] : [])),
  )

  return {
    text,
    asking,
    levels,
    rows,
    scene,
    listing,
    lines,
    entries,
    active,
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
    placeholder: asked ? asked.arg.label : 'Buscar ou executar…',
    type(next: string) {
      setText(next)
      setChosen(null)
      setOnlyRecents(false)
    },
    point: (entry: Entry) => setChosen(entry.key),
    move(step: number) {
      if (entries.length === 0) return
      const at = active ? entries.indexOf(active) : step > 0 ? -1 : 0
      const next = entries[Math.min(Math.max(at + step, 0), entries.length - 1)]
      if (next) setChosen(next.key)
    },
    ask(next: Asking) {
      setLevels([...levels, next])
      setText('')
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

/** The listing with records that were found by name after everything else. */
function withFound(listing: Listing, entries: readonly Entry[]): Listing {
  const shown = new Set(listing.groups.flatMap((group) => group.entries.map((entry) => entry.key)))
  const more = entries.filter((entry) => !shown.has(entry.key))
  if (more.length === 0) return listing
  return { ...listing, note: null, groups: [...listing.groups, { heading: 'Registros', entries: more }] }
}

/** '#12' over several nouns: each line says whose record it is, or that there is none. */
function withNames(listing: Listing, entries: readonly Entry[], looked: ReturnType<typeof useRecords>): Listing {
  const withRecords = entries.filter(({ records }) => records)
  const detail = new Map(
    withRecords.map((entry, index) => {
      const state = looked[index]?.[1]
      const text =
        state?.state === 'found' ? state.record.name : state?.state === 'missing' ? 'não existe' : entry.detail
      return [entry.key, text] as const
    }),
  )
  const named = (entry: Entry): Entry => {
    const text = detail.get(entry.key)
    return text === undefined ? entry : { ...entry, detail: text, off: text === 'não existe' ? text : entry.off }
  }
  return { ...listing, groups: listing.groups.map((group) => ({ ...group, entries: group.entries.map(named) })) }
}
