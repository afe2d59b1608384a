/** What an evidence package is called inside (reading/files/README §1). */
export const FORMAT = 'gestor-evidencia/1'

export const NAMES = {
  csv: 'dados.csv',
  xlsx: 'dados.xlsx',
  manifest: 'manifesto.json',
  sums: 'SHA256SUMS',
  readme: 'LEIA-ME.txt',
} as const
