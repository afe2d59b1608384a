/** Asks a platform everything that the console asks, and collects what it answered. Writes only with a `writeMark`. */
import { authMe } from '#api/auth-contract.ts'
import { type AnyEndpoint, getSectionName } from '#api/endpoint.ts'
import { isObject } from '#api/is-object.ts'
import { parsePage, unwrapResponse } from '#api/page.ts'
import type { AnyList } from '#listing/define.ts'
import { rvhubSaldo } from '#sections/rvhub/contract.ts'
import { suggestCapabilities, type SuggestedCapabilities } from './capabilities.ts'
import { endpoints, lists } from './catalogue.ts'
import { checkCors } from './check-cors.ts'
import { checkErrors, findRecordCall } from './check-errors.ts'
import { checkList, isListCall, type ListReport } from './check-list.ts'
import { checkSignIn, checkSignOut, type Credentials } from './check-session.ts'
import { checkShape } from './check-shape.ts'
import { checkWrites } from './check-writes.ts'
import { createClient, type Client } from './client.ts'
import { describeFailure } from './describe-failure.ts'
import { type Finding, getWorstSeverity } from './finding.ts'
import { judgeBalance } from './judge-balance.ts'
import { getPercentile } from './latency.ts'
import { SUGGESTED_SIZE } from './list-findings.ts'

/** What to check. */
export interface CheckOptions extends Credentials {
  /** The address before every path of the platform: 'https://api.exemplo.com'. */
  api: string
  /** The console's origin, if it is not the platform's. */
  origin?: string | undefined
  /** Only calls whose ids begin so: 'produtos'; all of them if there is none. */
  only?: readonly string[]
  /** Stands in the name of each record that is created, changed and removed; without it nothing is written. */
  writeMark?: string | undefined
}

/** The result for one call. */
export interface CallReport {
  call: string
  isReached: boolean
  list: Pick<ListReport, 'total' | 'honouredSize' | 'dateForms' | 'orders' | 'filters'> | null
  /** Percentiles of the response times, ms. */
  latency: { calls: number; p50: number; p95: number }
}

/** All of platform.json. */
export interface PlatformReport {
  api: string
  calls: CallReport[]
  findings: Finding[]
  latency: { calls: number; p50: number; p95: number }
  capabilities: SuggestedCapabilities | null
  /** The records that the check could not remove; null if it wrote nothing. */
  leftBehind: string[] | null
  /** 0: as the contract says; 1: deviations that lose or mislead; 2: unreachable. */
  exitCode: 0 | 1 | 2
}

const measure = (times: readonly number[]) => ({
  calls: times.length,
  p50: getPercentile(times, 0.5),
  p95: getPercentile(times, 0.95),
})

/** Returns the input of a call that is no list's: the id of a record of the same section; null if there is none. */
function findInput(endpoint: AnyEndpoint, reports: ReadonlyMap<string, ListReport>): object | null {
  const shape = (endpoint.input as { shape?: Readonly<Record<string, unknown>> }).shape ?? {}
  const isRecordCall = /\{id\}/.test(endpoint.path) || endpoint.id.endsWith('.visualizar')
  if (!isRecordCall) return 'size' in shape ? { page: 0, size: 10 } : {}
  const id = [...reports]
    .filter(([listId]) => getSectionName(listId) === getSectionName(endpoint.id))
    .flatMap(([, { rows }]) => rows.map((row) => row.id))
    .find((found) => found > 0)
  return id === undefined ? null : { id, ...('size' in shape && { page: 0, size: 10 }) }
}

async function checkRecordCall(client: Client, endpoint: AnyEndpoint, input: object): Promise<Finding[]> {
  const result = await client.call(endpoint, input)
  if (!result.ok) return [describeFailure(endpoint.id, result)]
  const output: unknown = result.output
  if (!isObject(output)) return []
  const balance = endpoint.id === rvhubSaldo.id ? judgeBalance(unwrapResponse(result.raw)) : []
  if (Array.isArray(output['content']))
    return checkShape(endpoint.id, output['content'], parsePage(structuredClone(result.raw)).content)
  return [...checkShape(endpoint.id, [output], [unwrapResponse(result.raw)]), ...balance]
}

/** The most records of another list whose own list is asked for, until one has rows. */
const MAX_OWNERS = 10

