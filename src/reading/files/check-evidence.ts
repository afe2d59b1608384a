/** 'Conferir evidência': hashes computed anew, counts and sums compared with the manifest, each difference named. */
import { formatCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import { formatInteger, plainSpaces } from '#lib/written/money.ts'
import { Sha256 } from '#lib/sha256.ts'
import { linesText, verdictWord } from '#reading/walk/wording.ts'
import { DataCount } from './data-count.ts'
import type { Manifest } from './manifest-schema.ts'
import { FORMAT, NAMES } from './package-names.ts'
import { limitBytes, MOST, OverLimit } from './limits.ts'
import { readDirectory, readEntry, type ByteSource, ZipBroken } from './zip-directory.ts'

/** What became of a package that was checked. */
export interface EvidenceCheck {
  /** Each in one Portuguese sentence without a full stop; none means that everything is as the manifest says. */
  readonly differences: readonly string[]
  /** SHA-256 of manifesto.json as it is; null where it is missing. */
  readonly manifestCode: string | null
  /** False where it is no package that can be opened: why is its one difference. */
  readonly opened: boolean
}

/** Why a file cannot be read, without its name; throws what is no fault of the file: that the check was cancelled. */
function whyUnread(error: unknown, otherwise: string): string {
  if (error instanceof Error && error.name === 'AbortError') throw error
  return error instanceof ZipBroken || error instanceof OverLimit ? error.message : otherwise
}

interface Found {
  readonly sha256: string
  readonly bytes: number
}

/**
 * Checks a package against its manifest, null where that cannot be read (manifest-schema.ts); what cannot be opened is
 * a difference, never a rejection.
 */
export async function checkEvidence(source: ByteSource, manifest: Manifest | null): Promise<EvidenceCheck> {
  const differences: string[] = []
  const files = new Map<string, Found>()
  const texts = new Map<string, string>()
  let count = new DataCount()
  try {
    for (const entry of await readDirectory(source)) {
      const hash = new Sha256()
      const decoder = new TextDecoder()
      const keeps = entry.name === NAMES.sums
      // Of two with one name each is a file of its own: what is told of it is of the last one.
      if (entry.name === NAMES.csv) count = new DataCount()
      let bytes = 0
      let text = ''
      try {
        await readEntry(source, entry, (piece) => {
          hash.update(piece)
          bytes += piece.length
          if (keeps) limitBytes(bytes, MOST.text)
          if (keeps) text += decoder.decode(piece, { stream: true })
          if (entry.name === NAMES.csv) count.push(piece)
        })
        if (files.has(entry.name)) differences.push(`${entry.name} está duas vezes no pacote`)
        files.set(entry.name, { sha256: hash.hex(), bytes })
        if (keeps) texts.set(entry.name, text + decoder.decode())
      } catch (error) {
        // Of half a table nothing is counted.
        if (entry.name === NAMES.csv) count = new DataCount()
        differences.push(`${entry.name} ${whyUnread(error, 'não pode ser lido')}`)
      }
    }
  } catch (error) {
    return {
      differences: [`O pacote ${whyUnread(error, 'não pode ser aberto')}`],
      manifestCode: null,
      opened: false,
    }
  }
  differences.push(...checkSums(texts.get(NAMES.sums), files))
  if (manifest === null) differences.push(`${NAMES.manifest} falta ou não é um manifesto ${FORMAT}`)
  else differences.push(...checkFiles(manifest, files), ...checkVerdict(manifest), ...checkData(manifest, count))
  const more = differences.length - MOST.differences
  if (more > 0) differences.splice(MOST.differences, more, `Há mais ${counted(more, 'diferença', 'diferenças')}`)
  return { differences, manifestCode: files.get(NAMES.manifest)?.sha256 ?? null, opened: true }
}

/** The text of one file of a package; rejects with a ZipBroken where it is not there, with an OverLimit where it is too long. */
export async function readPackagedText(source: ByteSource, name: string): Promise<string> {
  const entry = (await readDirectory(source)).find((file) => file.name === name)
  if (!entry) throw new ZipBroken(`não tem ${name}`)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  await readEntry(source, entry, (piece) => {
    bytes += piece.length
    limitBytes(bytes, MOST.text)
    text += decoder.decode(piece, { stream: true })
  })
  return text + decoder.decode()
}

/** SHA256SUMS against the files, both ways. */
function checkSums(text: string | undefined, files: ReadonlyMap<string, Found>): string[] {
  if (text === undefined) return [`${NAMES.sums} falta`]
  const differences: string[] = []
  const named = new Set<string>([NAMES.sums])
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
    else if (file.sha256 !== sha256) differences.push(`${name} não confere com seu código em ${NAMES.sums}`)
  }
  const own: readonly string[] = Object.values(NAMES)
  if (unread > 0) differences.push(`${NAMES.sums} tem ${linesText(unread)} que não se ${unread > 1 ? 'leem' : 'lê'}`)
  for (const name of own) if (!named.has(name)) differences.push(`${name} não está em ${NAMES.sums}`)
  for (const name of files.keys())
    if (!named.has(name) && !own.includes(name)) differences.push(`${name} não pertence ao pacote`)
  return differences
}

/** The manifest's list of files against the files, both ways. */
function checkFiles({ arquivos }: Manifest, files: ReadonlyMap<string, Found>): string[] {
  const listed = arquivos.map(({ nome }) => nome)
  const unlisted = [NAMES.csv, NAMES.xlsx, NAMES.readme].filter((name) => files.has(name) && !listed.includes(name))
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
  if (veredito !== verdictWord({ kind: 'proved' })) return []
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

const money = (cents: bigint) => plainSpaces(formatCents(cents))

/** Lines, ids, pages and sums of dados.csv against the manifest. */
function checkData({ leitura, somas, colunas, paginas }: Manifest, count: DataCount): string[] {
  const differences: string[] = []
  const found = count.end(colunas, paginas)
  const told = paginas.reduce((lines, { linhas }) => lines + linhas, 0)
  if (found.lines !== leitura.linhas)
    differences.push(`${NAMES.csv} tem ${linesText(found.lines)}; o manifesto diz ${formatInteger(leitura.linhas)}`)
  if (told !== leitura.linhas)
    differences.push(`As páginas do manifesto somam ${linesText(told)}, e não ${formatInteger(leitura.linhas)}`)
  if (found.uniqueIds !== null && found.uniqueIds !== leitura.idsUnicos)
    differences.push(
      `${NAMES.csv} tem ${counted(found.uniqueIds, 'id', 'ids')}; o manifesto diz ${formatInteger(leitura.idsUnicos)}`,
    )
  if (found.wrongPage !== null)
    differences.push(`A página ${found.wrongPage + 1} não começa e termina nos ids que o manifesto diz`)
  for (const [field, cents] of Object.entries(somas)) {
    const label = colunas.find(({ campo }) => campo === field)?.rotulo ?? field
    const sum = found.sums.get(field)
    if (sum === undefined) differences.push(`A coluna ${label}, somada no manifesto, falta em ${NAMES.csv}`)
    else if (String(sum) !== cents) {
      const named = /^-?\d{1,30}$/.test(cents) ? money(BigInt(cents)) : cents
      differences.push(`Soma de ${label}: ${NAMES.csv} dá ${money(sum)}; o manifesto diz ${named}`)
    }
  }
  return differences
}
