/**
 * A run of a script is one act whose records are its steps, counted from 1: so the runner, its progress, its report,
 * the rest after a reload and the way back serve scripts as they serve any act (commands/scripts/README §3).
 */
import { ApiError } from '#api/errors.ts'
import { whyOff } from '#commands/action.ts'
import { ids, optional, texto, type Values } from '#commands/args.ts'
import { idsIn } from '#commands/command-args.ts'
import {
  type AnyCommand,
  type BeforeAct,
  Brought,
  defineCommand,
  type LookBefore,
  Moved,
  Replaced,
  type Replacements,
  type Said,
  Unchanged,
  type WayBack,
} from '#commands/define.ts'
import { failureText, isSessionOver } from '#commands/bulk/failure.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import { verbOf } from '#commands/language/words/inflection.ts'
import type { Noun } from '#commands/noun.ts'
import { commandContext, registryIfLoaded, theRegistry } from '#commands/runtime.ts'
import { screenSettled } from '#commands/screen.ts'
import { counted } from '#lib/written/counted.ts'
import { lookAtSteps } from './look-at-steps.ts'
import { keepPlan, type Plan, planOf, type PlanStep } from './plan.ts'
import type { Script } from '#commands/running/script.ts'
import { perform, type PerformOptions } from '#commands/running/run.ts'

/** So many phrases are written out where it is asked whether to run them. */
const SHOWN = 10
const GONE = 'Os comandos deste roteiro não estão mais guardados: digite-o de novo'

const stepAt = (place: number, args: { passos?: unknown }): PlanStep | undefined => planOf(args)?.steps[place - 1]

const stepsAt = ({ steps }: Plan, places: readonly number[]): PlanStep[] =>
  places.flatMap((place) => steps[place - 1] ?? [])

/** 'Executar “fechamento 12, 15”? 4 comandos: habilitar cashback 12; …' */
function question(verb: string, plan: Plan, places: readonly number[]): string {
  const steps = stepsAt(plan, places)
  const count = counted(steps.length, 'comando', 'comandos')
  const listing = listed(steps, SHOWN)
  const left =
    plan.left.length > 0
      ? `. Sem volta: ${listed(
          plan.left.map((phrase) => ({ phrase })),
          3,
        )}`
      : ''
  return `${verb} ${plan.name === '' ? count : `“${plan.name}”`}? ${plan.name === '' ? '' : `${count}: `}${listing}${left}`
}

function listed(steps: readonly { phrase: string }[], most: number): string {
  const phrases = steps.slice(0, most).map(({ phrase }) => phrase)
  return [...phrases, ...(steps.length > most ? [`e mais ${steps.length - most}`] : [])].join('; ')
}

async function runStep({ id, args, undoes }: PlanStep): Promise<Said | Replaced> {
  const command = theRegistry().get(id)
  if (!command) throw new ApiError({ kind: 'held', said: 'Este comando não existe mais' })
  // What goes by the list goes by what the step before it has made of it.
  if (command.place === 'list') await screenSettled()
  const context = commandContext()
  const off = whyOff(command, args, context)
  if (off !== null) throw new ApiError({ kind: 'held', said: off })
  const before = undoes && theRegistry().get(undoes.id)
  // In the words of the step's own command.
  const inItsWords = (error: ApiError) => {
    const { kind, uncertain, retryAfter } = error
    return new ApiError({ kind, said: failureText(command, error), uncertain, retryAfter, cause: error })
  }
  try {
    if (undoes && (await before?.still?.(undoes.args)) === false)
      return undoes.unsure ? new Unchanged('não estava feito') : new Moved('')
    if (command.to) return context.navigate(command.to(args))
    const [first] = idsIn(command, args)
    const said = await (command.each && first !== undefined
      ? command.each(first, args, context)
      : command.run?.(args, context))
    if (said instanceof Brought) return said.text
    if (said instanceof Replaced)
      return new Replaced(said.was, said.said || command.success, said.lost && inItsWords(said.lost))
    return said || command.success
  } catch (error) {
    throw isSessionOver(error) || !(error instanceof ApiError) ? error : inItsWords(error)
  }
}

