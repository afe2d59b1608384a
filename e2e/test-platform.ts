/** Starts a sandbox for one worker: server, database file and built console on a port of its own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CONTROL_HEADER } from '#sandbox/http/allowed-hosts.ts'
import { startServer } from '#sandbox/server.ts'
import type { Settings } from '#sandbox/settings.ts'

/**
 * Limits a fault to calls with this query, and to the first `times` of them; without either it applies to all calls of
 * the path.
 */
interface CallFilter {
  query?: Readonly<Record<string, string>>
  times?: number
}

/** The sandbox of one worker, and what a test may do to it. */
export interface TestPlatform {
  /** The origin: 'http://127.0.0.1:40123'. */
  readonly url: string
  /** Notes that the test has changed data, so that the next test gets the seed again. */
  markWritten(): void
  /** Adds a fault rule to the sandbox (src/sandbox/faults/rules.ts); it lasts until the next test. */
  addFault(rule: Readonly<Record<string, unknown>>): Promise<void>
  /**
   * Delays the responses of calls whose path (without the API's prefix) matches the pattern by `ms`, until the next
   * test.
   */
  delayCalls(path: string, ms: number, calls?: CallFilter): Promise<void>
  /** Answers such calls with this status and an error body instead. */
  failCalls(path: string, status: number, calls?: CallFilter): Promise<void>
  /** Changes how the sandbox treats tokens (src/sandbox/faults/control.ts), until the next test. */
  setTokenControls(controls: Readonly<Record<string, unknown>>): Promise<void>
  /** Resets data, faults and token controls if a test has changed them. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** Starts a sandbox over a new database, with further settings. Throws if the console is not built. */
export async function startPlatform(settings: Partial<Settings> = {}): Promise<TestPlatform> {
  const dist = resolve(process.env['DIST'] ?? 'dist')
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The build is missing: run "npm run build" first')
  const folder = mkdtempSync(join(tmpdir(), 'gestor-e2e-'))
  const database = join(folder, 'plataforma.db')
  const server = await startServer({ port: 0, database, dist, faults: true, ...settings })
  let isDataChanged = false
  let hasControls = false

  async function callControl(name: string, body: unknown) {
    hasControls = true
    const headers = { 'Content-Type': 'application/json', [CONTROL_HEADER]: '1' }
    const response = await fetch(`${server.url}/__sandbox/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`/__sandbox/${name}: ${response.status} ${await response.text()}`)
  }

  const fault = (rule: Readonly<Record<string, unknown>>) => {
    if ((rule['effect'] as { kind?: string } | undefined)?.kind === 'rows') isDataChanged = true
    return callControl('faults', rule)
  }
  const addEffect = (path: string, effect: object, { query, times }: CallFilter = {}) =>
    fault({ match: { path, ...(query && { query }) }, ...(times !== undefined && { times }), effect })

  return {
    url: server.url,
    addFault: fault,
    delayCalls: (path, ms, calls) => addEffect(path, { kind: 'latency', ms }, calls),
    failCalls: (path, status, calls) => addEffect(path, { kind: 'status', status }, calls),
    setTokenControls: (controls) => callControl('token', controls),
    markWritten: () => {
      isDataChanged = true
    },
    async restore() {
      // Filling the tables again costs more than many a test, so it happens only after a write.
      if (isDataChanged) await server.reset()
      else if (hasControls) server.clearFaults()
      isDataChanged = false
      hasControls = false
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the platform of a worker as a Playwright fixture, with further settings. */
export const platformFixture = (settings: Partial<Settings> = {}) =>
  [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use: (platform: TestPlatform) => Promise<void>) => {
      const platform = await startPlatform(settings)
      await use(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ] as [(needs: object, use: (platform: TestPlatform) => Promise<void>) => Promise<void>, { scope: 'worker' }]
