/**
 * Behind the one door: whatever surface a command comes from, here its arguments are completed, its reasons told, its
 * confirmation asked, its calls made once, and its end told and remembered (commands/README §4).
 */
import { readHeld } from '#api/cache/query.ts'
import { capital } from '#lib/written/capital.ts'
import { formatMoney } from '#lib/written/money.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import type { Fact } from '#ui/dialogs/question.ts'
import { notify } from '#ui/notices/notify.tsx'
import { commandLabel, whyOff } from '#commands/action.ts'
import {
  type AnyCommand,
  type BeforeAct,
  type CommandContext,
  Moved,
  type Replacements,
  STATE,
  Unchanged,
} from '#commands/define.ts'
import { type RecordSummary, summaryOf } from '#commands/noun.ts'
import { ask, type KeptStep, type Source } from '#commands/dispatcher.ts'
import { notePointer } from './hints.ts'
import { leftOutText, lookBefore, unchangedAmong } from './look-before.ts'
import { remember } from './remember.ts'
import { isLost, isSessionOver } from '#commands/bulk/failure.ts'
import { checkRun } from './check-end.ts'
import { tellFailure, tellSuccess } from './outcome.ts'
import { type Again, carryOut, type Work, workOf } from '#commands/bulk/work.ts'
import { retryFailures, runMany } from '#commands/bulk/run-many.ts'
import { aboutRecord } from '#commands/bulk/about.ts'
import { currentRun } from '#commands/bulk/run-store.ts'
import { startRunning } from './in-flight.ts'
import { commandContext } from '#commands/runtime.ts'
import { currentScreen, recordsDone, rowOf } from '#commands/screen.ts'
import type { Values } from '#commands/args.ts'
import { completed, idArgOf, idsIn, rowsAtHand } from '#commands/command-args.ts'
import { recordUse } from './usage.ts'
import { manyText, participle, verbOf } from '#commands/language/words/inflection.ts'

/** What is known of an act before it is run, besides its arguments. */
export interface PerformOptions {
  /** Ids that are not sent, and why: looked up before the act ('não existe', 'já Ativo'). */
  skip?: ReadonlyMap<number, string>
  /** Those of them of which nobody knows whether an earlier run did them: they are told as such to the end. */
  unknown?: readonly number[]
  /** What the question has to say of its records besides. */
  note?: string
  /** Records looked up before the act. */
  records?: ReadonlyMap<number, RecordSummary>
  /** The line as it was understood; made from the arguments where it is not told. */
  phrase?: string
  /**
   * Takes another act back, or does it again: not asked about for one record that comes back whole, and no step of its
   * own.
   */
  again?: Again
  /** False: what is missing is asked for, even where a row is at hand. */
  rows?: boolean
}

/** Above so many records the question wants their number typed (commands/README §4 rule 6). */
export const TYPED_FROM = 50

const tellOff = (why: string): false => {
  notify('info', why)
  return false
}

const NOTHING_SEEN: BeforeAct = { facts: [] }

/** '“habilitar produto 12”: foi alterado depois, não foi desfeito' */
export const movedSince = ({ phrase, verb }: Pick<Again, 'phrase' | 'verb'>): string =>
  `“${phrase}”: foi alterado depois, não foi ${participle(verb, 1, 'o')}`

/** What is kept of an end besides how it ended. */
interface Ended {
  args: Values
  ids: readonly number[]
  phrase: string | undefined
  step: KeptStep | null
  uncertain: boolean
  unknown: readonly number[]
  was: Replacements
}

/** Runs a command with what is known of its arguments; true where it was agreed to and sent. Never rejects. */
export async function perform(
  command: AnyCommand,
  given: Values,
  source: Source,
  options: PerformOptions = {},
): Promise<boolean> {
  const context = commandContext()
  const { screen } = context
  const rows = options.rows === false ? [] : rowsAtHand(screen)
  const { args: said, missing, tooMany } = completed(command, given, rows, screen)
  if (tooMany) return tellOff(`${commandLabel(command).replace('…', '')}: selecione uma linha só`)
  // Whether a record is still as it was left is told by the platform, not by a row that may be old.
  const off = whyOff(command, said, options.again ? { ...context, screen: { ...screen, list: null } } : context)
  if (off !== null) return tellOff(off)
  const [name] = missing
  if (name !== undefined) {
    ask({ command, args: said, name })
    return false
  }
  // What is remembered and recorded says which state it gave.
  const args = command.isOn ? { ...said, [STATE]: said[STATE] ?? !command.isOn(context, said) } : said

  const where = command.whileRunning === 'list' ? [screen.path, screen.list?.state().filters] : []
  const end = command.whileRunning === 'joins' ? () => {} : startRunning(command.id, [args, ...where])
  if (!end) return false
  try {
    return await act(command, args, context, source, options)
  } finally {
    end()
    // What is done while a run goes on shows at once.
    readHeld()
  }
}

