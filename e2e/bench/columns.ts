/** What is measured beside what: each column is a page with the same list, and where its parts are. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** One of the builds that are measured side by side, a column of the printed table. */
export interface Column {
  name: string
  /** The built page. */
  folder: string
  /** Path and query of the list with so many rows a page. */
  path: (size: number) => string
  /** Selector of the first row's id; `page` counts from 0. */
  firstCell: (page: number, size: number) => string
  /** What turns the page: a key, or the selector of what is clicked. */
  next: { key: string } | { click: string }
  /** Selector of the head that sorts by amount. */
  amount: string
  scroller: string
  /** Any row that is drawn. */
  row: string
  /** One long table in the place of pages, where there is one: its address, and any row that is not there yet. */
  long?: { path: string; waiting: string }
}

const place = import.meta.dirname

/** The built console: `dist`, or the folder that the environment variable DIST names. */
const console_: Column = {
  name: 'console',
  folder: resolve(process.env['DIST'] ?? 'dist'),
  path: (size) => `/transacoes?tamanho=${size}`,
  firstCell: (page, size) => `tbody tr[aria-rowindex="${page * size + 2}"] td[aria-colindex="2"]`,
  next: { key: ']' },
  amount: 'thead th[aria-colindex="4"] button',
  scroller: '.list-scroller',
  row: 'tbody tr[aria-rowindex]',
  long: { path: '/transacoes?modo=continuo', waiting: 'tbody tr[aria-busy]' },
}

const plain = { path: (size: number) => `/?size=${size}`, firstCell: () => '#body .row[data-index="0"] > :first-child' }

const peers: readonly Omit<Column, 'folder'>[] = [
  {
    ...plain,
    name: 'vanilla',
    next: { click: '#next' },
    amount: '[data-sort="numAmount"]',
    scroller: '#scroll',
    row: '.row[data-index]',
  },
  {
    ...plain,
    name: 'tanstack',
    next: { click: '#next' },
    amount: '[data-sort="numAmount"]',
    scroller: '#scroll',
    row: '.row[data-index]',
  },
  {
    ...plain,
    name: 'ag-grid',
    firstCell: (page, size) => `.ag-row[row-index="${page * size}"] [col-id="id"]`,
    next: { click: '.ag-paging-button[aria-label="Next Page"]' },
    amount: '.ag-header-cell[col-id="numAmount"]',
    scroller: '.ag-grid-viewport',
    row: '.ag-row',
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
export async function columnsIn(folder: string, withAgGrid: boolean): Promise<Column[]> {
  if (withAgGrid && !isInstalled('ag-grid-react'))
    throw new Error('--ag-grid: run "npm i --no-save ag-grid-community ag-grid-react" first')
  const wanted = peers.filter(({ name }) => name !== 'ag-grid' || withAgGrid)
  const built: Column[] = []
  for (const peer of wanted) {
    const outDir = join(folder, peer.name)
    mkdirSync(outDir, { recursive: true })
    await build({
      configFile: false,
      root: join(place, 'pages', peer.name),
      logLevel: 'error',
      plugins: [react()],
      build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2000 },
    })
    built.push({ ...peer, folder: outDir })
  }
  return [console_, ...built]
}
