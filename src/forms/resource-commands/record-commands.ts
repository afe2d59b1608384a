/**
 * The commands that most resources have: view if a dialog shows a record, create, edit and the form's commands if there
 * is a form, and delete.
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, type CommandResult } from '#commands/define.ts'
import { getWriteCall, newRecordLocation, recordLocation, type RoutedResource } from '#commands/resource.ts'
import { keepListQuery } from '#listing/record/record-dialog-options.ts'
import { markRemoved } from '#listing/pinned/row-cache.ts'
import type { FormFields } from '#forms/form-fields.ts'
import { createCopyHash, createFillHash } from '#forms/form-request.ts'
import { createFieldArg, createSetFieldCommand } from './field-commands.ts'
import { createPastedFieldCommand } from './pasted-field-command.ts'
import { resourceFormCommands } from './resource-form-commands.ts'

interface FormCommandOptions {
  /** The label of the list's button: 'Cadastrar', 'Novo'. */
  buttonLabel: string
  /** The ids of the calls that a save sends besides creating or updating the record. */
  otherCalls?: readonly string[]
  /** The fields of the form: what its commands can set. */
  fields: FormFields
  /** Additional phrases for these commands. */
  extraPhrases?: { cadastrar?: readonly string[]; salvar?: readonly string[]; voltar?: readonly string[] }
}

interface RecordCommandOptions {
  /** The first word of the view command; undefined if no dialog shows a record. Enter then opens the form. */
  viewVerb?: 'Visualizar' | 'Ver'
  /** undefined if records have no form. */
  form?: FormCommandOptions
  /** Deletes one record. Resolves with the server's message if it is to be shown. */
  remove: (id: number) => Promise<CommandResult>
  /**
   * True if notices report the result. Otherwise the list shows a success, and a failure is shown in place (spec 1 §8).
   */
  showsNotices: boolean
}

/** The command that opens a record's dialog. `verb` is the first word of its title and phrase. */
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
    run: ({ id }, { navigate }) => navigate(keepListQuery(recordLocation(resource, id))),
  })
}

function createCreateCommand(resource: RoutedResource, { buttonLabel, extraPhrases }: FormCommandOptions) {
  const { singular, article } = resource
  return defineCommand({
    id: `${resource.id}.cadastrar`,
    title: `Cadastrar ${singular}`,
    label: buttonLabel,
    resource,
    group: 'Cadastrar',
    icon: 'adicionar',
    scope: 'list',
    keys: ['c'],
    fieldRole: 'create',
    phrases: [`cadastrar ${singular.toLowerCase()}`, ...(extraPhrases?.cadastrar ?? [])] as readonly string[],
    args: {
      modelo: arg.optional(arg.id(resource, { label: `id d${article} ${singular} a copiar` })),
      // What the line says of the new record.
      valores: arg.optional(arg.freeText('valores', { isQuoted: true })),
    },
    writes: getWriteCall(resource, 'criar'),
    to({ modelo, valores }) {
      const hash = modelo === undefined ? valores && createFillHash(valores) : createCopyHash(modelo)
      return { ...newRecordLocation(resource), ...(hash && { hash }) }
    },
  })
}

/**
 * Without a view dialog the form is also where a record is viewed, so this command gets the keys and phrases of view.
 */
function createEditCommand(resource: RoutedResource, opensAsView: boolean, fields: FormFields) {
  const { singular, article } = resource
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
    args: {
      id: arg.id(resource, { label: `id d${article} ${singular}` }),
      // The field that gets the focus.
      campo: arg.optional(createFieldArg(fields)),
    },
    fieldRole: 'open',
    to: ({ id, campo }) => ({ ...recordLocation(resource, id, 'form'), ...(campo !== undefined && { hash: campo }) }),
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
    removesRecords: true,
    scope: 'row',
    keys: ['Delete', '#'],
    phrases: [`excluir ${singular.toLowerCase()} {ids}`],
    args: { ids: arg.ids(resource, { label: `ids d${article}s ${plural}` }) },
    confirm: ({ ids }) => `Excluir ${singular} #${ids[0]}?`,
    confirmLabel: 'Excluir',
    ...(showsNotices
      ? { success: 'Excluído com sucesso', failure: 'Erro ao excluir' }
      : { inlineFailure: 'Não foi possível excluir #{id}.' }),
    writes: getWriteCall(resource, 'deletar'),
    async runEach(id) {
      const result = await remove(id)
      markRemoved(resource, id)
      return result
    },
  })
}

type RecordCommands<V extends RecordCommandOptions> = { excluir: AnyCommand; all: readonly AnyCommand[] } & (V extends {
  viewVerb: string
}
  ? { ver: AnyCommand }
  : unknown) &
  (V extends { form: FormCommandOptions }
    ? { cadastrar: AnyCommand; editar: AnyCommand; alterar: AnyCommand }
    : unknown)

/** Creates the commands, each under its own name for lists to show. `all` is what the section registers. */
export function recordCommands<const V extends RecordCommandOptions>(
  resource: RoutedResource,
  options: V,
): RecordCommands<V> {
  const { viewVerb, form } = options
  const commands = {
    ...(form && { cadastrar: createCreateCommand(resource, form) }),
    ...(viewVerb && { ver: createViewCommand(resource, viewVerb) }),
    ...(form && { editar: createEditCommand(resource, viewVerb === undefined, form.fields) }),
    excluir: createRemoveCommand(resource, options),
    ...(form && {
      alterar: createSetFieldCommand(resource, form.fields),
      alterarColado: createPastedFieldCommand(resource, form.fields),
    }),
  }
  const all: readonly AnyCommand[] = [...Object.values(commands), ...(form ? resourceFormCommands(resource, form) : [])]
  return { ...commands, all } as unknown as RecordCommands<V>
}
