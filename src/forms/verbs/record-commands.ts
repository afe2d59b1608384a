/**
 * The verbs that records have alike, from their noun: ver where a window shows one, cadastrar, editar and those of the
 * form where they have one, excluir.
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, type Said } from '#commands/define.ts'
import { createPlace, editPlace, type PlacedNoun } from '#commands/noun.ts'
import { windowPlace } from '#listing/record/record-view.ts'
import { noteRemoved } from '#listing/pinned/remembered-rows.ts'
import { nounFormCommands } from './noun-form-commands.ts'

interface FormVerbs {
  /** On the list's button: 'Cadastrar', 'Novo'. */
  button: string
  /** Further phrases that mean the same. */
  also?: { cadastrar?: readonly string[]; salvar?: readonly string[]; voltar?: readonly string[] }
}

interface RecordVerbs {
  /** How the verb of its view window begins; absent where no window shows a record. Enter opens it, else the form. */
  window?: 'Visualizar' | 'Ver'
  /** Absent where a record has no form. */
  form?: FormVerbs
  /** Removes one; gives the server's message where it is to be shown. */
  remove: (id: number) => Promise<Said>
  /** Whether its end is told by a notice; otherwise the list shows it, and a failure is told in place (spec 1 §8). */
  notices: boolean
}

/** The verb that opens a record's view window; `verb` is how its title and its phrase begin. */
export function viewCommand(noun: PlacedNoun, verb: 'Visualizar' | 'Ver') {
  const { singular } = noun
  const said = singular.toLowerCase()
  return defineCommand({
    id: `${noun.id}.ver`,
    opensRecord: true,
    title: `${verb} ${singular}`,
    label: 'Visualizar',
    noun,
    group: 'Ações',
    icon: 'ver',
    place: 'row',
    keys: ['v', 'Enter', 'o'],
    phrases: [`${verb.toLowerCase()} ${said} {id}`, `${said} {id}`],
    args: { id: arg.id(noun, { label: `id d${noun.article} ${singular}` }) },
    run: ({ id }, { navigate }) => navigate(windowPlace(noun.path, id)),
  })
}

function createCommand(noun: PlacedNoun, { button, also }: FormVerbs) {
  const { singular } = noun
  return defineCommand({
    id: `${noun.id}.cadastrar`,
    title: `Cadastrar ${singular}`,
    label: button,
    noun,
    group: 'Cadastrar',
    icon: 'adicionar',
    place: 'list',
    keys: ['c'],
    phrases: [`cadastrar ${singular.toLowerCase()}`, ...(also?.cadastrar ?? [])],
    to: () => createPlace(noun),
  })
}

/** Where no window shows a record, its form is also the place to look at it. */
function editCommand(noun: PlacedNoun, shows: boolean) {
  const { singular } = noun
  const said = singular.toLowerCase()
  return defineCommand({
    id: `${noun.id}.editar`,
    title: `Editar ${singular}`,
    label: 'Editar',
    noun,
    group: 'Ações',
    icon: 'editar',
    place: 'row',
    keys: shows ? ['e', 'Enter', 'o'] : ['e'],
    phrases: [`editar ${said} {id}`, ...(shows ? [`ver ${said} {id}`, `${said} {id}`] : [])] as readonly string[],
    args: { id: arg.id(noun, { label: `id d${noun.article} ${singular}` }) },
    to: ({ id }) => editPlace(noun, id),
  })
}

function removeCommand(noun: PlacedNoun, { remove, notices }: RecordVerbs) {
  const { singular, plural, article } = noun
  return defineCommand({
    id: `${noun.id}.excluir`,
    title: `Excluir ${singular}`,
    label: 'Excluir',
    noun,
    group: 'Ações',
    icon: 'excluir',
    tone: 'danger',
    place: 'row',
    keys: ['Delete', '#'],
    phrases: [`excluir ${singular.toLowerCase()} {ids}`],
    args: { ids: arg.ids(noun, { label: `ids d${article}s ${plural}` }) },
    confirm: ({ ids }) => `Excluir ${singular} #${ids[0]}?`,
    confirmLabel: 'Excluir',
    ...(notices
      ? { success: 'Excluído com sucesso', failure: 'Erro ao excluir' }
      : { silentFailure: 'Não foi possível excluir #{id}.' }),
    async each(id) {
      const said = await remove(id)
      noteRemoved(noun, id)
      return said
    },
  })
}

type Made<V extends RecordVerbs> = { excluir: AnyCommand; all: readonly AnyCommand[] } & (V extends { window: string }
  ? { ver: AnyCommand }
  : unknown) &
  (V extends { form: FormVerbs } ? { cadastrar: AnyCommand; editar: AnyCommand } : unknown)

/** Makes them, each by its name for lists to show; `all` is what the section registers. */
export function recordCommands<const V extends RecordVerbs>(noun: PlacedNoun, verbs: V): Made<V> {
  const { window, form } = verbs
  const made = {
    ...(form && { cadastrar: createCommand(noun, form) }),
    ...(window && { ver: viewCommand(noun, window) }),
    ...(form && { editar: editCommand(noun, window === undefined) }),
    excluir: removeCommand(noun, verbs),
  }
  const all: readonly AnyCommand[] = [...Object.values(made), ...(form ? nounFormCommands(noun, form.also) : [])]
  return { ...made, all } as unknown as Made<V>
}
