/** What a check found out about a call, and what it means for the console. */

/**
 * - `ok`: as the contract says.
 * - `note`: different, but the console copes with it.
 * - `misleads`: an operator would lose something or be misled.
 * - `unreachable`: no usable response.
 */
export type Severity = 'ok' | 'note' | 'misleads' | 'unreachable'

/** The name of a deviation, for scripts that read platform.json. */
export type FindingCode =
  | 'unreachable'
  | 'not-checked'
  | 'refused'
  | 'error-with-success-status'
  | 'unexpected-body'
  | 'field-wrong'
  | 'field-missing'
  | 'text-for-number'
  | 'one-based-pages'
  | 'page-repeated'
  | 'page-number'
  | 'page-size-capped'
  | 'totals-absent'
  | 'totals-unsteady'
  | 'order-ignored'
  | 'order-wrong'
  | 'order-refused'
  | 'filter-ignored'
  | 'filter-finds-nothing'
  | 'filter-refused'
  | 'date-unreadable'
  | 'date-epoch'
  | 'date-mixed'
  | 'money-cents'
  | 'money-reais'
  | 'error-body'
  | 'error-status'
  | 'error-fields'
  | 'invalid-accepted'
  | 'cors-origin'
  | 'cors-header'
  | 'cors-method'
  | 'refresh-name'
  | 'write-refused'
  | 'write-not-allowed'
  | 'read-only'
  | 'write-not-saved'

/** One deviation of one call. */
export interface Finding {
  code: FindingCode
  severity: Exclude<Severity, 'ok'>
  /**
   * The id of the endpoint: 'produtos.listar'; 'cors' and 'erros' for what concerns all calls; a resource for
   * 'read-only'.
   */
  call: string
  /** The column or filter concerned. */
  field?: string
  /** What the platform does, in Portuguese. */
  observed: string
  /** What the console does about it, and which setting helps, in Portuguese. */
  consequence: string
}

const SEVERITIES: readonly Severity[] = ['ok', 'note', 'misleads', 'unreachable']

/** Returns the worst severity of some findings; `ok` if there are none. */
export const getWorstSeverity = (findings: readonly Pick<Finding, 'severity'>[]): Severity =>
  findings.reduce<Severity>(
    (worst, { severity }) => (SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(worst) ? severity : worst),
    'ok',
  )
