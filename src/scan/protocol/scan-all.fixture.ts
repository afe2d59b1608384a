/** A scan of five rows over a scripted platform, and its outcome, for the tests of scan-all.ts. */
import type { PageResponse, PageRequest, ScanPosition, ScanRow, PassMode } from './scan-environment.ts'
import { scanAll } from './scan-all.ts'
import { answer, createScriptedPlatform } from './scripted-platform.fixture.ts'

/** A response of its own to the nth request for a page; nothing: the platform's usual response. */
type Respond = (request: PageRequest, nth: number) => PageResponse<ScanRow> | void

/**
 * Sets up a scan of five rows, at most two a page, unless a test says otherwise; the platform's clock advances by 1 ms
 * with each call.
 */
export function setupScan(
  respond: Respond = () => {},
  passMode: PassMode = 'once',
  ids: readonly number[] = [11, 12, 13, 14, 15],
) {
  let clock = 500
  const platform = createScriptedPlatform((request, nth) => {
    const response = respond(request, nth)
    const size = Math.min(request.size, 2)
    return response ?? answer(ids.slice(request.page * size, (request.page + 1) * size), ids.length, ++clock)
  })
  const { env, control } = platform
  const run = (from: ScanPosition | null = null) =>
    scanAll(env, { listOrder: 'dt,DESC', listPageSize: 10, passMode }, control, from)
  return { ...platform, run }
}

/** The outcome of a scan in one pass, without its verdict. */
export const outcome = {
  pass: 1,
  sort: 'id,ASC',
  size: 2,
  pages: 3,
  totalBefore: 5,
  totalAfter: 5,
  lines: 5,
  uniqueIds: 5,
  endsChecked: 3,
  rereads: 0,
  double: false,
  startedAt: 1_000_000,
  endedAt: 1_000_000,
  serverStart: 501,
  serverEnd: 508,
}

/** True for a request of the check: it asks for the last row of a page. */
export const isPageEnd = ({ size }: PageRequest) => size === 1
