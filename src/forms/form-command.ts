/**
 * A verb of one form alone ('adicionar nível'): declared beside the section's other verbs, done by the part of the form
 * that takes it with `useFormVerb`. Found by the verb itself, never by a text.
 */
import { useEffect, useRef } from 'react'
import type { Args, ArgValuesOf } from '#commands/args.ts'
import { type Command, defineCommand, type CheckedPhrases } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { useFormTools } from './form-tools-context.ts'

/** Describes one; without its form on the screen it says so. */
export function defineFormCommand<const P extends readonly string[], const A extends Args = Record<never, never>>(
  resource: Resource,
  options: Pick<Command<A>, 'id' | 'title' | 'icon' | 'keys' | 'hidden'> & {
    phrases: P & CheckedPhrases<P, A>
    args?: A
  },
): Command<A> {
  const command: Command<A> = defineCommand<P, A>({
    ...options,
    resource,
    group: 'Formulário',
    scope: 'form',
    when({ screen: { form } }) {
      if (form?.resource !== resource) return `Nenhum formulário de ${resource.singular} nesta tela`
      return form.commandHandlers.has(command) || 'Este formulário não tem isto agora'
    },
    run: (args, { screen }) => screen.form?.commandHandlers.get(command)?.(args),
  })
  return command
}

/** Takes a verb while this part of the form is there. */
export function useFormCommand<A extends Args>(command: Command<A>, action: (args: ArgValuesOf<A>) => void): void {
  const { actions } = useFormTools()
  const latestAction = useRef(action)
  useEffect(() => {
    latestAction.current = action
  })
  useEffect(() => {
    actions.set(command, (args) => latestAction.current(args as ArgValuesOf<A>))
    return () => {
      actions.delete(command)
    }
  }, [actions, command])
}
