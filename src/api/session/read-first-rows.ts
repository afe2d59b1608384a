/** Reads a known number of rows, in pages as large as the platform sends them. */
import { limitPageSize } from '#api/capabilities.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { CallOptions } from '#api/call/client-call.ts'
import { call } from './client.ts'

/**
 * Reads the first `maxRows` rows of a list: in one request, or one after the other if config.json says that the
 * platform's pages are smaller. `input` has the order and the filters. Resolves to the rows with the totals of the
 * first response; rejects like `call`.
 */
export async function readFirstRows<Input, Row>(
  list: Endpoint<Input, Page<Row>>,
  input: Omit<Input, 'page' | 'size'>,
  maxRows: number,
  options?: CallOptions,
): Promise<Page<Row>> {
  const size = limitPageSize(maxRows)
  const readPage = (page: number) => call(list, { ...input, page, size } as Input, options)
  const first = await readPage(0)
  const rows = [...first.content]
  let { totalPages } = first
  for (let page = 1; page < totalPages && rows.length < maxRows; page++) {
    const next = await readPage(page)
    if (next.content.length === 0) break
    rows.push(...next.content)
    // Without a total each page says whether there is another.
    totalPages = next.totalPages
  }
  return size === maxRows ? first : { ...first, content: rows.slice(0, maxRows) }
}
