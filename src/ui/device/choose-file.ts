/** Lets the operator choose a file, and reads its text. */
import { validateFileSize } from '#lib/format/file-size.ts'

/** Maximum size of a text file that is read into memory, in bytes: scripts and key files are a hundredth of it. */
const MAX_TEXT_BYTES = 200_000

/** The chosen file; null if the operator cancels. `accept` as for a native file input. */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null), { once: true })
    input.addEventListener('cancel', () => resolve(null), { once: true })
    input.click()
  })
}

/** A file's text; or why it cannot be read, in Portuguese. */
type ReadText = { readonly text: string } | { readonly problem: string }

/**
 * Reads a text file of at most 200 kB: UTF-16 if it has the byte order mark, else UTF-8, else Windows-1252, which older
 * programs write. Never rejects: a file may have been moved since it was chosen.
 */
export async function readTextFile(file: Blob): Promise<ReadText> {
  const problem = validateFileSize('O arquivo', file.size, MAX_TEXT_BYTES)
  if (problem !== null) return { problem }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { problem: 'Não foi possível ler o arquivo.' }
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
  const [first = 0, second = 0] = new Uint8Array(bytes)
  try {
    return { text: decode(first + second === 0xff + 0xfe ? `utf-16${first > second ? 'le' : 'be'}` : 'utf-8') }
  } catch {
    return { text: decode('windows-1252') }
  }
}
