/**
 * Finds the records of one resource for a text. What was asked within a minute is answered from the cache; a longer
 * beginning of the same word narrows an answer that was complete.
 */
import { limitPageSize } from '#api/capabilities.ts'
import { queryClient } from '#api/cache/query.ts'
import { call } from '#api/session/client.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { getSearchWords, includesWords, sortByRarity, splitSearch } from '#lib/format/match-words.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { askForName, loadNamedRecords, sortByName } from '#commands/records.ts'
import {
  findFinder,
  hasNameFilter,
  summarizeRow,
  type RecordSummary,
  type Resource,
  type Row,
} from '#commands/resource.ts'
import type { HitSearch } from '#commands/palette/palette-listing.ts'

/** In ms: what was asked within this time is not asked again. */
export const FRESH_MS = 60_000
/** How many hits of a resource are listed at first. */
export const MAX_HITS = 5
/** Rows that one call sends: the hits are chosen among them. */
const ASKED_SIZE = 50
/** At most so many words of a text are asked for, one after the other, if the answers to the first are incomplete. */
const MAX_ASKED_WORDS = 2

/** The records of one resource that a text finds. */
export interface Hits {
  /** Best first. */
  records: readonly RecordSummary[]
  /** How many there are; null if only a part of the answer was narrowed. */
  total: number | null
  /** The filters of the list that shows them all, or more; null if its call has no such filter. */
  filters: Readonly<Record<string, string>> | null
  /** For a list that was read by name: the index of each record in it, by id. */
  indices?: ReadonlyMap<number, number>
}

interface NameAnswer {
  records: readonly RecordSummary[]
  total: number
}

/** What a request of a search needs. */
export interface SearchTurn {
  signal: AbortSignal
  /** Waits until a request may be sent. */
  takeTurn: () => Promise<void>
}

const getWordKey = (resource: Resource, word: string) =>
  ['paleta.palavra', resource.id, word.toLowerCase(), getCacheOwnerId()] as const

/** Returns a fresh answer of the cache; undefined if there is none. */
function readCache<Value>(key: readonly unknown[]): Value | undefined {
  const state = queryClient.getQueryState<Value>(key)
  return state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH_MS ? state.data : undefined
}

/** The cached answer to this word, or a complete one to its beginning, narrowed. */
function findCachedAnswer(resource: Resource, word: string): NameAnswer | undefined {
  const exact = readCache<NameAnswer>(getWordKey(resource, word))
  if (exact) return exact
  for (let length = word.length - 1; length >= 2; length--) {
    const answer = readCache<NameAnswer>(getWordKey(resource, word.slice(0, length)))
    if (!answer || answer.total > answer.records.length) continue
    const records = answer.records.filter(({ name }) => includesWords(name, [normalizeText(word)]))
    return { records, total: records.length }
  }
  return undefined
}

async function askWord(resource: Resource, word: string, { signal, takeTurn }: SearchTurn): Promise<NameAnswer> {
  const cached = findCachedAnswer(resource, word)
  if (cached) return cached
  await takeTurn()
  const answer = await askForName(resource, word, ASKED_SIZE, signal)
  queryClient.setQueryData(getWordKey(resource, word), answer)
  return answer
}

/** The words to ask the platform for, and the test of what it answers. */
function planNameSearch({ search }: Resource, { kind, text }: HitSearch) {
  if (kind === 'email') {
    const names = splitSearch((text.split('@')[0] ?? '').replaceAll(/[^\p{L}]+/gu, ' '))
    const wanted = [normalizeText(text)]
    return {
      asked: sortByRarity(names),
      fits: ({ row }: RecordSummary) => includesWords(search?.email?.(row) ?? '', wanted),
    }
  }
  const words = getSearchWords(text)
  // A single word has been judged by the platform, which may know more than the name.
  const fits = ({ name }: RecordSummary) => words.length < 2 || includesWords(name, words)
  return { asked: sortByRarity(splitSearch(text)), fits }
}

