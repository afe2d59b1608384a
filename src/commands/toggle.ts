/** Verbs of two states: their key turns one into the other, a phrase that says which of them gives that one. */
import { capital } from '#lib/written/capital.ts'
import type { Args, ValuesOf } from './args.ts'
import { type Command, type CommandContext, type Said, STATE, Unchanged } from './define.ts'

/** Which state is wanted; nothing where the other one is. */
interface Wanted {
  [STATE]?: boolean
}

interface Toggle<A extends Args> extends Omit<Command<A>, 'phrases' | 'args' | 'states' | 'isOn' | 'titleNow' | 'run'> {
  /** Those that say neither state: 'alternar menu lateral'. */
  phrases?: readonly string[]
  /** Those that turn it on, and off. */
  on: readonly [string, ...string[]]
  off: readonly [string, ...string[]]
  args?: A
  isOn(context: CommandContext, args: Partial<ValuesOf<A>>): boolean
  turn(on: boolean, context: CommandContext, args: ValuesOf<A>): Promise<Said> | Said
}

/**
 * Describes a verb of two states; which one is wanted is its argument `STATE`, and where nothing says it the other one
 * is. Where it is so already that is told, and nothing is done.
 */
export function defineToggle<const A extends Args = Record<never, never>>({
  phrases = [],
  on,
  off,
  args = {} as A,
  isOn,
  turn,
  ...rest
}: Toggle<A>): Command<A> {
  /** Its first phrase of the state, whose arguments stand beside it. */
  const titleOf = (state: boolean) => capital((state ? on : off)[0].replaceAll(/ ?\{\w+\}/g, ''))
  return {
    ...rest,
    args,
    phrases: [...phrases, ...on, ...off],
    states: [...phrases.map(() => undefined), ...on.map(() => true), ...off.map(() => false)],
    isOn,
    titleNow: ({ [STATE]: wanted }: Wanted) => (wanted === undefined ? rest.title : titleOf(wanted)),
    run(values, context) {
      const is = isOn(context, values)
      const { [STATE]: wanted = !is } = values as Wanted
      return wanted === is ? new Unchanged(`${titleOf(is)}: já está assim`) : turn(wanted, context, values)
    },
  }
}
