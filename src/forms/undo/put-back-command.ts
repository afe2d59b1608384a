/** The act that takes the save of any form back: found by the noun, so that a section has it without a line. */
import * as arg from '#commands/args.ts'
import { ApiError } from '#api/errors.ts'
import { type AnyCommand, defineCommand, type WayBack } from '#commands/define.ts'
import { editPath, type Noun } from '#commands/noun.ts'
import type { Section } from '#commands/section.ts'
import type { AnyForm } from '#forms/define.ts'
import { definitionOf } from '#forms/form-of-screen.ts'
import { historyEntries } from '#commands/running/history.ts'
import { putBack, type SavedSide } from './put-back.ts'
import { type SavedField, savedValues } from './saved-values.ts'

const ID = 'form.repor'

/** The act that gives a saved record the values of one side of the save. */
export const sideOf = (noun: Noun, id: number, values: string, side: SavedSide): WayBack => ({
  id: ID,
  args: { noun: noun.id, record: id, values, side },
  phrase: `repor ${noun.singular} ${id}`,
})

/** What the save of this moment changed; nothing where it was taken back, or is no longer kept. */
export function fieldsSavedAt(moment: number | null): readonly SavedField[] {
  const step = historyEntries().find(({ at, undone }) => at === moment && !undone)
  return savedValues(String(step?.args['values']))?.fields ?? []
}

/** The form on the screen where records of this noun are edited. */
async function formOf(sections: readonly Section[], nounId: string): Promise<AnyForm | null> {
  for (const { nouns, routes } of sections) {
    const noun = nouns.find((each) => each.id === nounId)
    const path = noun?.path === undefined ? null : editPath({ ...noun, path: noun.path })
    const route = routes.find((each) => each.path === path)
    if (route) return definitionOf(await route.screen())
  }
  return null
}

/** Made once from all sections; never typed. */
export const putBackCommand = (sections: readonly Section[]): AnyCommand =>
  defineCommand({
    id: ID,
    title: 'Repor valores',
    group: 'Ações',
    place: 'global',
    icon: 'desfazer',
    hidden: true,
    phrases: ['repor valores {noun} {record} {values} {side}'],
    args: {
      noun: arg.texto('registro'),
      record: arg.n('id'),
      values: arg.texto('valores'),
      side: arg.texto('lado'),
    },
    failure: 'Não foi possível repor os valores',
    undo({ noun, record, values, side }) {
      const known = sections.flatMap(({ nouns }) => nouns).find((each) => each.id === noun)
      return known ? sideOf(known, record, values, side === 'before' ? 'after' : 'before') : null
    },
    async run({ noun, record, values, side }) {
      const saved = savedValues(values)
      if (!saved) throw new ApiError({ kind: 'held', said: 'Os valores de antes não estão mais guardados' })
      const definition = await formOf(sections, noun)
      if (!definition) throw new ApiError({ kind: 'held', said: 'Este formulário não existe mais' })
      return putBack(definition, record, saved, side === 'before' ? 'before' : 'after')
    },
  })
