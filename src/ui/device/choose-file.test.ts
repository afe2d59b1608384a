import { expect, it } from 'vitest'
import { readTextFile, validateTextFile } from './choose-file.ts'

const text = '# latim\nção {1}\n'
/** The text in UTF-16, with two bytes per character after the byte order mark. */
const encodeUtf16 = (isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length))
  for (const [at, sign] of [...`\uFEFF${text}`].entries()) view.setUint16(2 * at, sign.charCodeAt(0), isLittle)
  return view
}

it.each([
  ['UTF-8', text],
  ['UTF-8 with a mark', `\uFEFF${text}`],
  ['UTF-16, as Notepad’s ‘Unicode’', encodeUtf16(true)],
  ['UTF-16, the higher byte first', encodeUtf16(false)],
  ['Windows’ Western set', Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
])('a file in %s is read', async (_, content) => expect(await readTextFile(new Blob([content]))).toBe(text))

it('refuses a text of more than 200 kB with the limit, without reading it', () => {
  expect(validateTextFile(new Blob(['x'.repeat(200_000)]))).toBeNull()
  expect(validateTextFile(new Blob(['x'.repeat(1_500_000)]))).toBe('O arquivo tem 1,5 MB, e o limite é 200 kB')
})