/** An act that was looked at and agreed to. */
interface Deed {
  command: AnyCommand
  /** With the ids that are left. */
  args: Values
  /** Those that it was asked for; those that are left of them. */
  all: readonly number[]
  ids: readonly number[]
  /** Why the others are left out. */
  skip: ReadonlyMap<number, string>
  unknown: readonly number[]
  context: CommandContext
  known: (id: number) => RecordSummary | null
  again: Again | undefined
  step: KeptStep | null
  done: (ok: boolean, result: string, changed: readonly number[], more?: Partial<Ended>) => true
}

const newStep = (again?: Again): KeptStep | null => (again ? null : { at: null })

async function act(
  command: AnyCommand,
  args: Values,
  context: CommandContext,
  source: Source,
  { skip: given = new Map(), unknown = [], note = '', records = new Map(), phrase, again }: PerformOptions,
): Promise<boolean> {
  recordUse(command.id)
  if (source === 'ponteiro') notePointer(command)
  const all = idsIn(command, args)
  // One at a time: what a sign-out would end is counted, and the rest after a reload is offered, of one run.
  if (all.length > 1 && command.each && currentRun()?.run.endedAt === null)
    return tellOff('Uma execução está em andamento: espere o fim dela, ou pare-a antes')
  const known = (id: number) => records.get(id) ?? onScreen(command, id, context)
  // A row of another page may be old: a look, and the question about one record, have none of it.
  const held = (id: number) => known(id) ?? (all.length > 1 ? onScreen(command, id, context, 'selection') : null)
  const isAsked = (!again || all.length > 1) && !command.immediate
  const seen = isAsked ? await lookBefore(command, args, context, known, given) : NOTHING_SEEN
  if (seen === null) return tellOff('Cancelado antes da pergunta: nada foi feito')
  // What was looked up for long is not asked about on another screen.
  if (currentScreen().path !== context.screen.path) return tellOff('A tela mudou antes da pergunta: nada foi feito')
  const unchanged = all.length > 1 && !again ? unchangedAmong(command, all, held) : []
  const lookedOut = [...(seen.skip ?? [])].map(([id, why]) => [id, command.named ? why : `#${id} ${why}`] as const)
  const skip = new Map([...unchanged, ...lookedOut, ...given])
  const ids = all.filter((id) => !skip.has(id))
  if (all.length > 0 && ids.length === 0)
    return tellOff(skip.size > 1 ? leftOutText(skip) : ([...skip.values()][0] ?? 'Nada a fazer'))
  const kept = all.length > 1 && command.each ? { ...args, [idArgOf(command) ?? 'ids']: ids } : args
  const isMeant = command.immediate || (again !== undefined && ids.length < 2 && !command.leaves?.(kept))
  const isAgreed = isMeant || (await agreed(command, kept, { ids, skip, note, facts: seen.facts }, context, held))
  if (!isAgreed) return false

  const step = newStep(again)
  const done: Deed['done'] = (ok, result, changed, more = {}) => {
    const end = { args: kept, ids, phrase, step, uncertain: false, unknown: [], was: new Map(), ...more }
    const at = remember({ command, ok, result, source, changed, again: again !== undefined, ...end })
    if (end.step) end.step.at = at
    return true
  }
  if (command.to) {
    context.navigate(command.to(kept))
    return done(true, '', [])
  }
  const seenOf = (id: number) => held(id) ?? seen.records?.get(id) ?? null
  const deed: Deed = { command, args: kept, all, ids, skip, unknown, context, known: seenOf, again, step, done }
  return command.each && all.length > 1 ? actOnMany(deed) : actOnce(deed)
}

/** One record after the other, with progress and a report. */
async function actOnMany({
  command,
  args,
  all,
  skip,
  unknown: doubtful,
  context,
  known,
  again,
  step,
  done,
}: Deed): Promise<boolean> {
  const items = all.map((id) => ({
    id,
    // A script's records are its steps.
    name: (command.noun && known(id)?.name) || command.named?.(id, args) || null,
    why: skip.get(id)?.replace(`#${id} `, '') ?? null,
    isUnknown: doubtful.includes(id),
  }))
  const ended = (end: Awaited<ReturnType<typeof runMany>>, more?: Partial<Ended>) => {
    const { ok, text, ids, changed, unknown, moved, was } = end
    // Where the platform had moved on everywhere, nothing was taken back.
    const isNothing = ok && changed.length === 0 && (again?.isFirst() || moved.length > 0)
    if (again && !isNothing) again.ended(ok, changed)
    return done(ok, text, changed, { ids, unknown, uncertain: unknown.length > 0, was, ...more })
  }
  // Now: the rows of records that are deleted go with them.
  const before = new Map(all.map((id) => [id, known(id)]))
  const work: Work = {
    ...workOf(command, args, again),
    known: (id) => before.get(id) ?? null,
    // A second try is an act of its own in the history.
    async retry(run) {
      const later = newStep(again)
      const end = await retryFailures(work, run, later)
      const tried = { ...args, [idArgOf(command) ?? 'ids']: end.ids }
      ended(end, { args: tried, phrase: undefined, step: later })
    },
    check: (run) => checkRun(command, args, run),
  }
  return ended(await runMany(work, items, context, step))
}

