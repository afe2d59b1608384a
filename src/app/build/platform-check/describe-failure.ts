/** Says what a failed call means for the console. */
import type { CallResult } from './client.ts'
import type { Finding } from './finding.ts'

/** Returns the finding of a call that failed. */
export function describeFailure(call: string, { error, status }: Extract<CallResult, { ok: false }>): Finding {
  if (error.kind === 'network' || error.kind === 'timeout')
    return {
      code: 'unreachable',
      severity: 'unreachable',
      call,
      observed: error.kind === 'timeout' ? 'não respondeu a tempo' : 'sem resposta',
      consequence: 'a tela mostra o erro e “Tentar de novo”; confira apiBase em config.json',
    }
  if (error.kind === 'status' && status < 400)
    return {
      code: 'error-with-success-status',
      severity: 'misleads',
      call,
      observed: `respondeu ${status} com um erro dentro: ${error.message}`,
      consequence: 'o console reconhece o erro e o mostra, mas quem só lê o código (proxy, monitor) conta um sucesso',
    }
  if (error.kind === 'status')
    return {
      code: 'refused',
      severity: 'misleads',
      call,
      observed: `respondeu ${status}: ${error.message}`,
      consequence: 'a tela mostra o erro no lugar dos dados',
    }
  return {
    code: 'unexpected-body',
    severity: 'misleads',
    call,
    observed: 'o corpo da resposta não tem a forma do contrato',
    consequence: 'a tela mostra “resposta inesperada” no lugar dos dados',
  }
}
