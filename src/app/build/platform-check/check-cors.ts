/** Sends the preflight that a browser sends before the console's calls from another origin. */
import type { Client } from './client.ts'
import type { Finding } from './finding.ts'

/** The headers that the console sends; a browser asks for those that no form could send. */
const HEADERS = ['Authorization', 'Content-Type', 'X-Retry']
const METHODS = ['PUT', 'DELETE']

const splitList = (text: string | null) => (text ?? '').split(',').map((part) => part.trim().toLowerCase())

/** Checks whether a console at `origin` may call the platform: origin, headers and methods. */
export async function checkCors(client: Client, path: string, origin: string): Promise<Finding[]> {
  const preflight = (method: string) =>
    fetch(client.base + path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': HEADERS.join(',').toLowerCase(),
      },
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null)
  const deviation = (code: 'cors-origin' | 'cors-header' | 'cors-method', field: string, text: string): Finding => ({
    code,
    severity: 'misleads',
    call: 'cors',
    field,
    observed: text,
    consequence: 'o navegador não envia a chamada e o console mostra “sem resposta”; a plataforma tem de permitir',
  })
  const response = await preflight('GET')
  if (response === null) return [deviation('cors-origin', origin, 'a consulta prévia (OPTIONS) ficou sem resposta')]
  const allowedOrigin = response.headers.get('access-control-allow-origin')
  if (allowedOrigin !== '*' && allowedOrigin !== origin)
    return [deviation('cors-origin', origin, `não permite a origem ${origin}`)]
  const findings: Finding[] = []
  const allowedHeaders = splitList(response.headers.get('access-control-allow-headers'))
  for (const header of HEADERS) {
    // The wildcard does not cover Authorization.
    const isCovered = allowedHeaders.includes('*') && header !== 'Authorization'
    if (!isCovered && !allowedHeaders.includes(header.toLowerCase()))
      findings.push(deviation('cors-header', header, `não permite o cabeçalho ${header}`))
  }
  for (const method of METHODS) {
    const allowed = splitList((await preflight(method))?.headers.get('access-control-allow-methods') ?? null)
    if (!allowed.includes('*') && !allowed.includes(method.toLowerCase()))
      findings.push(deviation('cors-method', method, `não permite o método ${method}`))
  }
  return findings
}
