/**
 * A run of a script is one act whose records are its steps, counted from 1: so the runner, its progress, its report, the
 * rest after a reload and the way back serve scripts as they serve any act (commands/scripts/README §3).
 */
import { ApiError } from '#api/errors.ts'
import { whyOff } from '#commands/action.ts'
import { ids, optional, texto } from '#commands/args.ts'
import { idsIn } from '#commands/command-args.ts'
import { Brought, defineCommand, Replaced, type Said, type WayBack } from '#commands/define.ts'
import { failureText, isSessionOver } from '#commands/bulk/failure.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import { commandContext, theRegistry } from '#commands/runtime.ts'
import { keepPlan, noteReplaced, type Plan, planOf, type PlanStep, replacedAt } from './plan.ts'
import type { Script } from '#commands/running/script.ts'
import { perform } from '#commands/running/run.ts'

/** So many phrases are written out where it is asked whether to run them. */
const SHOWN = 10
const GONE = 'Os comandos deste roteiro não estão mais guardados: digite-o de novo'

const stepsAt = ({ steps }: Plan, places: readonly number[]): PlanStep[] =>
  places.flatMap((place) => steps[place - 1] ?? [])

/** 'Executar “fechamento 12, 15”? 4 comandos: habilitar produto 12; …' */
function question(verb: string, plan: Plan, places: readonly number[]): string {
  const steps = stepsAt(plan, places)
  const count = `${steps.length} ${steps.length === 1 ? 'comando' : 'comandos'}`
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

/** `note`: told the number that the act replaced. */
async function runStep({ id, args, undoes }: PlanStep, note: (was: number) => void): Promise<Said> {
  const command = theRegistry().get(id)
  if (!command) throw new ApiError({ kind: 'held', said: 'Este comando não existe mais' })
  const context = commandContext()
  const off = whyOff(command, args, context)
  if (off !== null) throw new ApiError({ kind: 'held', said: off })
  const before = undoes && theRegistry().get(undoes.id)
  try {
    if (undoes && (await before?.still?.(undoes.args)) === false)
      throw new ApiError({ kind: 'held', said: 'Foi alterado depois, não foi desfeito' })
    if (command.to) return context.navigate(command.to(args))
    const [first] = idsIn(command, args)
    const said = await (command.each && first !== undefined
      ? command.each(first, args, context)
      : command.run?.(args, context))
    if (said instanceof Brought) return said.text
    if (said instanceof Replaced) {
      if (said.was !== null) note(said.was)
      return said.said || command.success
    }
    return said || command.success
  } catch (error) {
    if (isSessionOver(error) || !(error instanceof ApiError)) throw error
    // In the words of the step's own command.
    throw new ApiError({ kind: 'held', said: failureText(command, error), uncertain: error.uncertain })
  }
}

/** What takes these steps back, the last one first; null where none of them has a way. */
function wayBack(plan: Plan, args: RunValues): WayBack | null {
  const left: PlanStep[] = []
  const steps: PlanStep[] = []
  for (const place of args.ids)
    for (const step of stepsAt(plan, [place])) {
      const command = theRegistry().get(step.id)
      const way = command?.undo?.(step.args, replacedAt(args, place))
      const inverse = way && theRegistry().get(way.id)
      const undoes = { id: step.id, args: step.args }
      if (inverse) steps.unshift({ id: way.id, args: { ...way.args }, phrase: phraseOf(inverse, way.args), undoes })
      // Going to a place is nothing to take back, and no loss.
      else if (command && !command.to) left.push(step)
    }
  if (steps.length === 0) return null
  const { name } = plan
  const passos = keepPlan({
    name,
    line: `desfazer ${name || 'comandos'}`,
    steps,
    left: left.map(({ phrase }) => phrase),
  })
  return {
    id: undoScript.id,
    args: { ids: steps.map((_, at) => at + 1), passos },
    phrase: `desfazer ${name || 'comandos'}`,
  }
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

const named = (place: number, args: RunValues) => {
  const plan = planOf(args)
  return (plan && stepsAt(plan, [place])[0]?.phrase) ?? null
}

function runPlace(place: number, args: RunValues): Promise<Said> {
  const plan = planOf(args)
  const [step] = plan ? stepsAt(plan, [place]) : []
  return step
    ? runStep(step, (was) => noteReplaced(args, place, was))
    : Promise.reject(new ApiError({ kind: 'held', said: GONE }))
}

const asks = (verb: 'Executar' | 'Desfazer') => ({
  confirm(args: RunValues) {
    const plan = planOf(args)
    return plan && question(verb, plan, args.ids)
  },
  confirmLabel: verb,
})

/** Runs the steps of a kept plan; made by the palette, never typed. */
export const runScript = defineCommand({
  ...run,
  id: 'roteiro.executar',
  title: 'Executar comandos',
  icon: 'documento',
  phrases: ['executar passos {ids}'],
  when: isKept,
  ...asks('Executar'),
  failure: 'Roteiro não concluído',
  called: (args) => planOf(args)?.line ?? null,
  named,
  each: runPlace,
  undo(args) {
    const plan = planOf(args)
    return plan && wayBack(plan, args)
  },
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

/** Runs a script; true where it was agreed to and sent. `skip`: steps that are left out, by their place from 1, and why. */
export const performScript = (script: Script, skip: ReadonlyMap<number, string> = new Map()): Promise<boolean> =>
  perform(runScript, keptArgs(script), 'paleta', { rows: false, phrase: script.phrase, skip })
