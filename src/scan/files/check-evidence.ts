/** 'Conferir evidência': hashes computed anew, counts and sums compared with the manifest, each difference named. */
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger, replaceNoBreakSpaces } from '#lib/format/money.ts'
import { Sha256 } from '#lib/sha256.ts'
import { formatRowCount, getVerdictWord } from '#scan/protocol/verdict-text.ts'
import { DataCounter } from './data-count.ts'
import type { Manifest } from './manifest-schema.ts'
import { PACKAGE_FORMAT, PACKAGE_FILES } from './package-names.ts'
import { checkBytes, FILE_LIMITS, LimitExceeded } from './limits.ts'
import { readDirectory, readEntry, type ByteSource, InvalidZip } from './zip-directory.ts'

/** What became of a package that was checked. */
export interface EvidenceCheck {
  /** Each in one Portuguese sentence without a full stop; none means that everything is as the manifest says. */
  readonly differences: readonly string[]
  /** SHA-256 of manifesto.json as it is; null where it is missing. */
  readonly manifestCode: string | null
  /** False where it is no package that can be opened: why is its one difference. */
  readonly isReadable: boolean
}

/** Why a file cannot be read, without its name; throws what is no fault of the file: that the check was cancelled. */
function getUnreadableReason(error: unknown, otherwise: string): string {
  if (error instanceof Error && error.name === 'AbortError') throw error
  return error instanceof InvalidZip || error instanceof LimitExceeded ? error.message : otherwise
}

interface FoundFile {
  readonly sha256: string
  readonly bytes: number
}

/**
 * Checks a package against its manifest, null where that cannot be read (manifest-schema.ts); what cannot be opened is
 * a difference, never a rejection.
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
      const keeps = entry.name === PACKAGE_FILES.sums
      // Of two with one name each is a file of its own: what is told of it is of the last one.
      if (entry.name === PACKAGE_FILES.csv) count = new DataCounter()
      let bytes = 0
      let text = ''
      try {
        await readEntry(source, entry, (piece) => {
          hash.update(piece)
          bytes += piece.length
          if (keeps) checkBytes(bytes, FILE_LIMITS.text)
          if (keeps) text += decoder.decode(piece, { stream: true })
          if (entry.name === PACKAGE_FILES.csv) count.push(piece)
        })
        if (files.has(entry.name)) differences.push(`${entry.name} está duas vezes no pacote`)
        files.set(entry.name, { sha256: hash.digestHex(), bytes })
        if (keeps) texts.set(entry.name, text + decoder.decode())
      } catch (error) {
        // Of half a table nothing is counted.
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
  const more = differences.length - FILE_LIMITS.differences
  if (more > 0)
    differences.splice(FILE_LIMITS.differences, more, `Há mais ${formatCount(more, 'diferença', 'diferenças')}`)
  return { differences, manifestCode: files.get(PACKAGE_FILES.manifest)?.sha256 ?? null, isReadable: true }
}

/** The text of one file of a package; rejects with a ZipBroken where it is not there, with an OverLimit where it is too long. */
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

/** SHA256SUMS against the files, both ways. */
function checkSums(text: string | undefined, files: ReadonlyMap<string, FoundFile>): string[] {
  if (text === undefined) return [`${PACKAGE_FILES.sums} falta`]
  const differences: string[] = []
  const named = new Set<string>([PACKAGE_FILES.sums])
  let unread = 0
  for (const line of text.split('\n').filter((full) => full !== '')) {
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
  const own: readonly string[] = Object.values(PACKAGE_FILES)
  if (unread > 0)
    differences.push(`${PACKAGE_FILES.sums} tem ${formatRowCount(unread)} que não se ${unread > 1 ? 'leem' : 'lê'}`)
  for (const name of own) if (!named.has(name)) differences.push(`${name} não está em ${PACKAGE_FILES.sums}`)
  for (const name of files.keys())
    if (!named.has(name) && !own.includes(name)) differences.push(`${name} não pertence ao pacote`)
  return differences
}

/** The manifest's list of files against the files, both ways. */
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

/** A manifest that says 'Provada' against its own numbers: what a proof cannot be without. */
function checkVerdict({ leitura, paginas }: Manifest): string[] {
  const { veredito, linhas, idsUnicos, totalAntes, totalDepois, finsConferidos, releituras, duplaLeitura } = leitura
  if (veredito !== getVerdictWord({ kind: 'proved' })) return []
  const facts: readonly (readonly [string, number, number])[] = [
    // Rows may have come and gone before what was read last.
    ['o total antes da leitura', releituras > 0 || duplaLeitura ? linhas : totalAntes, linhas],
    ['o total depois da leitura', totalDepois, linhas],
    ['o número de ids', idsUnicos, linhas],
    ['o número de páginas', leitura.paginas, paginas.length],
    ['o número de fins conferidos', finsConferidos, paginas.length],
  ]
  return facts.flatMap(([what, told, due]) =>
    told === due
      ? []
      : [`O manifesto diz “${veredito}”, mas ${what} é ${formatInteger(told)}, e não ${formatInteger(due)}`],
  )
}

const toMoneyText = (cents: bigint) => replaceNoBreakSpaces(formatCents(cents))

/** Lines, ids, pages and sums of dados.csv against the manifest. */
function checkData({ leitura, somas, colunas, paginas }: Manifest, count: DataCounter): string[] {
  const differences: string[] = []
  const found = count.end(colunas, paginas)
  const told = paginas.reduce((lines, { linhas }) => lines + linhas, 0)
  if (found.rowCount !== leitura.linhas)
    differences.push(
      `${PACKAGE_FILES.csv} tem ${formatRowCount(found.rowCount)}; o manifesto diz ${formatInteger(leitura.linhas)}`,
    )
  if (told !== leitura.linhas)
    differences.push(`As páginas do manifesto somam ${formatRowCount(told)}, e não ${formatInteger(leitura.linhas)}`)
  if (found.uniqueIds !== null && found.uniqueIds !== leitura.idsUnicos)
    differences.push(
      `${PACKAGE_FILES.csv} tem ${formatCount(found.uniqueIds, 'id', 'ids')}; o manifesto diz ${formatInteger(leitura.idsUnicos)}`,
    )
  if (found.firstWrongPage !== null)
    differences.push(`A página ${found.firstWrongPage + 1} não começa e termina nos ids que o manifesto diz`)
  for (const [field, cents] of Object.entries(somas)) {
    const label = colunas.find(({ campo }) => campo === field)?.rotulo ?? field
    const sum = found.sums.get(field)
    if (sum === undefined) differences.push(`A coluna ${label}, somada no manifesto, falta em ${PACKAGE_FILES.csv}`)
    else if (String(sum) !== cents) {
      const named = /^-?\d{1,30}$/.test(cents) ? toMoneyText(BigInt(cents)) : cents
      differences.push(`Soma de ${label}: ${PACKAGE_FILES.csv} dá ${toMoneyText(sum)}; o manifesto diz ${named}`)
    }
  }
  return differences
}
