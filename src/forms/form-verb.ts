/**
 * A verb of one form alone ('adicionar nível'): declared beside the section's other verbs, done by the part of the form
 * that takes it with `useFormVerb`. Found by the verb itself, never by a text.
 */
import { useEffect, useRef } from 'react'
import type { Args, ValuesOf } from '#commands/args.ts'
import { type Command, defineCommand, type PhrasesOf } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { useFormTools } from './form-tools.ts'

/** Describes one; without its form on the screen it says so. */
export function defineFormVerb<const P extends readonly string[], const A extends Args = Record<never, never>>(
  noun: Noun,
  verb: Pick<Command<A>, 'id' | 'title' | 'icon' | 'keys' | 'hidden'> & { phrases: P & PhrasesOf<P, A>; args?: A },
): Command<A> {
  const command: Command<A> = defineCommand<P, A>({
    ...verb,
    noun,
    group: 'Formulário',
    place: 'form',
    when({ screen: { form } }) {
      if (form?.noun !== noun) return `Nenhum formulário de ${noun.singular} nesta tela`
      return form.actions.has(command) || 'Este formulário não tem isto agora'
    },
    run: (args, { screen }) => screen.form?.actions.get(command)?.(args),
  })
  return command
}

/** Takes a verb while this part of the form is there. */
export function useFormVerb<A extends Args>(verb: Command<A>, act: (args: ValuesOf<A>) => void): void {
  const { actions } = useFormTools()
  const live = useRef(act)
  useEffect(() => {
    live.current = act
  })
  useEffect(() => {
    actions.set(verb, (args) => live.current(args as ValuesOf<A>))
    return () => {
      actions.delete(verb)
    }
  }, [actions, verb])
}
