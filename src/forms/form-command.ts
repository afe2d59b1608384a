/**
 * Commands of one single form ('adicionar nível'). A section declares such a command beside its other commands, and a
 * component of the form handles it with `useFormCommand`. The handler is found by the command object, never by its id.
 */
import { useEffect, useRef } from 'react'
import type { Args, ArgValuesOf } from '#commands/args.ts'
import { type Command, defineCommand, type PhrasesWithArgs } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { useFormTools } from './form-tools-context.ts'

/** Defines a form command. It is available only while a form of `resource` is on the screen and handles it. */
export function defineFormCommand<const P extends readonly string[], const A extends Args = Record<never, never>>(
  resource: Resource,
  options: Pick<Command<A>, 'id' | 'title' | 'icon' | 'keys' | 'hidden'> & PhrasesWithArgs<P, A>,
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

/** Handles a form command while the calling component is mounted. */
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
