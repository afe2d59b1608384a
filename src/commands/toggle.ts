/** Toggle commands: the key switches between two states, and a phrase that names a state sets that one. */
import { capitalize } from '#lib/format/capitalize.ts'
import type { Args, ArgValuesOf } from './args.ts'
import { type Command, type CommandContext, type CommandResult, TOGGLE_ARG, UnchangedResult } from './define.ts'

/** The wanted state; absent means the other one. */
interface ToggleArgs {
  [TOGGLE_ARG]?: boolean
}

interface ToggleOptions<A extends Args> extends Omit<
  Command<A>,
  'phrases' | 'args' | 'phraseStates' | 'isOn' | 'dynamicTitle' | 'run'
> {
  /** Phrases that name neither state: 'alternar menu lateral'. */
  phrases?: readonly string[]
  /** Phrases that switch it on, and off. */
  onPhrases: readonly [string, ...string[]]
  offPhrases: readonly [string, ...string[]]
  args?: A
  isOn(context: CommandContext, args: Partial<ArgValuesOf<A>>): boolean
  setState(on: boolean, context: CommandContext, args: ArgValuesOf<A>): Promise<CommandResult> | CommandResult
}

/**
 * Defines a toggle command. The argument `TOGGLE_ARG` holds the wanted state; without it the state is switched. If the
 * state is already the wanted one, the result says so and nothing is done.
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
  /** The first phrase for the state, without its slots: the arguments stand beside the title. */
  const getStateTitle = (state: boolean) => capitalize((state ? onPhrases : offPhrases)[0].replaceAll(/ ?\{\w+\}/g, ''))
  return {
    ...rest,
    args,
    phrases: [...phrases, ...onPhrases, ...offPhrases],
    phraseStates: [...phrases.map(() => undefined), ...onPhrases.map(() => true), ...offPhrases.map(() => false)],
    isOn,
    dynamicTitle: ({ [TOGGLE_ARG]: wanted }: ToggleArgs) => (wanted === undefined ? rest.title : getStateTitle(wanted)),
    run(values, context) {
      const isCurrentlyOn = isOn(context, values)
      const { [TOGGLE_ARG]: wanted = !isCurrentlyOn } = values as ToggleArgs
      return wanted === isCurrentlyOn
        ? new UnchangedResult(`${getStateTitle(isCurrentlyOn)}: já está assim`)
        : setState(wanted, context, values)
    },
  }
}
