/** Measures contestants side by side in one browser, each with its own server, and leaves nothing behind. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { launch } from './browser.ts'
import { type Contestant, buildContestants } from './contestants.ts'
import { createFigures, type Figures } from './figures.ts'
import { type BenchServer, startBenchServer } from './server.ts'

interface Bench {
  runs: number
  withAgGrid: boolean
  /** One run of one contestant; `run` is 0-based. */
  measure: (browser: Browser, column: Contestant, url: string, figures: Figures, run: number) => Promise<void>
  /** Called once, after everything has been measured. */
  report: (columns: readonly Contestant[], figures: Figures) => Promise<void> | void
}

/** Measures every contestant `runs` times. */
export async function runSideBySide({ runs, withAgGrid, measure, report }: Bench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gestor-bench-'))
  const servers: BenchServer[] = []
  const browser = await launch()
  try {
    const columns = await buildContestants(folder, withAgGrid)
    const urls = new Map<string, string>()
    for (const { name, folder: built } of columns) {
      const server = await startBenchServer(built)
      servers.push(server)
      urls.set(name, server.url)
    }
    const figures = createFigures()
    for (let run = 0; run < runs; run++)
      // In turns, so that other work of the machine affects all of them.
      for (const column of run % 2 === 0 ? columns : columns.toReversed())
        await measure(browser, column, urls.get(column.name) ?? '', figures, run)
    await report(columns, figures)
  } finally {
    await browser.close()
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