function toHits(resource: Resource, search: HitSearch, word: string, answer: NameAnswer): Hits {
  const { fits } = planNameSearch(resource, search)
  const records = sortByName(answer.records.filter(fits), search.text)
  const isWhole = answer.total <= answer.records.length
  const isNarrowed = search.kind === 'email' || splitSearch(search.text).length > 1
  return {
    records,
    total: isWhole ? records.length : isNarrowed ? null : answer.total,
    filters: resource.search && search.kind === 'name' ? { [resource.search.by]: word } : null,
  }
}

async function searchByWords(resource: Resource, search: HitSearch, turn: SearchTurn): Promise<Hits> {
  const { asked } = planNameSearch(resource, search)
  let hits: Hits = { records: [], total: 0, filters: null }
  for (const word of asked.slice(0, MAX_ASKED_WORDS)) {
    const next = toHits(resource, search, word, await askWord(resource, word, turn))
    if (hits.filters === null || next.records.length > hits.records.length || next.total !== null) hits = next
    if (hits.total !== null || hits.records.length >= MAX_HITS) break
  }
  return hits
}

const getListKey = (resource: Resource) => ['paleta.lista', resource.id, getCacheOwnerId()] as const

function narrowList(records: readonly RecordSummary[], isComplete: boolean, { text }: HitSearch): Hits {
  const words = getSearchWords(text)
  const found = sortByName(
    records.filter(({ name }) => includesWords(name, words)),
    text,
  )
  const indices = new Map(found.map((record) => [record.id, records.indexOf(record)]))
  return { records: found, total: isComplete ? found.length : null, filters: null, indices }
}

/** The list is read once, whatever is typed meanwhile. */
async function searchSmallList(resource: Resource, search: HitSearch, { takeTurn }: SearchTurn): Promise<Hits> {
  const { records, isComplete } = await queryClient.fetchQuery({
    queryKey: getListKey(resource),
    queryFn: ({ signal }) => loadNamedRecords(resource, signal, takeTurn),
    staleTime: FRESH_MS,
    retry: false,
  })
  return narrowList(records, isComplete, search)
}

async function searchByRange(resource: Resource, { kind, range }: HitSearch, turn: SearchTurn): Promise<Hits> {
  const finder = kind === 'amount' || kind === 'day' ? findFinder(resource, kind) : undefined
  if (!finder || !range) return { records: [], total: 0, filters: null }
  await turn.takeTurn()
  const filters = finder.toFilters(...range)
  const { content, totalElements } = await call(
    await finder.list(),
    { page: 0, size: limitPageSize(ASKED_SIZE), ...filters },
    { signal: turn.signal, isBackground: true },
  )
  const records = content.filter(({ id }) => isRecordId(id)).map((row: Row) => summarizeRow(resource, row))
  return { records, total: Math.max(totalElements, records.length), filters }
}

/** Finds the records of this resource. Rejects with an ApiError, or with the signal's reason. */
export function findHits(resource: Resource, search: HitSearch, turn: SearchTurn): Promise<Hits> {
  if (search.kind === 'amount' || search.kind === 'day') return searchByRange(resource, search, turn)
  return hasNameFilter(resource) ? searchByWords(resource, search, turn) : searchSmallList(resource, search, turn)
}

/** Returns what the cache knows of these hits, before anything is asked; undefined if nothing. */
export function findCachedHits(resource: Resource, search: HitSearch): Hits | undefined {
  if (search.kind === 'amount' || search.kind === 'day') return undefined
  if (!hasNameFilter(resource)) {
    const list = readCache<{ records: readonly RecordSummary[]; isComplete: boolean }>(getListKey(resource))
    return list && narrowList(list.records, list.isComplete, search)
  }
  const [word = ''] = planNameSearch(resource, search).asked
  const answer = findCachedAnswer(resource, word)
  return answer && toHits(resource, search, word, answer)
}
