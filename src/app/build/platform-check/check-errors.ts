/** Checks how the platform refuses: a record that does not exist, and a call without a token. */
import { authMe } from '#api/auth-contract.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { createClient, type Client } from './client.ts'
import type { Finding } from './finding.ts'

/** An id that no record has. */
export const NO_RECORD = 987_654_321

const NOT_CHECKED: Finding = {
  code: 'not-checked',
  severity: 'note',
  call: 'erros',
  observed: 'registro que não existe: não verificado, porque nenhuma chamada de --only lê um registro',
  consequence: 'não se sabe como a plataforma diz que um registro não existe',
}

/**
 * Returns the first of these calls that reads the record of a form by `id`; null if there is none. What has no form, as
 * the events of a transaction, may rightly be an empty list where nothing exists.
 */
export const findRecordCall = (calls: readonly AnyEndpoint[], all: readonly AnyEndpoint[]): AnyEndpoint | null =>
  calls.find(
    ({ id }) => id.endsWith('.visualizar') && all.some((other) => other.id === id.replace(/visualizar$/, 'atualizar')),
  ) ?? null

/** Checks both refusals, the first with a call that reads one record by `id`; without such a call it is not checked. */
export async function checkErrors(client: Client, recordCall: AnyEndpoint | null): Promise<Finding[]> {
  const missing = recordCall === null ? [NOT_CHECKED] : await checkMissingRecord(client, recordCall)
  return [...missing, ...(await checkMissingToken(client))]
}

async function checkMissingRecord(client: Client, endpoint: AnyEndpoint): Promise<Finding[]> {
  const base = { call: 'erros', field: endpoint.id }
  const missing = await client.call(endpoint, { id: NO_RECORD })
  if (missing.status >= 200 && missing.status < 400)
    return [
      {
        ...base,
        code: missing.ok ? 'error-status' : 'error-with-success-status',
        severity: 'misleads',
        observed: `um registro que não existe responde ${missing.status}`,
        consequence: missing.ok
          ? 'o console abre um registro vazio como se existisse'
          : 'o console reconhece o erro; proxy e monitor contam um sucesso',
      },
    ]
  if (missing.ok || missing.error.platformMessage !== null || missing.error.kind !== 'status') return []
  return [
    {
      ...base,
      code: 'error-body',
      severity: 'note',
      observed: `o erro ${missing.status} vem sem uma frase`,
      consequence: 'o console mostra uma frase sua no lugar da mensagem da plataforma',
    },
  ]
}

async function checkMissingToken({ base }: Client): Promise<Finding[]> {
  const unauthorized = await createClient(base).call(authMe, {})
  const isRefusalOrSuccess = unauthorized.ok || unauthorized.error.kind === 'status'
  if (unauthorized.status === 401 || !isRefusalOrSuccess) return []
  const isForbidden = unauthorized.status === 403
  return [
    {
      code: 'error-status',
      severity: isForbidden ? 'misleads' : 'note',
      call: 'erros',
      field: authMe.id,
      observed: `uma chamada sem token responde ${unauthorized.status} em vez de 401`,
      consequence: isForbidden
        ? 'um token vencido encerra a sessão em vez de ser renovado'
        : 'o console só renova um token vencido se receber 401',
    },
  ]
}
