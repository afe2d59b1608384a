/** Verbs of two states: their key turns one into the other, a phrase that says which of them gives that one. */
import { capitalize } from '#lib/format/capitalize.ts'
import type { Args, ArgValuesOf } from './args.ts'
import { type Command, type CommandContext, type CommandResult, TOGGLE_ARG, UnchangedResult } from './define.ts'

/** Which state is wanted; nothing where the other one is. */
interface ToggleArgs {
  [TOGGLE_ARG]?: boolean
}

interface ToggleOptions<A extends Args> extends Omit<
  Command<A>,
  'phrases' | 'args' | 'phraseStates' | 'isOn' | 'dynamicTitle' | 'run'
> {
  /** Those that say neither state: 'alternar menu lateral'. */
  phrases?: readonly string[]
  /** Those that turn it on, and off. */
  onPhrases: readonly [string, ...string[]]
  offPhrases: readonly [string, ...string[]]
  args?: A
  isOn(context: CommandContext, args: Partial<ArgValuesOf<A>>): boolean
  setState(on: boolean, context: CommandContext, args: ArgValuesOf<A>): Promise<CommandResult> | CommandResult
}

/**
 * Describes a verb of two states; which one is wanted is its argument `STATE`, and where nothing says it the other one
 * is. Where it is so already that is told, and nothing is done.
 */
export function defineToggle<const A extends Args = Record<never, never>>({
  phrases = [],
  onPhrases,
  offPhrases,
  args = {} as A,
  isOn,
  setState,
  ...rest
}: ToggleOptions<A>): Command<A> {
  /** Its first phrase of the state, whose arguments stand beside it. */
  const titleOf = (state: boolean) => capitalize((state ? onPhrases : offPhrases)[0].replaceAll(/ ?\{\w+\}/g, ''))
  return {
    ...rest,
    args,
    phrases: [...phrases, ...onPhrases, ...offPhrases],
    phraseStates: [...phrases.map(() => undefined), ...onPhrases.map(() => true), ...offPhrases.map(() => false)],
    isOn,
    dynamicTitle: ({ [TOGGLE_ARG]: wanted }: ToggleArgs) => (wanted === undefined ? rest.title : titleOf(wanted)),
    run(values, context) {
      const is = isOn(context, values)
      const { [TOGGLE_ARG]: wanted = !is } = values as ToggleArgs
      return wanted === is ? new UnchangedResult(`${titleOf(is)}: já está assim`) : setState(wanted, context, values)
    },
  }
}