/** Of an act of which nobody knows whether it was done: its way back looks at the record first. */
const looksFirst = (command: AnyCommand) => command.still !== undefined || Boolean(command.each && command.noun)

/** Whether the record of a step was deleted by one after it: nothing takes that step back. */
function lostIn(args: RunValues, unknown: readonly number[] = []): (place: number) => boolean {
  const keyOf = (part: ReturnType<typeof about>) => `${part?.noun.id} ${part?.id}`
  const deleted = new Map<string, number>()
  for (const place of args.ids) {
    const part = about(place, args)
    if (part && verbOf(part.command) === 'excluir' && !unknown.includes(place)) deleted.set(keyOf(part), place)
  }
  return (place) => (deleted.get(keyOf(about(place, args))) ?? 0) > place
}

/**
 * What takes these steps back, the last one first; null where none of them has a way. Of those of which nobody knows
 * (`unknown`) only what can be looked at comes back.
 */
function wayBack(plan: Plan, args: RunValues, was: Replacements, unknown: readonly number[]): WayBack | null {
  const left: PlanStep[] = []
  const places: number[] = []
  const changed = new Set(args.ids)
  const isLost = lostIn(args, unknown)
  // Each stands at the place of the act that it takes back, so that both tell of it by one number.
  const steps = plan.steps.map((step, at): PlanStep => {
    const place = at + 1
    if (!changed.has(place)) return step
    const command = theRegistry().get(step.id)
    const unsure = unknown.includes(place)
    const isBlind = unsure && command !== undefined && !looksFirst(command)
    const replaced = was.get(place)
    const [record = 0] = command ? idsIn(command, step.args) : []
    const of = new Map(replaced === undefined ? [] : [[record, replaced]])
    const way = isBlind || isLost(place) ? null : command?.undo?.(step.args, of)
    const inverse = way && theRegistry().get(way.id)
    // Going to a place is nothing to take back, and no loss.
    if (!inverse && command && !command.to) left.push(step)
    if (!inverse) return step
    places.unshift(place)
    const undoes = { id: step.id, args: step.args, ...(unsure && { unsure }) }
    return { id: way.id, args: { ...way.args }, phrase: phraseOf(inverse, way.args), undoes }
  })
  if (places.length === 0) return null
  const phrase = `desfazer ${plan.name || 'comandos'}`
  const passos = keepPlan({ name: plan.name, line: phrase, steps, left: left.map((step) => step.phrase) })
  return { id: undoScript.id, args: { ids: places, passos }, phrase }
}

/** Does again what was taken back, and goes where it led; a record that was changed since that stays. */
function onceMore(args: RunValues, back: Partial<RunValues>, taken: readonly number[]): RunValues {
  const plan = planOf(args)
  const undone = planOf(back)
  if (!plan || !undone) return args
  const steps = plan.steps.map((step, at): PlanStep => {
    const way = taken.includes(at + 1) && undone.steps[at]
    if (!way) return step
    const command = theRegistry().get(step.id)
    const again = command?.onceMore?.(step.args, way.args, idsIn(command, step.args)) ?? step.args
    return { ...step, args: again, undoes: { id: way.id, args: way.args } }
  })
  const leads = ({ id }: PlanStep) => theRegistry().get(id)?.to !== undefined
  const places = args.ids.filter((place) => taken.includes(place) || stepsAt(plan, [place]).some(leads))
  return { ids: places, passos: keepPlan({ ...plan, steps }) }
}

const run = {
  group: 'Ações',
  place: 'global',
  hidden: true,
  args: { ids: ids(null, { label: 'passos' }), passos: optional(texto('passos')) },
} as const

interface RunValues {
  ids: number[]
  passos?: string
}

const isKept = (_: unknown, { passos }: Partial<RunValues>) =>
  passos === undefined || planOf({ passos }) !== null || GONE

const named = (place: number, args: RunValues) => stepAt(place, args)?.phrase ?? null

