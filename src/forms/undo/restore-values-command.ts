/** The command that undoes the save of any form. It finds the form by the resource, so no section has to declare it. */
import * as arg from '#commands/args.ts'
import { createNotSentError } from '#api/errors.ts'
import { type AnyCommand, defineCommand, type UndoStep } from '#commands/define.ts'
import { editRecordPath, type Resource } from '#commands/resource.ts'
import type { Section } from '#commands/section.ts'
import type { AnyForm } from '#forms/define.ts'
import { getFormDefinition } from '#forms/form-screens.ts'
import { getHistory } from '#commands/execution/history.ts'
import { getSaveRefusal } from '#forms/send-save.ts'
import { restoreSavedValues, type SavedSide } from './restore-saved-values.ts'
import { loadSavedValues, LOST_VALUES_TEXT, type SavedField } from './saved-values.ts'

const COMMAND_ID = 'form.repor'

/** The step that writes the values of one side of a save into the record. `values` is a key of saved-values.ts. */
export const createRestoreStep = (resource: Resource, id: number, values: string, side: SavedSide): UndoStep => ({
  id: COMMAND_ID,
  args: { noun: resource.id, record: id, values, side },
  phrase: `repor ${resource.singular} ${id}`,
})

/**
 * The fields that the save with this timestamp in ms changed; empty if it was undone or its values are not stored any
 * more.
 */
export function getFieldsSavedAt(savedAtMs: number | null): readonly SavedField[] {
  const step = getHistory().find(({ at, undone }) => at === savedAtMs && !undone)
  return loadSavedValues(String(step?.args['values']))?.fields ?? []
}

/** The form on the screen that edits records of this resource; null if there is none. */
async function findFormDefinition(sections: readonly Section[], resourceId: string): Promise<AnyForm | null> {
  for (const { resources, routes } of sections) {
    const resource = resources.find((candidate) => candidate.id === resourceId)
    const path = resource?.path === undefined ? null : editRecordPath({ ...resource, path: resource.path })
    const route = routes.find((candidate) => candidate.path === path)
    if (route) return getFormDefinition(await route.loadScreen())
  }
  return null
}

/** Creates the command, once, from all sections. It is hidden, so operators never type it. */
export const createRestoreValuesCommand = (sections: readonly Section[]): AnyCommand => {
  const findResource = (name: string | undefined) =>
    sections.flatMap(({ resources }) => resources).find(({ id }) => id === name)
  return defineCommand({
    id: COMMAND_ID,
    title: 'Repor valores',
    group: 'Ações',
    scope: 'global',
    icon: 'desfazer',
    hidden: true,
    phrases: ['repor valores {noun} {record} {values} {side}'],
    args: {
      noun: arg.freeText('registro'),
      record: arg.integer('id'),
      values: arg.freeText('valores'),
      side: arg.freeText('lado'),
    },
    failure: 'Não foi possível repor os valores',
    // The step may have been stored before config.json said that the form cannot be saved.
    when(_, { noun }) {
      const resource = findResource(noun)
      return resource === undefined || (getSaveRefusal(resource, 'edit') ?? true)
    },
    undo({ noun, record, values, side }) {
      const resource = findResource(noun)
      return resource ? createRestoreStep(resource, record, values, side === 'before' ? 'after' : 'before') : null
    },
    async run({ noun, record, values, side }) {
      const saved = loadSavedValues(values)
      if (!saved) throw createNotSentError(LOST_VALUES_TEXT)
      const definition = await findFormDefinition(sections, noun)
      if (!definition) throw createNotSentError('Este formulário não existe mais')
      return restoreSavedValues(definition, record, saved, side === 'before' ? 'before' : 'after')
    },
  })
}
