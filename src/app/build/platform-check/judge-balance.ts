/** Says whether the figures of the hub's balance are cents, as the contract says. */
import { isObject } from '#api/is-object.ts'
import { toWireNumber } from '#api/wire.ts'
import { rvhubSaldo } from '#sections/rvhub/contract.ts'
import type { Finding } from './finding.ts'

const FIGURES = ['credit_limit', 'available_limit', 'antecipated', 'open_amount']

/** Judges the balance as the platform sent it, without its envelope. Whole figures that are all round decide nothing. */
export function judgeBalance(raw: unknown): Finding[] {
  const figures = FIGURES.map((name) => toWireNumber(isObject(raw) ? raw[name] : null) ?? 0)
  const describe = (
    code: Finding['code'],
    severity: Finding['severity'],
    observed: string,
    consequence: string,
  ): Finding => ({ code, severity, call: rvhubSaldo.id, observed, consequence })
  if (figures.some((figure) => !Number.isInteger(figure)))
    return [
      describe(
        'money-reais',
        'misleads',
        'há valores com casas decimais: são reais, e o contrato diz centavos',
        'o console divide por cem: o saldo aparece cem vezes menor',
      ),
    ]
  if (figures.every((figure) => figure % 100 === 0))
    return [
      describe(
        'not-checked',
        'note',
        'todos os valores são redondos: podem ser reais ou centavos',
        'o console lê centavos; compare o saldo com o do hub',
      ),
    ]
  return []
}
