/** A worker's own sandbox: server, database file and built console on a port of their own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CONTROL_HEADER } from '#sandbox/http/allowed-hosts.ts'
import { startServer } from '#sandbox/server.ts'
import type { Settings } from '#sandbox/settings.ts'

/** Which of the calls to an address a fault is for: those with this query, the first so many; else all. */
interface CallFilter {
  query?: Readonly<Record<string, string>>
  times?: number
}

/** The sandbox of one worker, and what a test may do to it. */
export interface TestPlatform {
  /** 'http://127.0.0.1:40123' */
  readonly url: string
  /** Tells that a test has written: the next one finds the seed again. */
  markWritten(): void
  /** Adds a rule to the sandbox's faults (src/sandbox/faults/rules.ts); it holds until the next test. */
  addFault(rule: Readonly<Record<string, unknown>>): Promise<void>
  /** Answers calls whose path (past the API's prefix) fits the pattern so many ms late; until the next test. */
  delayCalls(path: string, ms: number, calls?: CallFilter): Promise<void>
  /** Answers them with this status and an error's body instead. */
  failCalls(path: string, status: number, calls?: CallFilter): Promise<void>
  /** Changes how the sandbox deals with tokens (src/sandbox/faults/control.ts), until the next test. */
  setTokenControls(controls: Readonly<Record<string, unknown>>): Promise<void>
  /** Brings data, faults and token controls back to the start where something was touched. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** Starts a sandbox over a new database, with further settings. Throws where the console is not built. */
export async function startPlatform(settings: Partial<Settings> = {}): Promise<TestPlatform> {
  const dist = resolve(process.env['DIST'] ?? 'dist')
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The build is missing: run "npm run build" first')
  const folder = mkdtempSync(join(tmpdir(), 'gestor-e2e-'))
  const database = join(folder, 'plataforma.db')
  const server = await startServer({ port: 0, database, dist, faults: true, ...settings })
  let touched = false
  let controlled = false

  async function callControl(name: string, body: unknown) {
    controlled = true
    const headers = { 'Content-Type': 'application/json', [CONTROL_HEADER]: '1' }
    const answer = await fetch(`${server.url}/__sandbox/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`/__sandbox/${name}: ${answer.status} ${await answer.text()}`)
  }

  const fault = (rule: Readonly<Record<string, unknown>>) => {
    if ((rule['effect'] as { kind?: string } | undefined)?.kind === 'rows') touched = true
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
      touched = true
    },
    async restore() {
      // Filling the tables anew costs more than many a test: it is done where one has written.
      if (touched) await server.reset()
      else if (controlled) server.clearFaults()
      touched = false
      controlled = false
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A worker's platform as a fixture of Playwright, with further settings. */
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
