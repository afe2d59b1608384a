/**
 * Checks an evidence package for 'Conferir evidência': computes hashes again, compares counts and sums with the
 * manifest, and names each difference.
 */
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger, replaceNoBreakSpaces } from '#lib/format/money.ts'
import { Sha256 } from '#lib/sha256.ts'
import { getVerdictWord } from '#scan/protocol/verdict.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { DataCounter } from './data-count.ts'
import type { Manifest } from './manifest-schema.ts'
import { PACKAGE_FORMAT, PACKAGE_FILES } from './package-names.ts'
import { checkBytes, FILE_LIMITS, LimitExceeded } from './limits.ts'
import { readDirectory, readEntry, type ByteSource, InvalidZip } from './zip-directory.ts'

/** The result of a check. */
export interface EvidenceCheck {
  /** Each in one Portuguese sentence without a full stop; empty if everything is as the manifest says. */
  readonly differences: readonly string[]
  /** SHA-256 of manifesto.json as found, lower-case hex; null if it is missing. */
  readonly manifestCode: string | null
  /** False if the package cannot be opened; `differences` then holds only the reason. */
  readonly isReadable: boolean
}

/**
 * Why a file cannot be read, without its name. Rethrows the error of a cancelled check, which is no fault of the file.
 */
function getUnreadableReason(error: unknown, fallback: string): string {
  if (error instanceof Error && error.name === 'AbortError') throw error
  return error instanceof InvalidZip || error instanceof LimitExceeded ? error.message : fallback
}

interface FoundFile {
  readonly sha256: string
  readonly bytes: number
}

/**
 * Checks a package against its manifest, or without one if `manifest` is null because it cannot be read
 * (manifest-schema.ts). A file that cannot be opened is a difference, not a rejection.
 */
export async function checkEvidence(source: ByteSource, manifest: Manifest | null): Promise<EvidenceCheck> {
  const differences: string[] = []
  const files = new Map<string, FoundFile>()
  const texts = new Map<string, string>()
  let count = new DataCounter()
  try {
    for (const entry of await readDirectory(source)) {
      const hash = new Sha256()
      const decoder = new TextDecoder()
      const isSumsFile = entry.name === PACKAGE_FILES.sums
      // If two files have the same name, the counts are those of the last one.
      if (entry.name === PACKAGE_FILES.csv) count = new DataCounter()
      let bytes = 0
      let text = ''
      try {
        await readEntry(source, entry, (piece) => {
          hash.update(piece)
          bytes += piece.length
          if (isSumsFile) checkBytes(bytes, FILE_LIMITS.text)
          if (isSumsFile) text += decoder.decode(piece, { stream: true })
          if (entry.name === PACKAGE_FILES.csv) count.push(piece)
        })
        if (files.has(entry.name)) differences.push(`${entry.name} está duas vezes no pacote`)
        files.set(entry.name, { sha256: hash.digestHex(), bytes })
        if (isSumsFile) texts.set(entry.name, text + decoder.decode())
      } catch (error) {
        // An incomplete table is not counted.
        if (entry.name === PACKAGE_FILES.csv) count = new DataCounter()
        differences.push(`${entry.name} ${getUnreadableReason(error, 'não pode ser lido')}`)
      }
    }
  } catch (error) {
    return {
      differences: [`O pacote ${getUnreadableReason(error, 'não pode ser aberto')}`],
      manifestCode: null,
      isReadable: false,
    }
  }
  differences.push(...checkSums(texts.get(PACKAGE_FILES.sums), files))
  if (manifest === null) differences.push(`${PACKAGE_FILES.manifest} falta ou não é um manifesto ${PACKAGE_FORMAT}`)
  else differences.push(...checkFiles(manifest, files), ...checkVerdict(manifest), ...checkData(manifest, count))
  const excess = differences.length - FILE_LIMITS.differences
  if (excess > 0)
    differences.splice(FILE_LIMITS.differences, excess, `Há mais ${formatCount(excess, 'diferença', 'diferenças')}`)
  return { differences, manifestCode: files.get(PACKAGE_FILES.manifest)?.sha256 ?? null, isReadable: true }
}

/**
 * The text of one file of a package. Rejects with InvalidZip if the package has no such file, and with LimitExceeded if
 * the file is too long.
 */
export async function readPackagedText(source: ByteSource, name: string): Promise<string> {
  const entry = (await readDirectory(source)).find((file) => file.name === name)
  if (!entry) throw new InvalidZip(`não tem ${name}`)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  await readEntry(source, entry, (piece) => {
    bytes += piece.length
    checkBytes(bytes, FILE_LIMITS.text)
    text += decoder.decode(piece, { stream: true })
  })
  return text + decoder.decode()
}

