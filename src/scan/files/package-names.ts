/** The format name of an evidence package and the names of its files (scan/files/README §1). */
export const PACKAGE_FORMAT = 'gestor-evidencia/1'

export const PACKAGE_FILES = {
  csv: 'dados.csv',
  xlsx: 'dados.xlsx',
  manifest: 'manifesto.json',
  sums: 'SHA256SUMS',
  readme: 'LEIA-ME.txt',
} as const
