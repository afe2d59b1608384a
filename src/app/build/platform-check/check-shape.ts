/** Turns the counts of wrong and missing fields into findings. */
import { judgeShape } from './judge-shape.ts'
import type { Finding } from './finding.ts'

/** Checks rows of one call. `shownFields` are the fields of the list's columns; without one the console shows a gap. */
export function checkShape(
  call: string,
  parsedRows: readonly unknown[],
  rawRows: readonly unknown[],
  shownFields: readonly string[] = [],
): Finding[] {
  return judgeShape(parsedRows, rawRows).flatMap(({ path, wrong, missing, textForNumber, rows }) => {
    const base = { call, field: path }
    const findings: Finding[] = []
    if (wrong > 0)
      findings.push({
        ...base,
        code: 'field-wrong',
        severity: 'misleads',
        observed: `${path} ilegível em ${wrong} de ${rows}`,
        consequence: 'mostra vazio; somas e filtros não contam esses registros',
      })
    if (missing > 0)
      findings.push({
        ...base,
        code: 'field-missing',
        severity: shownFields.includes(path) && missing === rows ? 'misleads' : 'note',
        observed: `${path} ausente em ${missing} de ${rows}`,
        consequence: 'mostra vazio',
      })
    if (textForNumber > 0)
      findings.push({
        ...base,
        code: 'text-for-number',
        severity: 'note',
        observed: `${path} veio como texto em ${textForNumber} de ${rows}`,
        consequence: 'o console lê o texto como número, se for decimal simples (“12.5”)',
      })
    return findings
  })
}
