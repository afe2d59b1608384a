/** Searches a resource by name through the filter of its list, for the palette and the pickers of records. */
import { readFirstRows } from '#api/session/read-first-rows.ts'
import { getSearchWords, includesWords, rankMatch } from '#lib/format/match-words.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { type RecordSummary, type Resource, type Row, summarizeRow } from './resource.ts'

/** How many rows one request of a search asks for: the best matches are chosen among them. */
const SEARCH_SIZE = 50

/** Summaries of the rows with a usable id: no other record can be chosen or acted on. */
export const summarizeRows = (resource: Resource, rows: readonly Row[]): RecordSummary[] =>
  rows.filter(({ id }) => isRecordId(id)).map((row) => summarizeRow(resource, row))

/** Sorts the best match first: the same name, then a name that begins with the text, then one of whose words do. */
export const sortByMatch = (records: readonly RecordSummary[], text: string): RecordSummary[] =>
  records
    .map((record) => ({ record, rank: rankMatch(record.name, text) ?? 4 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ record }) => record)

/** The records whose name contains the requested text, as far as one request returns them. */
export interface NameAnswer {
  records: readonly RecordSummary[]
  /** How many records have it; more than `records` if not all were sent. */
  total: number
}

/** True if the platform has more records than it sent. */
export const isPartialAnswer = ({ records, total }: NameAnswer): boolean => total > records.length

/** Requests the records whose name contains this text from the resource's list, 50 at most. Rejects with an ApiError. */
export async function requestByName(resource: Resource, text: string, signal: AbortSignal): Promise<NameAnswer> {
  if (!resource.search) return { records: [], total: 0 }
  const { by, list } = resource.search
  const page = await readFirstRows(await list(), { [by]: text }, SEARCH_SIZE, { signal, isBackground: true })
  const records = summarizeRows(resource, page.content)
  return { records, total: Math.max(page.totalElements, records.length) }
}

/** What is requested, one text after the other, and which records of the answers match. */
export interface NameSearch {
  /** As typed: the records are sorted by how well they match it. */
  text: string
  /** A text is requested only if the answers to those before it were partial. */
  requestedTexts: readonly string[]
  /** Whether a record matches; null if the platform's answer is taken as it is. */
  matches: ((record: RecordSummary) => boolean) | null
  /** With this many records no further text is requested. */
  enough: number
}

/** Returns the test of a name for all words of the text; null for a single word, which the platform has compared. */
export function createNameTest(text: string): NameSearch['matches'] {
  const words = getSearchWords(text)
  return words.length === 1 ? null : ({ name }) => includesWords(name, words)
}

/** The answer to one requested text. */
export interface TextAnswer extends NameAnswer {
  requestedText: string
}

/** What a search by name has found. */
export interface NameSearchResult {
  /** Best match first. */
  records: readonly RecordSummary[]
  /** How many records match; null if only partial answers were narrowed. */
  total: number | null
  /** The requested text with the fewest answers: the list that it filters has all of the records. '' without an answer. */
  listText: string
  /** How many rows the first answer has, if it is partial. */
  scannedCount?: number
}

/** Merges answers by id, each narrowed to the records that match. Of equal matches, those of a later answer come first. */
export function mergeAnswers({ text, matches }: NameSearch, answers: readonly TextAnswer[]): NameSearchResult {
  // The platform's answer to the whole text is not narrowed: the platform may know more than the name.
  const narrow = ({ records, requestedText }: TextAnswer) =>
    matches && requestedText !== text ? records.filter(matches) : records
  const narrowed = answers.toReversed().flatMap(narrow)
  const records = sortByMatch([...new Map(narrowed.map((record) => [record.id, record])).values()], text)
  const [first] = answers
  const [shortest] = answers.toSorted((one, other) => one.total - other.total)
  const total = !first || !answers.every(isPartialAnswer) ? records.length : matches ? null : first.total
  const result = { records, total, listText: shortest?.requestedText ?? '' }
  return first && isPartialAnswer(first) ? { ...result, scannedCount: first.records.length } : result
}

/**
 * Searches by name. `request` answers one text, from the platform or from a cache; the search rejects with what it
 * rejects with.
 */
export async function searchByName(
  search: NameSearch,
  request: (text: string) => Promise<NameAnswer>,
): Promise<NameSearchResult> {
  const answers: TextAnswer[] = []
  let result = mergeAnswers(search, answers)
  for (const requestedText of search.requestedTexts) {
    const answer = await request(requestedText)
    answers.push({ ...answer, requestedText })
    result = mergeAnswers(search, answers)
    if (!isPartialAnswer(answer) || result.records.length >= search.enough) break
  }
  return result
}