function about(place: number, args: RunValues): { noun: Noun; id: number; command: AnyCommand } | null {
  const step = stepAt(place, args)
  const command = step && theRegistry().get(step.id)
  const [id] = command ? idsIn(command, step.args) : []
  return command?.noun && id !== undefined ? { noun: command.noun, id, command } : null
}

function runPlace(place: number, args: RunValues): Promise<Said | Replaced> {
  const step = stepAt(place, args)
  return step ? runStep(step) : Promise.reject(new ApiError({ kind: 'held', said: GONE }))
}

/** It asks, changes records or has a way back; what only shows something is not asked about, together or alone. */
export const isAskedAbout = (command?: AnyCommand): boolean =>
  !command || Boolean(command.confirm ?? command.each ?? command.undo)

const destroys = (command: AnyCommand | undefined, args: Values): boolean =>
  command?.tone === 'danger' || command?.loses?.(args) === true

/** Its steps' own looks. What takes back, or does again, looks at each record by its turn. */
async function look({ ids: places, passos }: RunValues, { context, skip }: LookBefore): Promise<BeforeAct> {
  const steps = places.flatMap((place) => {
    const step = skip?.has(place) ? undefined : stepAt(place, { passos })
    const command = step && !step.undoes && theRegistry().get(step.id)
    return command ? [{ place, phrase: step.phrase, command, args: step.args }] : []
  })
  const { facts, left } = await lookAtSteps(steps, context)
  return { facts, skip: left }
}

const asks = (verb: 'Executar' | 'Desfazer') => ({
  confirm(args: RunValues) {
    const plan = planOf(args)
    return plan && stepsAt(plan, args.ids).some(({ id }) => isAskedAbout(registryIfLoaded()?.get(id)))
      ? question(verb, plan, args.ids)
      : null
  },
  confirmLabel: verb,
  /** One act among them that destroys is asked about as alone. */
  loses(args: RunValues) {
    const plan = planOf(args)
    return (
      plan !== null && stepsAt(plan, args.ids).some(({ id, args: values }) => destroys(theRegistry().get(id), values))
    )
  },
})

/** Runs the steps of a kept plan; made by the palette, never typed. */
export const runScript = defineCommand({
  ...run,
  id: 'roteiro.executar',
  title: 'Executar comandos',
  icon: 'documento',
  phrases: ['executar passos {ids}'],
  when: isKept,
  look,
  ...asks('Executar'),
  failure: 'Roteiro não concluído',
  called: (args) => planOf(args)?.line ?? null,
  named,
  about,
  each: runPlace,
  comesBack(args) {
    const isLost = lostIn(args)
    return args.ids.some((place) => !isLost(place) && theRegistry().get(stepAt(place, args)?.id ?? '')?.undo)
  },
  undo(args, was, unknown = []) {
    const plan = planOf(args)
    return plan && wayBack(plan, args, was, unknown)
  },
  onceMore,
})

/** Takes the steps of a script back; made by the way back alone. */
export const undoScript = defineCommand({
  ...run,
  id: 'roteiro.desfazer',
  title: 'Desfazer comandos',
  icon: 'desfazer',
  phrases: ['desfazer passos {ids}'],
  when: isKept,
  ...asks('Desfazer'),
  leaves: (args) => (planOf(args)?.left.length ?? 0) > 0,
  failure: 'Roteiro não desfeito',
  named,
  each: runPlace,
})

/** The arguments that run these steps; they are kept from now on. */
export function keptArgs({ steps, phrase, isNamed }: Script) {
  const kept = steps.map(({ command, args, phrase: said }) => ({ id: command.id, args: { ...args }, phrase: said }))
  const passos = keepPlan({ name: isNamed ? phrase : '', line: phrase, steps: kept, left: [] })
  return { ids: steps.map((_, at) => at + 1), passos }
}

/**
 * Runs a script; true where it was agreed to and sent. `looked`: what was looked up of its steps, by their places from
 * 1.
 */
export const performScript = (
  script: Script,
  looked: Pick<PerformOptions, 'skip' | 'records' | 'note'> = {},
): Promise<boolean> => perform(runScript, keptArgs(script), 'paleta', { ...looked, rows: false, phrase: script.phrase })