/** Returns the values for a list's path: the first choice of a filter, or the ids of records that another list has. */
function getPathInputs(list: AnyList, reports: ReadonlyMap<string, ListReport>): Record<string, unknown>[] {
  const field = list.filters?.find(({ name }) => list.endpoint.path.includes(`{${name}}`))
  if (!field) return [{}]
  if (field.initial !== undefined) return [{ [field.name]: field.initial }]
  const source = lists.find((other) => other.resource === field.resource)
  const rows = (source && reports.get(source.endpoint.id)?.rows) ?? []
  return rows.slice(0, MAX_OWNERS).map(({ id }) => ({ [field.name]: id }))
}

async function checkLists(client: Client, isWanted: (call: string) => boolean): Promise<Map<string, ListReport>> {
  const reports = new Map<string, ListReport>()
  const needsOtherLists = ({ requiredFilter }: AnyList) => Number(requiredFilter !== undefined)
  const wanted = lists.filter(({ endpoint }) => isWanted(endpoint.id))
  for (const list of wanted.toSorted((left, right) => needsOtherLists(left) - needsOtherLists(right))) {
    for (const input of getPathInputs(list, reports)) {
      const report = await checkList(client, list, input)
      reports.set(list.endpoint.id, report)
      if (report.rows.length > 0) break
    }
  }
  return reports
}

const describeUnchecked = (call: string): Finding => ({
  code: 'not-checked',
  severity: 'note',
  call,
  observed: 'não verificada: nenhuma lista tem um registro com que perguntar',
  consequence: 'nada se sabe desta chamada',
})

/** Checks a platform from sign-in to sign-out. */
export async function runCheck(options: CheckOptions): Promise<PlatformReport> {
  const client = createClient(options.api)
  const { isSignedIn, findings } = await checkSignIn(client, options)
  const { only = [] } = options
  const isWanted = (call: string) => only.length === 0 || only.some((prefix) => call.startsWith(prefix))
  const reports = isSignedIn ? await checkLists(client, isWanted) : new Map<string, ListReport>()
  findings.push(...[...reports.values()].flatMap((report) => report.findings))
  const wantedCalls = endpoints.filter(({ method, id }) => method === 'GET' && !id.startsWith('auth.') && isWanted(id))
  if (isSignedIn) {
    for (const endpoint of wantedCalls) {
      if (reports.has(endpoint.id)) continue
      const input = isListCall(endpoint, lists) ? null : findInput(endpoint, reports)
      findings.push(...(input ? await checkRecordCall(client, endpoint, input) : [describeUnchecked(endpoint.id)]))
    }
    findings.push(...(await checkErrors(client, findRecordCall(wantedCalls, endpoints))))
  }
  if (options.origin !== undefined)
    findings.push(...(await checkCors(client, (wantedCalls[0] ?? authMe).path, options.origin)))
  const { writeMark } = options
  const written = isSignedIn && writeMark !== undefined ? await checkWrites(client, writeMark, isWanted) : null
  findings.push(...(written?.findings ?? []))
  if (isSignedIn) findings.push(...(await checkSignOut(client)))
  return {
    ...createReport(options.api, client, findings, reports, written?.readOnly ?? []),
    leftBehind: written?.leftBehind ?? null,
  }
}

function createReport(
  api: string,
  client: Client,
  findings: Finding[],
  reports: ReadonlyMap<string, ListReport>,
  readOnly: readonly string[],
): Omit<PlatformReport, 'leftBehind'> {
  const calls = [...client.times].map(([call, times]): CallReport => {
    const list = reports.get(call)
    return {
      call,
      isReached: !findings.some((finding) => finding.call === call && finding.code === 'unreachable'),
      list: list
        ? {
            total: list.total,
            honouredSize: list.honouredSize,
            dateForms: list.dateForms,
            orders: list.orders,
            filters: list.filters,
          }
        : null,
      latency: measure(times),
    }
  })
  const capped = findings.filter(({ code }) => code === 'page-size-capped').map(({ call }) => call)
  const caps = capped.map((call) => reports.get(call)?.honouredSize ?? SUGGESTED_SIZE)
  const worst = getWorstSeverity(findings)
  return {
    api,
    calls,
    findings,
    latency: measure([...client.times.values()].flat()),
    capabilities: suggestCapabilities(findings, lists, caps.length > 0 ? Math.min(...caps) : null, readOnly),
    exitCode: worst === 'unreachable' ? 2 : worst === 'misleads' ? 1 : 0,
  }
}
