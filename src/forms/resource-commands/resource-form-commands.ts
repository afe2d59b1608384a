/**
 * The form commands that name the resource. They are registered with the resource's other commands; the commands that
 * every form has (forms/commands.ts) are loaded later.
 */
import type { AnyCommand } from '#commands/define.ts'
import { getWriteCall, type Resource } from '#commands/resource.ts'
import type { Screen } from '#commands/screen.ts'

interface ResourceFormOptions {
  /** Additional phrases for these commands. */
  extraPhrases?: { salvar?: readonly string[]; voltar?: readonly string[] }
  /** The ids of the calls that a save sends besides creating or updating the record. */
  otherCalls?: readonly string[]
}

/** Creates two commands: 'salvar categoria' and 'voltar para categorias'. */
export function resourceFormCommands(
  resource: Resource,
  { extraPhrases = {}, otherCalls = [] }: ResourceFormOptions = {},
): readonly AnyCommand[] {
  const { singular, plural } = resource
  const isOpen = ({ screen }: { screen: Screen }) =>
    screen.form?.resource === resource || `Nenhum formulário de ${singular} nesta tela`
  const salvar = {
    id: `${resource.id}.salvar`,
    title: `Salvar ${singular}`,
    resource,
    group: 'Formulário',
    icon: 'salvar',
    scope: 'form',
    args: {},
    phrases: [`salvar ${singular}`, ...(extraPhrases.salvar ?? [])],
    writes: [...getWriteCall(resource, 'criar'), ...getWriteCall(resource, 'atualizar'), ...otherCalls],
    when: (context) => (isOpen(context) === true ? (context.screen.form?.getSaveRefusal?.() ?? true) : isOpen(context)),
    run: (_, { screen }) => screen.form?.save(),
  } satisfies AnyCommand
  const voltar = {
    id: `${resource.id}.voltar`,
    title: `Voltar para ${plural}`,
    resource,
    group: 'Formulário',
    icon: 'setaEsquerda',
    scope: 'form',
    args: {},
    phrases: [`voltar para ${plural}`, ...(extraPhrases.voltar ?? [])],
    when: isOpen,
    run: (_, { screen }) => screen.form?.leave(),
  } satisfies AnyCommand
  return [salvar, voltar]
}
