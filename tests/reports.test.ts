// @vitest-environment jsdom
/** Checks that a whole report tells nothing of persons, tokens, ids, texts and filters, whatever happens on the page. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { createCallHarness, list } from '#api/call/call-harness.fixture.ts'
import { callLog } from '#api/session/call-outcomes.ts'
import { postRefresh } from '#api/session/refresh.ts'
import { createDiagnosis } from '#app/reporting/diagnosis.ts'
import { createPageReporter } from '#app/reporting/page-reporter.ts'
import { activeReporter, reportedEnvironment, routePattern } from '#app/reporting/reporting-state.ts'
import { reportBatchSchema } from '#sandbox/faults/reports.ts'

const measured = vi.hoisted(() => [] as ((metric: Metric) => void)[])
vi.mock('web-vitals', () => {
  const observe = (report: (metric: Metric) => void) => void measured.push(report)
  return { onCLS: observe, onINP: observe, onLCP: observe }
})

/** What must never leave the browser. None of them is part of a word of a report. */
const SECRETS = [
  'maria',
  'exemplo.net',
  '12345678909',
  'eyJhbGciOi',
  '4711',
  'bloqueado',
  'devolução',
  'cpf',
  '8.8.8.8',
]
/** It looks like a place in a file of the build, as the message of an error may that quotes a record. */
const SECRET_PLACE = `${location.origin}/assets/maria-4711.js:1:2`
const SECRET = `${SECRETS.join(' ')} Bearer eyJhbGciOi.eyJzdWIi\n at cpf (${SECRET_PLACE})`
const SECRET_URL = `${location.origin}/usuarios/editar/4711?cpf=12345678909&status=bloqueado&nome=maria`

const config = {
  apiBase: 'https://api.exemplo.com',
  cdnBase: '',
  analyticsUrl: null,
  environment: { name: 'Homologação', kind: 'staging' as const, showInProduction: false },
  reportShare: 0.5,
}

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  measured.length = 0
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, text: string) => sent.push(`${url} ${text}`) > 0,
  })
})

/** Everything that can fail on a page, each with all that it could give away. */
async function failInEveryWay(random: number) {
  history.replaceState({ cpf: '12345678909' }, '', SECRET_URL)
  document.title = SECRET
  routePattern.set('/usuarios/editar/$id')
  const fail = createPageReporter(config, '/reports', random)
  const asset = `${location.origin}/assets/list-1a2b.js`
  const error = Object.assign(new Error(SECRET, { cause: SECRET }), {
    name: SECRET,
    stack: `Error: ${SECRET}\n at maria (${SECRET_URL}:1:2)\n at ${asset}?cpf=1:1:2\n at maria (${asset}:1:2)`,
  })
  fail(new ErrorEvent('error', { error, message: SECRET, filename: SECRET_URL }))
  fail(Object.assign(new Event('unhandledrejection'), { reason: { nome: SECRET } }))
  fail({
    type: 'caught',
    error: Object.assign(new TypeError(SECRET), { stack: `TypeError: ${SECRET}\n at maria (${asset}:3:4)` }),
  })
  fail({ type: 'chunk', url: SECRET_URL })
  fail({ type: 'chunk', url: `${asset}?nome=maria` })
  fail({ type: 'chunk', url: asset })
  fail(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://maria.exemplo.net/4711.png?cpf=12345678909',
      sourceFile: SECRET_URL,
      sample: SECRET,
      lineNumber: 1,
      columnNumber: 2,
    }),
  )
  const respond = () =>
    new Response(JSON.stringify({ message: SECRET }), { status: 500, headers: { 'content-type': 'application/json' } })
  const harness = createCallHarness({ respond })
  await harness.call(list, { n: 4711 }).catch(() => undefined)
  for (const outcome of harness.outcomes) callLog.record(outcome)
  vi.stubGlobal('fetch', respond)
  await postRefresh(SECRET)
  vi.unstubAllGlobals()
  const entries = [{ name: SECRET_URL, target: document.body }] as never
  for (const report of measured)
    report({
      name: 'LCP',
      value: 1234.5678,
      rating: 'good',
      delta: 1,
      id: 'v5-4711',
      navigationType: 'reload',
      entries,
    })
  activeReporter.get()?.flush()
}

it('tells what failed and nothing of what was on the page', async () => {
  await failInEveryWay(0.4)
  expect(sent).toHaveLength(1)
  const text = sent[0]!.replace('/reports ', '')
  for (const secret of SECRETS) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  const batch = reportBatchSchema.parse(JSON.parse(text))
  expect(batch.reports.map(({ second, ...report }) => ({ ...report, ms: 0 }))).toEqual(
    [
      { type: 'error', name: 'Error', frames: ['list-1a2b.js:1:2'] },
      { type: 'error', name: 'NotAnError', frames: [] },
      { type: 'error', name: 'TypeError', frames: ['list-1a2b.js:3:4'] },
      { type: 'chunk', file: null, count: 2 },
      { type: 'chunk', file: 'list-1a2b.js' },
      { type: 'policy', directive: 'img-src', blocked: 'other', frame: null },
      { type: 'call', call: 'itens.listar', outcome: 'status', status: 500 },
      { type: 'call', call: 'auth.refreshToken', outcome: 'status', status: 500 },
      { type: 'vital', name: 'LCP', value: 1235, rating: 'good' },
    ].map((report) => ({
      count: report.type === 'vital' ? 3 : 1,
      ...report,
      route: '/usuarios/editar/$id',
      ms: 0,
    })),
  )
})

it('copies with the diagnosis the reports and how the last calls ended, and no more than that', async () => {
  await failInEveryWay(1)
  const text = createDiagnosis()
  for (const secret of SECRETS) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  const { calls, route, reports, ...context } = JSON.parse(text) as Record<string, unknown>
  expect(reportBatchSchema.safeParse({ ...context, reports, dropped: 0 }).success).toBe(true)
  expect(route).toBe('/usuarios/editar/$id')
  expect((calls as object[]).slice(-2)).toEqual(
    ['itens.listar', 'auth.refreshToken'].map((call) => ({
      call,
      outcome: 'status',
      status: 500,
      ms: expect.any(Number) as number,
    })),
  )
})

it('has a diagnosis without reportUrl: everything but reports', () => {
  activeReporter.set(null)
  reportedEnvironment.set({ name: 'Produção', kind: 'production' })
  expect(JSON.parse(createDiagnosis())).toMatchObject({
    build: { commit: null },
    environment: { name: 'Produção', kind: 'production' },
    route: '/usuarios/editar/$id',
    reports: [],
  })
})

it('sends no measures of a page outside of the share, and its failures all the same', async () => {
  await failInEveryWay(0.5)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('"type":"error"')
  expect(sent[0]).not.toContain('"type":"vital"')
})

it('tells no error of ResizeObserver: nothing failed', () => {
  const fail = createPageReporter(config, '/reports', 1)
  fail(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }))
  activeReporter.get()?.flush()
  expect(sent.join('')).not.toContain('"type":"error"')
})
