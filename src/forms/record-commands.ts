/**
 * The verbs that every record with a form and a silent removal has alike: cadastrar, editar,
 * excluir, and those of its form.
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createPath, editPath, type PlacedNoun } from '#commands/noun.ts'
import { nounFormCommands } from './commands.ts'

interface RecordVerbs {
  noun: PlacedNoun
  /** On the list's button: 'Cadastrar', 'Novo'. */
  createLabel: string
  remove: (id: number) => Promise<unknown>
}

/** Makes them; `all` is what the section registers. */
export function recordCommands({ noun, createLabel, remove }: RecordVerbs) {
  const { singular, plural, article } = noun
  const cadastrar = defineCommand({
    id: `${noun.id}.cadastrar`,
    title: `Cadastrar ${singular}`,
    label: createLabel,
    noun,
    group: 'Cadastrar',
    icon: 'adicionar',
    place: 'list',
    keys: ['c'],
    phrases: [`cadastrar ${singular}`],
    to: () => createPath(noun),
  })
  const editar = defineCommand({
    id: `${noun.id}.editar`,
    title: `Editar ${singular}`,
    label: 'Editar',
    noun,
    group: 'Ações',
    icon: 'editar',
    place: 'row',
    keys: ['e', 'Enter', 'o'],
    phrases: [`editar ${singular} {id}`, `ver ${singular} {id}`, `${singular} {id}`],
    args: { id: arg.id(noun, { label: `id d${article} ${singular}` }) },
    to: ({ id }) => editPath(noun, id),
  })
  const excluir = defineCommand({
    id: `${noun.id}.excluir`,
    title: `Excluir ${singular}`,
    label: 'Excluir',
    noun,
    group: 'Ações',
    icon: 'excluir',
    tone: 'danger',
    place: 'row',
    keys: ['Delete', '#'],
    phrases: [`excluir ${singular} {ids}`],
    args: { ids: arg.ids(noun, { label: `ids d${article}s ${plural}` }) },
    confirm: ({ ids }) => `Excluir ${singular} #${ids[0]}?`,
    confirmLabel: 'Excluir',
    // Spec 1 §8: a failure only ends the loading state; a success shows in the list, which is read again.
    silentFailure: 'Não foi possível excluir #{id}.',
    async each(id) {
      await remove(id)
      return undefined
    },
  })
  const all: readonly AnyCommand[] = [cadastrar, editar, excluir, ...nounFormCommands(noun)]
  return { cadastrar, editar, excluir, all }
}
