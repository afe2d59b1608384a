/** Whether the platform takes what a form saves, as config.json says. */
import { getCapabilities, getReadOnlyReason, NOT_SUPPORTED_REASON } from '#api/capabilities.ts'
import { getWriteCall, type Resource } from '#commands/resource.ts'
import type { FormMode } from '#forms/define.ts'

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
