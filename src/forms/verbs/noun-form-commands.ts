/**
 * The verbs of a noun's form, which name the noun; they come with the noun's other verbs, and those of every form
 * later.
 */
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import type { Screen } from '#commands/screen.ts'

/** 'salvar categoria' and 'voltar para categorias': the two verbs that name the form's noun. */
export function nounFormCommands(
  noun: Noun,
  /** Further phrases that mean the same. */
  also: { salvar?: readonly string[]; voltar?: readonly string[] } = {},
): readonly AnyCommand[] {
  const { singular, plural } = noun
  const isOpen = ({ screen }: { screen: Screen }) =>
    screen.form?.noun === noun || `Nenhum formulário de ${singular} nesta tela`
  const salvar = {
    id: `${noun.id}.salvar`,
    title: `Salvar ${singular}`,
    noun,
    group: 'Formulário',
    icon: 'salvar',
    place: 'form',
    args: {},
    phrases: [`salvar ${singular}`, ...(also.salvar ?? [])],
    when: isOpen,
    run: (_, { screen }) => screen.form?.save(),
  } satisfies AnyCommand
  const voltar = {
    id: `${noun.id}.voltar`,
    title: `Voltar para ${plural}`,
    noun,
    group: 'Formulário',
    icon: 'setaEsquerda',
    place: 'form',
    args: {},
    phrases: [`voltar para ${plural}`, ...(also.voltar ?? [])],
    when: isOpen,
    run: (_, { screen }) => screen.form?.leave(),
  } satisfies AnyCommand
  return [salvar, voltar]
}
