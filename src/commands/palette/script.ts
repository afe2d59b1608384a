/** Several commands in one line, parted by ';': one look before, one question, one report (palette scripts). */
import { whyOff } from '#commands/action.ts'
import { type AnyCommand, defineCommand, Unchanged } from '#commands/define.ts'
import { ids } from '#commands/args.ts'
import { splitScript } from '#commands/language/script.ts'
import { commandContext } from '#commands/runtime.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import { type Entry, entryOf, type Step } from './entry.ts'
import { type Listing, type Scene, readingContext } from './listing.ts'

/** The script of a line; null for a line that holds one command. */
export function scriptListing(text: string, scene: Scene): Listing | null {
  const lines = splitScript(text)
  if (lines.length < 2) return null
  const entries = lines.map((line, index) => entryOfLine(line, index, scene))
  const wrong = entries.find((entry) => entry.off !== null)
  const steps = stepsOf(entries)
  const command = scriptCommand(steps)
  const whole: Entry = {
    ...entryOf(command, { ids: steps.map((_, index) => index + 1) }, scene, {
      key: 'roteiro',
      title: `Executar ${lines.length} comandos`,
      detail: '',
      phrase: text.trim(),
      off: wrong ? `“${wrong.phrase}”: ${wrong.off}` : null,
    }),
    chips: [],
    steps,
  }
  return {
    groups: [
      { heading: 'Roteiro', entries: [whole] },
      { heading: 'Comandos, nesta ordem', entries },
    ],
    reading: null,
    offset: 0,
    // With a line that cannot run, Enter runs nothing: least of all the other lines one by one.
    choose: wrong === undefined,
    note: null,
  }
}

function entryOfLine(line: string, index: number, scene: Scene): Entry {
  const stop = scene.reader.stop(line)
  if (stop !== null) {
    const stopped = entryOf(nothing, {}, scene, { key: `${index}`, title: line, detail: '', phrase: line })
    return { ...stopped, off: stop, icon: 'alerta' }
  }
  const [reading] = scene.reader.read(line, readingContext(scene)).filter(({ command }) => !command.hidden)
  if (!reading) {
    const unread = entryOf(nothing, {}, scene, { key: `${index}`, title: line, detail: '', phrase: line })
    return { ...unread, off: 'não entendido', icon: 'alerta' }
  }
  const { command, args } = reading
  const entry = entryOf(command, args, scene, { key: `${index}`, phrase: reading.phrase })
  const off =
    reading.problem ??
    (reading.ambiguous ? 'tem mais de uma leitura' : null) ??
    (reading.named.length > 0 ? 'diz um nome: num roteiro, digite o id' : null) ??
    (entry.missing.length > 0 ? 'falta um argumento' : null) ??
    whyOff(command, args, scene.context)
  return { ...entry, off }
}

const nothing = defineCommand({ id: 'roteiro.nada', title: '', group: 'Ações', place: 'global', phrases: [''] })

/** The acts of these lines in order, one for each record of a command that takes several. */
function stepsOf(entries: readonly Entry[]): Step[] {
  return entries.flatMap(({ command, args, phrase }): Step[] => {
    const name = idArgOf(command)
    if (!command.each || name === null) return [{ command, args, id: null, phrase }]
    return idsIn(command, args).map((id) => ({
      command,
      args,
      id,
      phrase: phraseOf(command, { ...args, [name]: [id] }),
    }))
  })
}

/** A command whose records are the steps, counted from 1: so the runner, its progress and its report serve scripts. */
function scriptCommand(steps: readonly Step[]): AnyCommand {
  return defineCommand({
    id: 'roteiro',
    title: 'Executar comandos',
    group: 'Ações',
    place: 'global',
    icon: 'documento',
    phrases: ['{ids}'],
    args: { ids: ids(null) },
    confirm: () =>
      `Executar ${steps.length} ${steps.length === 1 ? 'comando' : 'comandos'}? ${steps.map(({ phrase }) => phrase).join('; ')}`,
    confirmLabel: 'Executar',
    failure: 'Roteiro não concluído',
    each: (place) => {
      const step = steps[place - 1]
      return step ? runStep(step) : Promise.resolve(undefined)
    },
  })
}

async function runStep({ command, args, id }: Step): Promise<string | undefined> {
  const context = commandContext()
  const off = whyOff(command, args, context)
  if (off !== null) throw new Error(off)
  if (command.to) {
    context.navigate(command.to(args))
    return undefined
  }
  const said = await (id !== null && command.each ? command.each(id, args, context) : command.run?.(args, context))
  return said instanceof Unchanged ? said.why : (said ?? command.success)
}
