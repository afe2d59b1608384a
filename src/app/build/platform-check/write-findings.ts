/** The findings of `--write` in words: what was observed, and what the console does about it. */
import { READ_ONLY_REASON } from '#api/capabilities.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import type { CallResult } from './client.ts'
import type { Finding } from './finding.ts'
import { isNotAllowed } from './judge-read-only.ts'

/** Describes a refused write. `variant` is what is special about the record: 'com imagem'. */
export function describeRefusal(
  { id }: AnyEndpoint,
  result: Extract<CallResult, { ok: false }>,
  variant?: string,
): Finding {
  const { error, status } = result
  const observed = `recusou a escrita${variant ? ` ${variant}` : ''} (${status}): ${error.message}`
  const base = { severity: 'misleads', call: id, observed } as const
  if (!isNotAllowed(result)) return { ...base, code: 'write-refused', consequence: 'o console mostra a recusa' }
  const effect = status === 403 ? 'um 403 encerra a sessão de quem tenta' : 'o console mostra a recusa a cada tentativa'
  return {
    ...base,
    code: 'write-not-allowed',
    consequence: `${effect}; capabilities.readOnly desliga o que grava assim, com a razão “${READ_ONLY_REASON}”`,
  }
}

/** Describes a resource without any allowed write. `name` is its name in `readOnly`: 'lojas'. */
export const describeReadOnly = (name: string): Finding => ({
  code: 'read-only',
  severity: 'note',
  call: name,
  observed: 'nenhuma escrita tentada é permitida',
  consequence: `com capabilities.readOnly: ["${name}"] o console só consulta: cadastrar, alterar e excluir ficam desligados, e o formulário abre sem salvar, com a razão “${READ_ONLY_REASON}”`,
})

/** Describes a write that succeeded, and whose effect cannot be seen. */
export const describeUnsaved = ({ id }: AnyEndpoint, observed: string): Finding => ({
  code: 'write-not-saved',
  severity: 'misleads',
  call: id,
  observed,
  consequence: 'o console diz que salvou e a lista mostra outra coisa',
})

/** Describes a call that is not tried, with the reason. */
export const describeUntried = ([call, reason]: readonly [string, string]): Finding => ({
  code: 'not-checked',
  severity: 'note',
  call,
  observed: `escrita não tentada: ${reason}`,
  consequence: 'nada se sabe desta chamada; tente-a no console com um registro que possa mudar',
})

/** Describes a call that could only be tried with a record that does not exist. */
export const describeUnknown = (call: string): Finding => ({
  code: 'not-checked',
  severity: 'note',
  call,
  observed: 'sem um registro marcado, não se sabe se esta escrita é permitida',
  consequence: 'se a plataforma não a aceita, capabilities.readOnly toma o id da chamada, ou o recurso inteiro',
})
