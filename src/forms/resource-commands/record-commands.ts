/**
 * The verbs that records have alike, from their noun: ver where a window shows one, cadastrar, editar and those of the
 * form where they have one, excluir.
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, type CommandResult } from '#commands/define.ts'
import { newRecordLocation, editRecordLocation, type RoutedResource } from '#commands/resource.ts'
import { getRecordDialogLocation } from '#listing/record/record-dialog-options.ts'
import { markRemoved } from '#listing/pinned/row-cache.ts'
import { resourceFormCommands } from './resource-form-commands.ts'

interface FormCommandOptions {
  /** On the list's button: 'Cadastrar', 'Novo'. */
  buttonLabel: string
  /** Further phrases that mean the same. */
  extraPhrases?: { cadastrar?: readonly string[]; salvar?: readonly string[]; voltar?: readonly string[] }
}

interface RecordCommandOptions {
  /** How the verb of its view window begins; absent where no window shows a record. Enter opens it, else the form. */
  viewVerb?: 'Visualizar' | 'Ver'
  /** Absent where a record has no form. */
  form?: FormCommandOptions
  /** Removes one; gives the server's message where it is to be shown. */
  remove: (id: number) => Promise<CommandResult>
  /** Whether its end is told by a notice; otherwise the list shows it, and a failure is told in place (spec 1 §8). */
  showsNotices: boolean
}

/** The verb that opens a record's view window; `verb` is how its title and its phrase begin. */
export function createViewCommand(resource: RoutedResource, verb: 'Visualizar' | 'Ver') {
  const { singular } = resource
  const lowerName = singular.toLowerCase()
  return defineCommand({
    id: `${resource.id}.ver`,
    opensRecord: true,
    title: `${verb} ${singular}`,
    label: 'Visualizar',
    resource,
    group: 'Ações',
    icon: 'ver',
    scope: 'row',
    keys: ['v', 'Enter', 'o'],
    phrases: [`${verb.toLowerCase()} ${lowerName} {id}`, `${lowerName} {id}`],
    args: { id: arg.id(resource, { label: `id d${resource.article} ${singular}` }) },
    run: ({ id }, { navigate }) => navigate(getRecordDialogLocation(resource.path, id)),
  })
}

function createCreateCommand(resource: RoutedResource, { buttonLabel, extraPhrases }: FormCommandOptions) {
  const { singular } = resource
  return defineCommand({
    id: `${resource.id}.cadastrar`,
    title: `Cadastrar ${singular}`,
    label: buttonLabel,
    resource,
    group: 'Cadastrar',
    icon: 'adicionar',
    scope: 'list',
    keys: ['c'],
    phrases: [`cadastrar ${singular.toLowerCase()}`, ...(extraPhrases?.cadastrar ?? [])],
    to: () => newRecordLocation(resource),
  })
}

/** Where no window shows a record, its form is also the place to look at it. */
function createEditCommand(resource: RoutedResource, opensAsView: boolean) {
  const { singular } = resource
  const lowerName = singular.toLowerCase()
  return defineCommand({
    id: `${resource.id}.editar`,
    title: `Editar ${singular}`,
    label: 'Editar',
    resource,
    group: 'Ações',
    icon: 'editar',
    scope: 'row',
    keys: opensAsView ? ['e', 'Enter', 'o'] : ['e'],
    phrases: [
      `editar ${lowerName} {id}`,
      ...(opensAsView ? [`ver ${lowerName} {id}`, `${lowerName} {id}`] : []),
    ] as readonly string[],
    args: { id: arg.id(resource, { label: `id d${resource.article} ${singular}` }) },
    to: ({ id }) => editRecordLocation(resource, id),
  })
}

function createRemoveCommand(resource: RoutedResource, { remove, showsNotices }: RecordCommandOptions) {
  const { singular, plural, article } = resource
  return defineCommand({
    id: `${resource.id}.excluir`,
    title: `Excluir ${singular}`,
    label: 'Excluir',
    resource,
    group: 'Ações',
    icon: 'excluir',
    tone: 'danger',
    scope: 'row',
    keys: ['Delete', '#'],
    phrases: [`excluir ${singular.toLowerCase()} {ids}`],
    args: { ids: arg.ids(resource, { label: `ids d${article}s ${plural}` }) },
    confirm: ({ ids }) => `Excluir ${singular} #${ids[0]}?`,
    confirmLabel: 'Excluir',
    ...(showsNotices
      ? { success: 'Excluído com sucesso', failure: 'Erro ao excluir' }
      : { inlineFailure: 'Não foi possível excluir #{id}.' }),
    async runEach(id) {
      const said = await remove(id)
      markRemoved(resource, id)
      return said
    },
  })
}

type RecordCommands<V extends RecordCommandOptions> = { excluir: AnyCommand; all: readonly AnyCommand[] } & (V extends {
  viewVerb: string
}
  ? { ver: AnyCommand }
  : unknown) &
  (V extends { form: FormCommandOptions } ? { cadastrar: AnyCommand; editar: AnyCommand } : unknown)

/** Makes them, each by its name for lists to show; `all` is what the section registers. */
export function recordCommands<const V extends RecordCommandOptions>(
  resource: RoutedResource,
  options: V,
): RecordCommands<V> {
  const { viewVerb, form } = options
  const commands = {
    ...(form && { cadastrar: createCreateCommand(resource, form) }),
    ...(viewVerb && { ver: createViewCommand(resource, viewVerb) }),
    ...(form && { editar: createEditCommand(resource, viewVerb === undefined) }),
    excluir: createRemoveCommand(resource, options),
  }
  const all: readonly AnyCommand[] = [
    ...Object.values(commands),
    ...(form ? resourceFormCommands(resource, form.extraPhrases) : []),
  ]
  return { ...commands, all } as unknown as RecordCommands<V>
}
