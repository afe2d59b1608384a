/** Whether the platform takes what a form saves, as config.json says; every save passes here. */
import { getCapabilities, getReadOnlyReason, NOT_SUPPORTED_REASON } from '#api/capabilities.ts'
import { createNotSentError } from '#api/errors.ts'
import { getWriteCall, type Resource } from '#commands/resource.ts'
import type { AnyForm, FormMode } from '#forms/define.ts'

/**
 * Returns why a form of this resource cannot be saved: config.json takes out one of its commands ('loja.salvar',
 * 'loja.cadastrar' for a new record, 'loja.editar' for a stored one), or the call is read-only. null if it can.
 */
export function getSaveRefusal(resource: Resource, mode: FormMode): string | null {
  const { withoutCommands } = getCapabilities()
  const commands = [
    'form.salvar',
    `${resource.id}.salvar`,
    `${resource.id}.${mode === 'create' ? 'cadastrar' : 'editar'}`,
  ]
  if (commands.some((id) => withoutCommands.includes(id))) return NOT_SUPPORTED_REASON
  return getReadOnlyReason(getWriteCall(resource, mode === 'create' ? 'criar' : 'atualizar'))
}

/**
 * Saves a payload by the form's definition: of the form itself, of a field set without it, and of an undo, which may
 * have been stored before config.json said so. Resolves to the platform's response. Rejects with an ApiError of kind
 * 'not-sent' and the reason if config.json forbids the save.
 */
export async function sendSave(
  definition: AnyForm,
  payload: Parameters<AnyForm['save']>[0],
  context: Parameters<AnyForm['save']>[1],
): Promise<unknown> {
  const refusal = getSaveRefusal(definition.resource, context.id === null ? 'create' : 'edit')
  if (refusal !== null) throw createNotSentError(`${refusal}. Nada foi enviado`)
  return definition.save(payload, context)
}