/** On one record, or on none. */
async function actOnce({ command, args, ids, context, known, again, step, done }: Deed): Promise<boolean> {
  const [first] = ids
  const was = new Map<number, number>()
  // Now: the row of a record that is deleted goes with it.
  const noun = command.args[idArgOf(command) ?? '']?.noun ?? command.noun
  const about = noun && first !== undefined ? aboutRecord(noun, first, known) : ''
  try {
    const said = await carryOut(command, args, first, context, (before) => was.set(first ?? 0, before))
    if (again && said instanceof Unchanged && (again.isFirst() || said instanceof Moved))
      return tellOff(`${movedSince(again)}. ${capital(said.why)}`)
    again?.ended(true, ids)
    if (command.each && command.noun) recordsDone.tell(command.noun, ids)
    return done(true, tellSuccess(command, said, step, about), said instanceof Unchanged ? [] : ids, { was })
  } catch (error) {
    const text = tellFailure(command, args, error, step, about)
    again?.ended(false, [])
    const uncertain = isLost(error)
    // Nothing was sent of it then: what waits goes on waiting.
    return !isSessionOver(error) && done(false, text, [], { uncertain, unknown: uncertain ? ids : [], was })
  }
}

/** What a question is about: the records that are left, and what is said of them and of those that are not. */
interface Asked {
  ids: readonly number[]
  skip: ReadonlyMap<number, string>
  note: string
  facts: readonly Fact[]
}

/** Asks with the exact text of the specification for one record, with the count and every id for several. */
async function agreed(
  command: AnyCommand,
  args: Values,
  { ids, skip, note, facts }: Asked,
  context: CommandContext,
  known: (id: number) => RecordSummary | null,
): Promise<boolean> {
  const [first] = ids
  const several = command.each !== undefined && ids.length > 1
  const name = idArgOf(command)
  // What acts on no noun's records has words of its own for all of them.
  const asked = several && name !== null && command.noun ? { ...args, [name]: [first] } : args
  const text = (await command.confirm?.(asked, context)) ?? null
  if (text === null) return true
  const verb = verbOf(command)
  const only = first !== undefined && ids.length === 1 ? known(first) : null
  return confirm({
    text: several && command.noun ? manyText(command, ids, command.noun) : text,
    description: [note, leftOutText(skip)].filter(Boolean).join(' ') || undefined,
    details: [...(only ? factsOf(only) : namesOf(command, args, ids, known)), ...facts],
    confirmLabel: command.confirmLabel ?? capital(verb),
    tone: command.loses?.(args) ? 'danger' : command.tone,
    typed: ids.length > TYPED_FROM ? String(ids.length) : undefined,
  })
}

/** So many records of an act are told by name. */
const MOST_NAMED = 5

/**
 * Several records by name, where no look of the command's own tells of them: each once, under its number, with its noun
 * where there are several. What is done to them stands in the question's text.
 */
function namesOf(
  command: AnyCommand,
  args: Values,
  ids: readonly number[],
  known: (id: number) => RecordSummary | null,
): Fact[] {
  if ((command.noun && command.look) || ids.length > MOST_NAMED) return []
  const named = ids.flatMap((id) => {
    const name = known(id)?.name
    const record = command.noun ? { noun: command.noun, id } : command.about?.(id, args)
    return name && record ? [{ ...record, name }] : []
  })
  const isOneNoun = named.every(({ noun }) => noun === named[0]?.noun)
  const byLabel = new Map(named.map(({ noun, id, name }) => [isOneNoun ? `#${id}` : `${noun.singular} #${id}`, name]))
  return [...byLabel].map(([label, value]) => ({ label, value }))
}

function factsOf({ name, amount, status }: RecordSummary): Fact[] {
  return [
    ...(name ? [{ label: 'Nome', value: name }] : []),
    ...(typeof amount === 'number' ? [{ label: 'Valor', value: formatMoney(amount) }] : []),
    ...(status?.descricao ? [{ label: 'Status', value: status.descricao }] : []),
  ]
}

/** The record as the list on the screen has it, or its selection. */
function onScreen(
  { noun }: AnyCommand,
  id: number,
  context: CommandContext,
  of?: 'rows' | 'selection',
): RecordSummary | null {
  const row = noun && rowOf(noun, id, context, of)
  return row ? summaryOf(noun, row) : null
}
