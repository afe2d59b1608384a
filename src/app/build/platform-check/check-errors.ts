/** Checks how the platform refuses: a record that does not exist, and a call without a token. */
import { authMe } from '#api/auth-contract.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { createClient, type Client } from './client.ts'
import type { Finding } from './finding.ts'

/** An id that no record has. */
const NO_RECORD = 987_654_321

/** Checks both refusals with a call that reads one record by `id`. */
export async function checkErrors(client: Client, endpoint: AnyEndpoint): Promise<Finding[]> {
  const findings: Finding[] = []
  const add = (code: Finding['code'], severity: 'note' | 'misleads', observed: string, consequence: string) =>
    findings.push({ code, severity, call: 'erros', field: endpoint.id, observed, consequence })
  const missing = await client.call(endpoint, { id: NO_RECORD })
  if (missing.status >= 200 && missing.status < 400)
    add(
      missing.ok ? 'error-status' : 'error-with-success-status',
      'misleads',
      `um registro que não existe responde ${missing.status}`,
      missing.ok
        ? 'o console abre um registro vazio como se existisse'
        : 'o console reconhece o erro; proxy e monitor contam um sucesso',
    )
  else if (!missing.ok && missing.error.platformMessage === null && missing.error.kind === 'status')
    add(
      'error-body',
      'note',
      `o erro ${missing.status} vem sem uma frase`,
      'o console mostra uma frase sua no lugar da mensagem da plataforma',
    )
  const unauthorized = await createClient(client.base).call(authMe, {})
  if (unauthorized.status !== 401 && (unauthorized.ok || unauthorized.error.kind === 'status'))
    add(
      'error-status',
      unauthorized.status === 403 ? 'misleads' : 'note',
      `uma chamada sem token responde ${unauthorized.status} em vez de 401`,
      unauthorized.status === 403
        ? 'um token vencido encerra a sessão em vez de ser renovado'
        : 'o console só renova um token vencido se receber 401',
    )
  return findings
}
