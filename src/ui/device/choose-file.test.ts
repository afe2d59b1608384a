import { expect, it } from 'vitest'
import { readTextFile } from './choose-file.ts'

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
])('a file in %s is read', async (_, content) => expect(await readTextFile(new Blob([content]))).toEqual({ text }))

it('refuses a text of more than 200 kB with the limit, without reading it', async () => {
  const text200 = 'x'.repeat(200_000)
  expect(await readTextFile(new Blob([text200]))).toEqual({ text: text200 })
  const large = new Blob(['x'.repeat(1_500_000)])
  large.arrayBuffer = () => Promise.reject(new Error('must not be read'))
  expect(await readTextFile(large)).toEqual({ problem: 'O arquivo tem 1,5 MB, e o limite é 200 kB' })
})

it('says that a file cannot be read, if it was moved since it was chosen', async () => {
  const moved = new Blob(['x'])
  moved.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await readTextFile(moved)).toEqual({ problem: 'Não foi possível ler o arquivo.' })
})
