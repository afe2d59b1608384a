/** An evidence package: the rows twice, the manifest, the codes, and how to check them (reading/files/README §1). */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { Sha256, sha256Hex } from '#lib/sha256.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import { csvFile } from './csv-file.ts'
import type { RunningFile, Sink } from './data-file.ts'
import { type ManifestFacts, manifestOf, manifestText } from './manifest.ts'
import { NAMES } from './package-names.ts'
import { readmeText } from './readme-text.ts'
import { xlsxFile } from './xlsx-file.ts'

/** All pages of the reading in their order, as often as they are asked for. */
export type PageSource = () => AsyncIterable<readonly ReadRow[]>

/** What is told of a package that was written. */
export interface EvidenceResult {
  /** SHA-256 of manifesto.json: its first 12 digits are what is noted outside of this computer. */
  readonly manifestCode: string
}

/** Writes the package; memory does not grow with the rows, which are read twice. */
export async function writeEvidence(
  facts: Omit<ManifestFacts, 'files'>,
  pages: PageSource,
  write: Sink,
): Promise<EvidenceResult> {
  const at = new Date(facts.outcome.endedAt)
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const files: { nome: string; bytes: number; sha256: string }[] = []

  /** One file of the package, hashed on its way in. */
  const entry = (nome: string, packed: boolean) => {
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
        const known = { nome, bytes, sha256: hash.hex() }
        files.push(known)
        return known
      },
    }
  }
  const data = async (nome: string, packed: boolean, begin: (sink: Sink) => RunningFile) => {
    const file = entry(nome, packed)
    const running = begin(file.write)
    for await (const rows of pages()) running.add(rows)
    running.end()
    file.close()
  }
  const text = (nome: string, content: string) => {
    const file = entry(nome, true)
    file.write(new TextEncoder().encode(content))
    return file.close()
  }

  await data(NAMES.csv, true, (sink) => csvFile(facts.columns, sink))
  await data(NAMES.xlsx, false, (sink) => xlsxFile(facts.columns, sink, at))
  // Its numbers come from the manifest, whose list of files it stands in: so it is written before that list is closed.
  text(NAMES.readme, readmeText(manifestOf({ ...facts, files: [] }), facts.sentence))
  const manifest = manifestText(manifestOf({ ...facts, files: [...files] }))
  text(NAMES.manifest, manifest)
  text(NAMES.sums, files.map(({ nome, sha256 }) => `${sha256}  ${nome}\n`).join(''))
  zip.end()
  return { manifestCode: sha256Hex(manifest) }
}
