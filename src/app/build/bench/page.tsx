/**
 * The page that `bench/run.ts` measures: the console's palette, and cmdk with its own filter, over the same candidates.
 */
import '#app/start.css'
import '#ui/theme/theme.css'
import * as Radix from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadCommands } from '#app/load-commands.ts'
import { Palette, preloadPalette } from '#commands/palette/palette.tsx'
import { hidePalette, showPalette } from '#commands/palette/palette-store.ts'
import type { Registry } from '#commands/registry.ts'
import { setRegistry } from '#commands/runtime.ts'
import type { Row } from '#commands/resource.ts'
import { type ListHandle, type ListState, registerList, setRoute } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { attachSource } from '#listing/list-source.ts'
import { list } from '#sections/produtos/list.tsx'
import { produto } from '#sections/produtos/resource.ts'

/** What run.ts calls on this page. */
export interface BenchPage {
  /** Loads this number of records in addition to all commands. */
  load(records: number): void
  /** Opens a palette; resolves to the ms from the call to the painted list. */
  open(which: 'console' | 'cmdk'): Promise<number>
  close(): void
  /** Returns the ms from each key press to the frame painted after it, and clears them. */
  drainKeyTimes(): number[]
}

declare global {
  interface Window {
    bench?: BenchPage
  }
}

const WORDS = ['Kit', 'Mochila', 'Garrafa', 'Tapete', 'Fone', 'Cafeteira', 'Tênis', 'Vale', 'Ração', 'Luminária']
const KINDS = ['urbana', 'térmica', 'algodão', 'bluetooth', 'espresso', 'trilha', 'presente', 'premium', 'de mesa']

const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    dscNome: `${WORDS[index % 10] ?? ''} ${KINDS[index % 9] ?? ''} ${index + 1}`,
    numPreco: (index % 500) + 0.9,
    status: { id: (index % 4) + 1, descricao: 'Ativo' },
  }))

const state: ListState = {
  page: 0,
  size: 10,
  sort: 'id,DESC',
  filters: {},
  layout: { hidden: [], order: [], widths: {}, pinned: [] },
  pinnedIds: [],
  continuous: false,
}

const createListHandle = (rows: Row[]): Partial<ListHandle> => ({
  resource: produto,
  title: 'Produtos',
  getRows: () => rows,
  getColumns: () => [],
  hasFilters: true,
  getState: () => state,
  getTotals: () => ({ totalElements: rows.length, totalPages: 1 }),
  getDefaults: () => ({ size: 10, sort: 'id,DESC', sizes: [10] }),
  getCursorRow: () => null,
  getSelection: () => [],
  hasFailed: () => false,
})

function CmdkPalette({ registry, rows }: { registry: Registry; rows: readonly Row[] }) {
  const [text, setText] = useState('')
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="fixed left-1/2 -translate-x-1/2 bg-raised"
          style={{ top: '15%', width: 640 }}
        >
          <Radix.Title>cmdk</Radix.Title>
          <Command>
            <Command.Input value={text} onValueChange={setText} autoFocus />
            <Command.List className="overflow-y-auto" style={{ height: 384 }}>
              {registry.commands.map((command) => (
                <Command.Item key={command.id} value={`${command.title} ${command.id}`}>
                  {command.title}
                </Command.Item>
              ))}
              {rows.map((row) => (
                <Command.Item key={row.id} value={`${String(row['dscNome'])} ${row.id}`}>
                  {String(row['dscNome'])}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root')
const root = createRoot(container)
const registry = await loadCommands()
setRegistry(registry)
preloadPalette()
let rows: Row[] = []

const keyTimes: number[] = []
const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done))
document.addEventListener(
  'keydown',
  (event) => afterPaint(() => keyTimes.push(performance.now() - event.timeStamp)),
  true,
)

window.bench = {
  load(records) {
    rows = createRows(records)
    setRoute('/produtos', produto)
    const handle = createListHandle(rows) as ListHandle
    registerList(attachSource(handle, { definition: list, getModel: () => ({ state, rows }) as unknown as ListModel }))
  },
  open(which) {
    const start = performance.now()
    if (which === 'console') {
      root.render(<Palette />)
      showPalette()
    } else root.render(<CmdkPalette registry={registry} rows={rows} />)
    return new Promise((resolve) => {
      const poll = () => {
        if (document.querySelector('[role=option]')) afterPaint(() => resolve(performance.now() - start))
        else setTimeout(poll)
      }
      poll()
    })
  },
  close() {
    hidePalette()
    root.render(null)
  },
  drainKeyTimes: () => keyTimes.splice(0),
}
