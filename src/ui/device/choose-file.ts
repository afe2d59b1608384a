/** A file of the operator's, and its text. */
import { validateFileSize } from '#lib/format/file-size.ts'

/** Bytes of the longest text that is held as a whole: scripts and keys are a hundredth of it. */
const MAX_TEXT_BYTES = 200_000

/** The file that is picked; null where none was. `accept` as an input's. */
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

/** Why the text of this file is not read; null where it can be. */
export const validateTextFile = (file: Blob): string | null => validateFileSize('O arquivo', file.size, MAX_TEXT_BYTES)

/** Text in UTF-16 where its mark says so, in UTF-8, or in Windows' Western set where it is none: what older programs save. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  const decode = (set: string) => new TextDecoder(set, { fatal: true }).decode(bytes)
  const [first = 0, second = 0] = new Uint8Array(bytes)
  try {
    return decode(first + second === 0xff + 0xfe ? `utf-16${first > second ? 'le' : 'be'}` : 'utf-8')
  } catch {
    return decode('windows-1252')
  }
}
