/** Reads pages of one list as the console does. */
import { type Page, parsePage } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import type { AnyList } from '#listing/define.ts'
import type { Client } from './client.ts'
import { describeFailure } from './describe-failure.ts'
import type { Finding } from './finding.ts'
import type { Result } from './judge-filter.ts'

/** A page as the console reads it, and `raw`, the body that was sent. */
export interface CheckedPage extends Result {
  raw: unknown
  rows: readonly Row[]
  number: number
}

/** Reads pages of one list, with the values that its path needs. */
export interface ListReader {
  /** The id of the list's endpoint. */
  call: string
  list: AnyList
  /** Reads a page; returns the finding if the call fails. */
  read(input: Readonly<Record<string, unknown>>): Promise<CheckedPage | Finding>
}

/** True if the page could not be read. */
export const isFinding = (result: CheckedPage | Finding): result is Finding => 'severity' in result

/** Creates a reader of the list. `fixedInput` are the values that its path needs. */
export function createListReader(
  client: Client,
  list: AnyList,
  fixedInput: Readonly<Record<string, unknown>>,
): ListReader {
  const { endpoint } = list
  return {
    call: endpoint.id,
    list,
    async read(input) {
      const result = await client.call(endpoint, {
        page: 0,
        size: list.pageSize,
        sort: list.sort,
        ...list.fixedInput,
        ...fixedInput,
        ...input,
      })
      if (!result.ok) return describeFailure(endpoint.id, result)
      const { content, totalElements, number } = result.output as Page<Row>
      const isTotalAbsent = parsePage(structuredClone(result.raw)).withoutTotal !== undefined
      const ids = content.map(({ id }) => id)
      return { raw: result.raw, rows: content, ids, number, total: isTotalAbsent ? null : totalElements }
    },
  }
}
