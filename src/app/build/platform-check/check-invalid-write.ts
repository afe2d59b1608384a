/** Sends a store without a name, which a platform refuses, and checks the refusal. Only for `--write`. */
import { parseNewId } from '#api/page.ts'
import { INACTIVE } from '#api/record-status.ts'
import { lojasCriar, lojasDeletar } from '#sections/lojas/contract.ts'
import type { CallResult, Client } from './client.ts'
import { describeFailure } from './describe-failure.ts'
import type { Finding } from './finding.ts'
import type { WriteReport } from './write-kinds.ts'

/** The statuses with which a platform says that the values are at fault. */
const VALIDATION_STATUSES = [400, 422]

/** Judges how a platform refused a record without a name: status, sentence, and the name of the field. */
export function judgeRefusal({ error, status }: Pick<CallResult & { ok: false }, 'error' | 'status'>): Finding[] {
  const describe = (
    code: Finding['code'],
    severity: 'note' | 'misleads',
    observed: string,
    consequence: string,
  ): Finding => ({ code, severity, call: 'erros', field: lojasCriar.id, observed, consequence })
  if (error.kind !== 'status')
    return [
      describe(
        'unexpected-body',
        'misleads',
        `a recusa de um registro sem nome não se lê (${error.message})`,
        'o console não sabe se o registro foi gravado, e pede que se confira',
      ),
    ]
  const findings: Finding[] = []
  if (status < 400)
    findings.push(
      describe(
        'error-with-success-status',
        'note',
        `um registro sem nome é recusado com ${status}`,
        'o console reconhece a recusa; proxy e monitor contam um sucesso',
      ),
    )
  else if (!VALIDATION_STATUSES.includes(status))
    findings.push(
      describe(
        'error-status',
        status >= 500 ? 'misleads' : 'note',
        `um registro sem nome é recusado com ${status}, em vez de 422 ou 400`,
        status >= 500
          ? 'o console diz que a plataforma falhou, e quem digita repete em vez de corrigir'
          : 'o console mostra a recusa',
      ),
    )
  if (error.platformMessage === null && Object.keys(error.fieldMessages).length === 0)
    findings.push(
      describe(
        'error-body',
        'note',
        'a recusa de um registro sem nome vem sem uma frase',
        'o console mostra uma frase sua, que não diz o que corrigir',
      ),
    )
  if (!('dscNome' in error.fieldMessages))
    findings.push(
      describe(
        'error-fields',
        'note',
        'a recusa de um registro sem nome não diz o campo (dscNome)',
        'o console mostra a frase junto do botão, e não junto do campo',
      ),
    )
  return findings
}

/**
 * Sends the invalid record. If the platform takes it, it is removed, or said to be left behind. Without a refusal that
 * can be read, nobody knows whether the record exists, and the report says so.
 */
export async function checkInvalidWrite(client: Client, mark: string): Promise<WriteReport> {
  const result = await client.call(lojasCriar, { dscNome: '', dscInstrucoes: mark, statusId: INACTIVE })
  const describeStore = (id: number | null) => `loja ${id === null ? 'sem nome' : `#${id}`} com as instruções “${mark}”`
  if (!result.ok) {
    const hasNoResponse = ['network', 'timeout'].includes(result.error.kind)
    return {
      findings: hasNoResponse ? [describeFailure(lojasCriar.id, result)] : judgeRefusal(result),
      leftBehind: result.error.kind === 'status' ? [] : [`${describeStore(null)}, talvez`],
    }
  }
  const id = parseNewId(result.raw)
  const removed = id === null ? null : await client.call(lojasDeletar, { id })
  return {
    findings: [
      {
        code: 'invalid-accepted',
        severity: 'note',
        call: lojasCriar.id,
        observed: 'aceitou um registro sem nome',
        consequence: 'o console exige o nome no formulário; outros clientes podem gravar registros sem nome',
      },
    ],
    leftBehind: removed?.ok ? [] : [describeStore(id)],
  }
}
