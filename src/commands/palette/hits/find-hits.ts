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
import {
  type NameAnswer,
  type NameSearch,
  type NameSearchResult,
  createNameTest,
  isPartialAnswer,
  mergeAnswers,
  requestByName,
  searchByName,
  sortByMatch,
} from '#commands/search-by-name.ts'
import { loadNamedRecords } from '#commands/records.ts'
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
/** Rows of one call by amount or day: the hits are chosen among them. */
const RANGE_SIZE = 50
/** At most so many words of a text are requested, one after the other, if the answer to the first is partial. */
const MAX_REQUESTED_WORDS = 2

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

/** What a request of a search needs. */
export interface RequestOptions {
  signal: AbortSignal
  /** Waits until a request may be sent. */
  waitForSlot: () => Promise<void>
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
    if (!answer || isPartialAnswer(answer)) continue
    const records = answer.records.filter(({ name }) => includesWords(name, [normalizeText(word)]))
    return { records, total: records.length }
  }
  return undefined
}

async function requestWord(
  resource: Resource,
  word: string,
  { signal, waitForSlot }: RequestOptions,
): Promise<NameAnswer> {
  const cached = findCachedAnswer(resource, word)
  if (cached) return cached
  await waitForSlot()
  const answer = await requestByName(resource, word, signal)
  queryClient.setQueryData(getWordKey(resource, word), answer)
  return answer
}

/** What is requested for a text: its two longest words; for an e-mail, the two longest names in the address. */
function createNameSearch({ search }: Resource, { kind, text }: HitSearch): NameSearch {
  const isEmail = kind === 'email'
  const words = splitSearch(isEmail ? (text.split('@')[0] ?? '').replaceAll(/[^\p{L}]+/gu, ' ') : text)
  const address = [normalizeText(text)]
  return {
    text,
    requestedTexts: sortByRarity(words).slice(0, MAX_REQUESTED_WORDS),
    matches: isEmail ? ({ row }) => includesWords(search?.email?.(row) ?? '', address) : createNameTest(text),
    enough: MAX_HITS,
  }
}

const toHits = (resource: Resource, { kind }: HitSearch, { records, total, listText }: NameSearchResult): Hits => ({
  records,
  total,
  filters: resource.search && kind === 'name' && listText !== '' ? { [resource.search.by]: listText } : null,
})

async function searchByWords(resource: Resource, search: HitSearch, options: RequestOptions): Promise<Hits> {
  const nameSearch = createNameSearch(resource, search)
  return toHits(resource, search, await searchByName(nameSearch, (word) => requestWord(resource, word, options)))
}

const getListKey = (resource: Resource) => ['paleta.lista', resource.id, getCacheOwnerId()] as const

function narrowList(records: readonly RecordSummary[], isComplete: boolean, { text }: HitSearch): Hits {
  const words = getSearchWords(text)
  const found = sortByMatch(
    records.filter(({ name }) => includesWords(name, words)),
    text,
  )
  const indices = new Map(found.map((record) => [record.id, records.indexOf(record)]))
  return { records: found, total: isComplete ? found.length : null, filters: null, indices }
}

/** The list is read once, whatever is typed meanwhile. */
async function searchSmallList(resource: Resource, search: HitSearch, { waitForSlot }: RequestOptions): Promise<Hits> {
  const { records, isComplete } = await queryClient.fetchQuery({
    queryKey: getListKey(resource),
    queryFn: ({ signal }) => loadNamedRecords(resource, signal, waitForSlot),
    staleTime: FRESH_MS,
    retry: false,
  })
  return narrowList(records, isComplete, search)
}

async function searchByRange(resource: Resource, { kind, range }: HitSearch, options: RequestOptions): Promise<Hits> {
  const finder = kind === 'amount' || kind === 'day' ? findFinder(resource, kind) : undefined
  if (!finder || !range) return { records: [], total: 0, filters: null }
  await options.waitForSlot()
  const filters = finder.toFilters(...range)
  const { content, totalElements } = await call(
    await finder.list(),
    { page: 0, size: limitPageSize(RANGE_SIZE), ...filters },
    { signal: options.signal, isBackground: true },
  )
  const records = content.filter(({ id }) => isRecordId(id)).map((row: Row) => summarizeRow(resource, row))
  return { records, total: Math.max(totalElements, records.length), filters }
}

/** Finds the records of this resource. Rejects with an ApiError, or with the signal's reason. */
export function findHits(resource: Resource, search: HitSearch, options: RequestOptions): Promise<Hits> {
  if (search.kind === 'amount' || search.kind === 'day') return searchByRange(resource, search, options)
  return hasNameFilter(resource) ? searchByWords(resource, search, options) : searchSmallList(resource, search, options)
}

/** Returns what the cache knows of these hits, before anything is asked; undefined if nothing. */
export function findCachedHits(resource: Resource, search: HitSearch): Hits | undefined {
  if (search.kind === 'amount' || search.kind === 'day') return undefined
  if (!hasNameFilter(resource)) {
    const list = readCache<{ records: readonly RecordSummary[]; isComplete: boolean }>(getListKey(resource))
    return list && narrowList(list.records, list.isComplete, search)
  }
  const nameSearch = createNameSearch(resource, search)
  const [requestedText = ''] = nameSearch.requestedTexts
  const answer = findCachedAnswer(resource, requestedText)
  return answer && toHits(resource, search, mergeAnswers(nameSearch, [{ ...answer, requestedText }]))
}
