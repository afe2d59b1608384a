/** The pages that the benches compare: each shows the same list, and has the selectors of its elements. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** A build that is measured beside others, one column of the printed table. */
export interface Contestant {
  name: string
  /** The folder of the built page. */
  folder: string
  /** Path and query of the list with this many rows a page. */
  getPath: (size: number) => string
  /** Selector of the first row's id; `page` is 0-based. */
  getFirstCellSelector: (page: number, size: number) => string
  /** What turns the page: a key, or the selector of an element to click. */
  nextPageTrigger: { key: string } | { click: string }
  /** Selector of the header that sorts by amount. */
  amountHeader: string
  scrollerSelector: string
  /** Selector of any rendered row. */
  rowSelector: string
  /** Continuous mode, if the page has one: its URL, and the selector of any row that is not loaded yet. */
  continuous?: { path: string; waiting: string }
}

const directory = import.meta.dirname

/** The built console: `dist`, or the folder in the environment variable DIST. */
const consoleContestant: Contestant = {
  name: 'console',
  folder: resolve(process.env['DIST'] ?? 'dist'),
  getPath: (size) => `/transacoes?tamanho=${size}`,
  getFirstCellSelector: (page, size) => `tbody tr[aria-rowindex="${page * size + 2}"] td[aria-colindex="2"]`,
  nextPageTrigger: { key: ']' },
  amountHeader: 'thead th[aria-colindex="4"] button',
  scrollerSelector: '.list-scroller',
  rowSelector: 'tbody tr[aria-rowindex]',
  continuous: { path: '/transacoes?modo=continuo', waiting: 'tbody tr[aria-busy]' },
}

const plainBase = {
  getPath: (size: number) => `/?size=${size}`,
  getFirstCellSelector: () => '#body .row[data-index="0"] > :first-child',
}

const otherContestants: readonly Omit<Contestant, 'folder'>[] = [
  {
    ...plainBase,
    name: 'vanilla',
    nextPageTrigger: { click: '#next' },
    amountHeader: '[data-sort="numAmount"]',
    scrollerSelector: '#scroll',
    rowSelector: '.row[data-index]',
  },
  {
    ...plainBase,
    name: 'tanstack',
    nextPageTrigger: { click: '#next' },
    amountHeader: '[data-sort="numAmount"]',
    scrollerSelector: '#scroll',
    rowSelector: '.row[data-index]',
  },
  {
    ...plainBase,
    name: 'ag-grid',
    getFirstCellSelector: (page, size) => `.ag-row[row-index="${page * size}"] [col-id="id"]`,
    nextPageTrigger: { click: '.ag-paging-button[aria-label="Next Page"]' },
    amountHeader: '.ag-header-cell[col-id="numAmount"]',
    scrollerSelector: '.ag-grid-viewport',
    rowSelector: '.ag-row',
  },
]

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}

/**
 * Builds the contestants into `folder` and returns them, the console first. AG Grid's page is included on request;
 * throws if it is not installed.
 */
export async function buildContestants(folder: string, withAgGrid: boolean): Promise<Contestant[]> {
  if (withAgGrid && !isInstalled('ag-grid-react'))
    throw new Error('--ag-grid: run "npm i --no-save ag-grid-community ag-grid-react" first')
  const selected = otherContestants.filter(({ name }) => name !== 'ag-grid' || withAgGrid)
  const built: Contestant[] = []
  for (const peer of selected) {
    const outDir = join(folder, peer.name)
    mkdirSync(outDir, { recursive: true })
    await build({
      configFile: false,
      root: join(directory, 'pages', peer.name),
      logLevel: 'error',
      plugins: [react()],
      build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
    })
    built.push({ ...peer, folder: outDir })
  }
  return [consoleContestant, ...built]
}
