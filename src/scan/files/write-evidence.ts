/**
 * Writes an evidence package: the rows twice, the manifest, the hashes, and instructions for checking them
 * (scan/files/README §1).
 */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { Sha256, sha256Hex } from '#lib/sha256.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { createCsvFile } from './csv-file.ts'
import type { FileWriter, ByteSink } from './data-file.ts'
import { type ManifestInput, createManifest, formatManifest } from './manifest.ts'
import { PACKAGE_FILES } from './package-names.ts'
import { createReadmeText } from './readme-text.ts'
import { createXlsxFile } from './xlsx-file.ts'

/** Returns all pages of the scan in order; it can be called several times. */
export type PageSource = () => AsyncIterable<readonly ScanRow[]>

/** A chart of the scan, as a file of the package. */
export interface PackagedChart {
  readonly name: string
  /** The text of the SVG. */
  readonly text: string
}

/** The result of writing a package. */
export interface EvidenceResult {
  /** SHA-256 of manifesto.json; its first 12 digits are to be noted outside of this computer. */
  readonly manifestCode: string
}

/** Writes the package. Memory does not grow with the rows, which are read twice. */
export async function writeEvidence(
  { charts = [], ...input }: Omit<ManifestInput, 'files'> & { readonly charts?: readonly PackagedChart[] },
  pages: PageSource,
  write: ByteSink,
): Promise<EvidenceResult> {
  const entryDate = new Date(input.outcome.endedAt)
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const files: { nome: string; bytes: number; sha256: string }[] = []

  /** Starts one file of the package; its bytes are hashed as they are written. */
  const startEntry = (nome: string, isCompressed: boolean) => {
    const file = isCompressed ? new ZipDeflate(nome, { level: 6 }) : new ZipPassThrough(nome)
    file.mtime = entryDate
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
        const entry = { nome, bytes, sha256: hash.digestHex() }
        files.push(entry)
        return entry
      },
    }
  }
  const writeData = async (nome: string, isCompressed: boolean, startFile: (sink: ByteSink) => FileWriter) => {
    const file = startEntry(nome, isCompressed)
    const writer = startFile(file.write)
    for await (const rows of pages()) writer.add(rows)
    writer.finish()
    file.close()
  }
  const writeText = (nome: string, content: string) => {
    const file = startEntry(nome, true)
    file.write(new TextEncoder().encode(content))
    return file.close()
  }

  await writeData(PACKAGE_FILES.csv, true, (sink) => createCsvFile(input.columns, sink))
  await writeData(PACKAGE_FILES.xlsx, false, (sink) => createXlsxFile(input.columns, sink, entryDate))
  for (const { name, text } of charts) writeText(name, text)
  // LEIA-ME.txt takes its numbers from the manifest, and the manifest lists LEIA-ME.txt. So LEIA-ME.txt is written
  // first, from a manifest without the list of files.
  writeText(PACKAGE_FILES.readme, createReadmeText(createManifest({ ...input, files: [] }), input.verdictSentence))
  const manifest = formatManifest(createManifest({ ...input, files: [...files] }))
  writeText(PACKAGE_FILES.manifest, manifest)
  writeText(PACKAGE_FILES.sums, files.map(({ nome, sha256 }) => `${sha256}  ${nome}\n`).join(''))
  zip.end()
  return { manifestCode: sha256Hex(manifest) }
}
