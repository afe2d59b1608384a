/** An evidence package: the rows twice, the manifest, the codes, and how to check them (scan/files/README §1). */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { Sha256, sha256Hex } from '#lib/sha256.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { createCsvFile } from './csv-file.ts'
import type { FileWriter, ByteSink } from './data-file.ts'
import { type ManifestInput, createManifest, formatManifest } from './manifest.ts'
import { PACKAGE_FILES } from './package-names.ts'
import { createReadmeText } from './readme-text.ts'
import { createXlsxFile } from './xlsx-file.ts'

/** All pages of the reading in their order, as often as they are asked for. */
export type PageSource = () => AsyncIterable<readonly ScanRow[]>

/** What is told of a package that was written. */
export interface EvidenceResult {
  /** SHA-256 of manifesto.json: its first 12 digits are what is noted outside of this computer. */
  readonly manifestCode: string
}

/** Writes the package; memory does not grow with the rows, which are read twice. */
export async function writeEvidence(
  input: Omit<ManifestInput, 'files'>,
  pages: PageSource,
  write: ByteSink,
): Promise<EvidenceResult> {
  const at = new Date(input.outcome.endedAt)
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const files: { nome: string; bytes: number; sha256: string }[] = []

  /** One file of the package, hashed on its way in. */
  const startEntry = (nome: string, packed: boolean) => {
    const file = packed ? new ZipDeflate(nome, { level: 6 }) : new ZipPassThrough(nome)
    file.mtime = at
    zip.add(file)
    const hash = new Sha256()
    let bytes = 0
    return {
      write(chunk: Uint8Array) {
        hash.update(chunk)
        bytes += chunk.length
        file.push(chunk)
      },
      close() {
        file.push(new Uint8Array(0), true)
        const known = { nome, bytes, sha256: hash.digestHex() }
        files.push(known)
        return known
      },
    }
  }
  const writeData = async (nome: string, packed: boolean, begin: (sink: ByteSink) => FileWriter) => {
    const file = startEntry(nome, packed)
    const running = begin(file.write)
    for await (const rows of pages()) running.add(rows)
    running.finish()
    file.close()
  }
  const writeText = (nome: string, content: string) => {
    const file = startEntry(nome, true)
    file.write(new TextEncoder().encode(content))
    return file.close()
  }

  await writeData(PACKAGE_FILES.csv, true, (sink) => createCsvFile(input.columns, sink))
  await writeData(PACKAGE_FILES.xlsx, false, (sink) => createXlsxFile(input.columns, sink, at))
  // Its numbers come from the manifest, whose list of files it stands in: so it is written before that list is closed.
  writeText(PACKAGE_FILES.readme, createReadmeText(createManifest({ ...input, files: [] }), input.verdictSentence))
  const manifest = formatManifest(createManifest({ ...input, files: [...files] }))
  writeText(PACKAGE_FILES.manifest, manifest)
  writeText(PACKAGE_FILES.sums, files.map(({ nome, sha256 }) => `${sha256}  ${nome}\n`).join(''))
  zip.end()
  return { manifestCode: sha256Hex(manifest) }
}
