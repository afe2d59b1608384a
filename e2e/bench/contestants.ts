/** What is measured beside what: each column is a page with the same list, and where its parts are. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** One of the builds that are measured side by side, a column of the printed table. */
export interface Contestant {
  name: string
  /** The built page. */
  folder: string
  /** Path and query of the list with so many rows a page. */
  getPath: (size: number) => string
  /** Selector of the first row's id; `page` counts from 0. */
  getFirstCellSelector: (page: number, size: number) => string
  /** What turns the page: a key, or the selector of what is clicked. */
  nextPageTrigger: { key: string } | { click: string }
  /** Selector of the head that sorts by amount. */
  amountHeader: string
  scrollerSelector: string
  /** Any row that is drawn. */
  rowSelector: string
  /** One long table in the place of pages, where there is one: its address, and any row that is not there yet. */
  continuous?: { path: string; waiting: string }
}

const directory = import.meta.dirname

/** The built console: `dist`, or the folder that the environment variable DIST names. */
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

/** The console first, then the others, built into `folder`. AG Grid's page only where it is wanted and installed. */
export async function buildContestants(folder: string, withAgGrid: boolean): Promise<Contestant[]> {
  if (withAgGrid && !isInstalled('ag-grid-react'))
    throw new Error('--ag-grid: run "npm i --no-save ag-grid-community ag-grid-react" first')
  const wanted = otherContestants.filter(({ name }) => name !== 'ag-grid' || withAgGrid)
  const built: Contestant[] = []
  for (const peer of wanted) {
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
