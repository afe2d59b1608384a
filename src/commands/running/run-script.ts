/** Runs a script: asked about once, run one after the other, told and remembered as one act. */
import { ApiError } from '#api/errors.ts'
import { notify } from '#ui/notify.tsx'
import { confirm } from '#ui/confirm.ts'
import { whyOff } from '#commands/action.ts'
import type { Work } from '#commands/bulk/work.ts'
import { runMany } from '#commands/bulk/run-many.ts'
import { Brought, type CommandContext, Unchanged } from '#commands/define.ts'
import { commandContext } from '#commands/runtime.ts'
import { leftOutText } from './look-before.ts'
import { startRunning } from './in-flight.ts'
import { rememberScript } from './remember.ts'
import { TYPED_FROM } from './run.ts'
import { type Script, scriptQuestion, type Step } from './script.ts'

const workOfScript = ({ steps }: Script): Work => ({
  id: 'roteiro',
  title: 'Executar comandos',
  noun: undefined,
  failure: 'Roteiro não concluído',
  args: {},
  send: (place) => {
    const step = steps[place - 1]
    return step ? runStep(step, commandContext()) : Promise.resolve(undefined)
  },
  hasWayBack: false,
})

/**
 * Runs a script; true where it was agreed to and sent. Never rejects. `skip`: the steps that are not run, by their place,
 * and why ('excluir produto 12 (#12 não existe)').
 */
export async function performScript(script: Script, skip: ReadonlyMap<number, string> = new Map()): Promise<boolean> {
  const items = script.steps.map(({ phrase }, index) => ({
    id: index + 1,
    name: phrase,
    why: skip.get(index + 1) ?? null,
  }))
  const places = items.filter(({ why }) => why === null).map(({ id }) => id)
  if (places.length === 0) {
    notify('info', [...skip.values()][0] ?? 'Nada a fazer')
    return false
  }
  const work = workOfScript(script)
  const end = startRunning(work.id, script.phrase)
  if (!end) return false
  try {
    const agreed = await confirm({
      text: scriptQuestion(script),
      description: skip.size > 0 ? leftOutText(skip) : undefined,
      confirmLabel: 'Executar',
      typed: places.length > TYPED_FROM ? String(places.length) : undefined,
    })
    if (!agreed) return false
    const { ok, text, changed } = await runMany(work, items, commandContext(), null)
    rememberScript(script, { ok, result: text, changed })
    return true
  } finally {
    end()
  }
}

async function runStep({ command, args, id }: Step, context: CommandContext): Promise<string | undefined> {
  const off = whyOff(command, args, context)
  if (off !== null) throw new ApiError({ kind: 'held', said: off })
  if (command.to) {
    context.navigate(command.to(args))
    return undefined
  }
  const said = await (id !== null && command.each ? command.each(id, args, context) : command.run?.(args, context))
  if (said instanceof Brought) return said.text
  return said instanceof Unchanged ? said.why : (said ?? command.success)
}
