/** Reads the list on the screen whole, and keeps what it finds for panel, footer and files. */
import { call } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { currentUser } from '#api/session.ts'
import { onSessionLost } from '#api/session-leave.ts'
import type { Row } from '#commands/noun.ts'
import { cellValue } from '#listing/define.ts'
import { filterInput } from '#listing/url-state.ts'
import { grouped } from '#reading/folds/grouped.ts'
import { totals } from '#reading/folds/totals.ts'
import { createControl, type ReadingControl } from '#reading/walk/control.ts'
import type { ReadingPosition } from '#reading/walk/environment.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import { type DiskKeeper, diskKeeper, findReading } from '#reading/keeper/page-store.ts'
import { announce } from '#ui/announce.ts'
import { columnOf, isPeriodOpen, walksFor } from './columns.ts'
import type { ListSource } from './source.ts'
import { keyOf, type WholeFigures, type WholeReading, wholeReading } from './whole-store.ts'

/** The reading that the store tells of, as the files take it. */
export interface WholeSession {
  readonly source: ListSource
  /** The list's state when it was read. */
  readonly state: ReturnType<ListSource['model']>['state']
  readonly control: ReadingControl
  readonly keeper: DiskKeeper<Row>
}

let session: WholeSession | null = null
/** null where nothing was read in this tab. */
export const wholeSession = (): WholeSession | null => session

/** Changes what is told of the reading with this key; nothing where another one stands there. */
export const patchReading = (key: string, change: Partial<WholeReading>): void => {
  const now = wholeReading.get()
  if (now?.key === key) wholeReading.set({ ...now, ...change })
}

onSessionLost(() => {
  session?.control.stop('session')
  session = null
  wholeReading.set(null)
})

const owner = (): string => currentUser()?.dscEmail ?? ''
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })

let running: Promise<void> = Promise.resolve()

/**
 * A new reading of this list and filter, the one that was left in the middle, or the one under way. Resolves when it
 * has its verdict.
 */
export function runReading(source: ListSource, asked: 'once' | 'twice'): Promise<void> {
  const before = wholeReading.get()
  const key = keyOf(source.definition, source.model().state.filters)
  if (before?.key === key && before.outcome === null && before.failure === null)
    wholeReading.set({ ...before, isHidden: false })
  else running = read(source, key, asked)
  return running
}

async function read(source: ListSource, key: string, asked: 'once' | 'twice'): Promise<void> {
  const { definition } = source
  const { state } = source.model()
  session?.control.stop('cancelled')
  const walks = walksFor(definition, state, asked)
  const now = Date.now()
  const control = createControl((paused) => patchReading(key, { paused }))
  const { keeper, from } = await placeFor(key, walks, now)
  session = { source, state, control, keeper }
  wholeReading.set({
    key,
    walks,
    startedAt: from?.startedAt ?? now,
    progress: null,
    paused: false,
    figures: null,
    outcome: null,
    failure: null,
    isPeriodOpen: isPeriodOpen(definition, state, now),
    isHidden: false,
    analysis: null,
    working: null,
    view: null,
  })
  const fixed = { ...definition.fixed, ...filterInput(definition, state.filters) }
  const partial = createPartial(source)
  try {
    const outcome = await readWhole<Row>(
      {
        fetchPage: async (ask, signal) => {
          const answer = await call(definition.query, { ...fixed, ...ask }, { signal })
          return { ...answer, content: answer.content.map((row) => withValues(source, row)) }
        },
        pages: {
          ...keeper,
          async keep(walk, index, rows) {
            const mark = await keeper.keep(walk, index, rows)
            partial.add(walk, index, rows)
            return mark
          },
        },
        now: Date.now,
        wait,
        onProgress: (progress) => patchReading(key, { progress, figures: partial.end() }),
      },
      { ownOrder: definition.sort, ownSize: definition.size, walks },
      control,
      from,
    )
    const whole = startFigures(source)
    for await (const rows of keeper.pages(outcome.pages)) whole.add(rows)
    if (outcome.verdict.kind !== 'incomplete') await keeper.finish()
    patchReading(key, { outcome, figures: whole.end(), isHidden: false })
    announce(`${verdictWord(outcome.verdict)}: ${verdictSentence(outcome.verdict)}`)
  } catch (error) {
    patchReading(key, { failure: error instanceof ApiError ? error.message : 'Não foi possível guardar a leitura.' })
  }
}

/** Where the pages go: the place of a reading that was left in the middle, or a new one. */
async function placeFor(key: string, walks: string, now: number) {
  const id = { owner: owner(), key: `${key} ${walks}` }
  let from: ReadingPosition | null = null
  let name: string = `${now}-${Math.random()}`
  try {
    const found = await findReading(id.owner, id.key, now)
    // A reading that has its verdict is read anew; one without it goes on.
    if (found && !found.isDone) {
      from = found.position
      name = found.id
    } else if (found) await diskKeeper({ id: found.id, ...id }, Date.now).forget()
  } catch {
    // The reading itself will say that the disk takes nothing.
  }
  return { keeper: diskKeeper<Row>({ id: name, ...id }, Date.now), from }
}

/** A column whose value is not at its field has it put there. */
function withValues({ definition }: ListSource, row: Row): Row {
  const computed = definition.columns.filter(({ value }) => value !== undefined)
  if (computed.length === 0) return row
  return { ...row, ...Object.fromEntries(computed.map((column) => [column.field, cellValue(column, row)])) }
}

/** Figures of what is read so far: each page of a walk counts once, and a further walk begins anew. */
function createPartial(source: ListSource) {
  let figures = startFigures(source)
  let current = 0
  const counted = new Set<number>()
  return {
    add(walk: number, index: number, rows: readonly Row[]) {
      if (walk !== current) {
        figures = startFigures(source)
        counted.clear()
        current = walk
      }
      if (counted.has(index)) return
      counted.add(index)
      figures.add(rows)
    },
    end: () => figures.end(),
  }
}

function startFigures({ definition }: ListSource) {
  const amount = columnOf(definition, 'money')
  const status = columnOf(definition, 'status')
  const date = columnOf(definition, 'date')
  const sums = totals(amount ?? { field: '', label: '' }).start()
  const byStatus = status && grouped({ by: 'value', column: status }, amount).start()
  const byDay = date && grouped({ by: 'day', column: date }, amount).start()
  return {
    add(rows: readonly Row[]) {
      sums.add(rows)
      byStatus?.add(rows)
      byDay?.add(rows)
    },
    end: (): WholeFigures => ({
      amount,
      totals: sums.end(),
      byStatus: byStatus?.end() ?? null,
      byDay: byDay?.end() ?? null,
    }),
  }
}