/** Compares SHA256SUMS with the files, both ways. */
function checkSums(text: string | undefined, files: ReadonlyMap<string, FoundFile>): string[] {
  if (text === undefined) return [`${PACKAGE_FILES.sums} falta`]
  const differences: string[] = []
  const named = new Set<string>([PACKAGE_FILES.sums])
  let unread = 0
  for (const line of text.split('\n').filter((nonEmpty) => nonEmpty !== '')) {
    const [, sha256, name = ''] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? []
    if (sha256 === undefined) {
      unread++
      continue
    }
    named.add(name)
    const file = files.get(name)
    if (!file) differences.push(`${name} falta no pacote`)
    else if (file.sha256 !== sha256) differences.push(`${name} não confere com seu código em ${PACKAGE_FILES.sums}`)
  }
  const packageFiles: readonly string[] = Object.values(PACKAGE_FILES)
  if (unread > 0)
    differences.push(`${PACKAGE_FILES.sums} tem ${formatRowCount(unread)} que não se ${unread > 1 ? 'leem' : 'lê'}`)
  for (const name of packageFiles) if (!named.has(name)) differences.push(`${name} não está em ${PACKAGE_FILES.sums}`)
  for (const name of files.keys())
    if (!named.has(name) && !packageFiles.includes(name)) differences.push(`${name} não pertence ao pacote`)
  return differences
}

/** Compares the manifest's list of files with the files, both ways. */
function checkFiles({ arquivos }: Manifest, files: ReadonlyMap<string, FoundFile>): string[] {
  const listed = arquivos.map(({ nome }) => nome)
  const unlisted = [PACKAGE_FILES.csv, PACKAGE_FILES.xlsx, PACKAGE_FILES.readme].filter(
    (name) => files.has(name) && !listed.includes(name),
  )
  const wrong = arquivos.flatMap(({ nome, bytes, sha256 }) => {
    const file = files.get(nome)
    if (!file) return [`${nome} está no manifesto e falta no pacote`]
    if (file.bytes !== bytes)
      return [`${nome} tem ${formatInteger(file.bytes)} bytes; o manifesto diz ${formatInteger(bytes)}`]
    return file.sha256 === sha256 ? [] : [`${nome} não confere com seu código no manifesto`]
  })
  return [...wrong, ...unlisted.map((name) => `${name} não está na lista de arquivos do manifesto`)]
}

/** Finds contradictions in a manifest that says 'Provada': numbers that a verified scan cannot have. */
function checkVerdict({ leitura, paginas }: Manifest): string[] {
  const { veredito, linhas, idsUnicos, totalAntes, totalDepois, finsConferidos, releituras, duplaLeitura } = leitura
  if (veredito !== getVerdictWord({ kind: 'proved' })) return []
  const facts: readonly (readonly [string, number, number])[] = [
    // If pages were read again, rows may have come and gone before that.
    ['o total antes da leitura', releituras > 0 || duplaLeitura ? linhas : totalAntes, linhas],
    ['o total depois da leitura', totalDepois, linhas],
    ['o número de ids', idsUnicos, linhas],
    ['o número de páginas', leitura.paginas, paginas.length],
    ['o número de fins conferidos', finsConferidos, paginas.length],
  ]
  return facts.flatMap(([label, actual, expected]) =>
    actual === expected
      ? []
      : [`O manifesto diz “${veredito}”, mas ${label} é ${formatInteger(actual)}, e não ${formatInteger(expected)}`],
  )
}

const toMoneyText = (cents: bigint) => replaceNoBreakSpaces(formatCents(cents))

/** Compares rows, ids, pages and sums of dados.csv with the manifest. */
function checkData({ leitura, somas, colunas, paginas }: Manifest, count: DataCounter): string[] {
  const differences: string[] = []
  const counted = count.end(colunas, paginas)
  const listedRows = paginas.reduce((lines, { linhas }) => lines + linhas, 0)
  if (counted.rowCount !== leitura.linhas)
    differences.push(
      `${PACKAGE_FILES.csv} tem ${formatRowCount(counted.rowCount)}; o manifesto diz ${formatInteger(leitura.linhas)}`,
    )
  if (listedRows !== leitura.linhas)
    differences.push(
      `As páginas do manifesto somam ${formatRowCount(listedRows)}, e não ${formatInteger(leitura.linhas)}`,
    )
  if (counted.uniqueIds !== null && counted.uniqueIds !== leitura.idsUnicos)
    differences.push(
      `${PACKAGE_FILES.csv} tem ${formatCount(counted.uniqueIds, 'id', 'ids')}; o manifesto diz ${formatInteger(leitura.idsUnicos)}`,
    )
  if (counted.firstWrongPage !== null)
    differences.push(`A página ${counted.firstWrongPage + 1} não começa e termina nos ids que o manifesto diz`)
  for (const [field, cents] of Object.entries(somas)) {
    const label = colunas.find(({ campo }) => campo === field)?.rotulo ?? field
    const sum = counted.sums.get(field)
    if (sum === undefined) differences.push(`A coluna ${label}, somada no manifesto, falta em ${PACKAGE_FILES.csv}`)
    else if (String(sum) !== cents) {
      const sumText = /^-?\d{1,30}$/.test(cents) ? toMoneyText(BigInt(cents)) : cents
      differences.push(`Soma de ${label}: ${PACKAGE_FILES.csv} dá ${toMoneyText(sum)}; o manifesto diz ${sumText}`)
    }
  }
  return differences
}
