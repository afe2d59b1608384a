/** Limits of a zip: excess is rejected by the directory, before anything is unpacked. */
import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { checkEvidence, readPackagedText } from './check-evidence.ts'
import { readDirectory, readEntry } from './zip-directory.ts'

const source = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
/** Offset in bytes at which the directory's entries begin. */
function directoryOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const found: number[] = []
  for (let offset = 0; offset + 4 <= bytes.length; offset++)
    if (view.getUint32(offset, true) === 0x02014b50) found.push(offset)
  return found
}
/** The same zip with another number in its directory. */
function telling(bytes: Uint8Array, field: 'packed' | 'size' | 'offset', value: number): Uint8Array {
  const copy = bytes.slice()
  for (const offset of directoryOf(bytes))
    new DataView(copy.buffer).setUint32(offset + { packed: 20, size: 24, offset: 42 }[field], value, true)
  return copy
}
const files = (count: number) =>
  zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, strToU8('x')])))
const differences = async (bytes: Uint8Array) => (await checkEvidence(source(bytes), null)).differences

test('accepts a hundred files, and not one more', async () => {
  expect(await readDirectory(source(files(100)))).toHaveLength(100)
  expect(await differences(files(101))).toEqual(['O pacote tem 101 arquivos, e o limite é 100'])
})

test('does not unpack a file that unpacks to far more than a table of ours [L11]', async () => {
  const bytes = zipSync({ 'dados.csv': new Uint8Array(20_000_000).fill(65) })
  const read = vi.fn()
  const blob = source(bytes)
  const spied = {
    size: blob.size,
    slice: (from: number, to: number) => {
      read(to - from)
      return blob.slice(from, to)
    },
  }
  const { differences: found, isReadable } = await checkEvidence(spied, null)
  expect(found).toEqual([
    expect.stringMatching(/^O pacote tem dados\.csv, que se descompacta [\d.]+ vezes, e o limite é 200$/),
  ])
  expect(isReadable).toBe(false)
  // The end of the zip and its directory.
  expect(read).toHaveBeenCalledTimes(2)
  await expect(readPackagedText(blob, 'dados.csv')).rejects.toThrow('e o limite é 200')
})

test('accepts any ratio for small files', async () => {
  const bytes = zipSync({ 'a.txt': new Uint8Array(9_000_000) })
  expect(await readDirectory(source(bytes))).toHaveLength(1)
})

test('limits the total size of all files [L11]', async () => {
  const bytes = telling(telling(files(2), 'size', 1_500_000_000), 'packed', 1)
  expect(await differences(bytes)).toEqual(['O pacote tem 3 GB descompactado, e o limite é 2 GB'])
})

test('rejects files that share bytes', async () => {
  expect(await differences(telling(files(3), 'offset', 0))).toEqual([
    'O pacote tem arquivos que ocupam os mesmos bytes',
  ])
  expect(await differences(telling(files(1), 'packed', 5_000))).toEqual([
    'O pacote tem arquivos que ocupam os mesmos bytes',
  ])
})

test('cuts a file that is longer than the directory says', async () => {
  const bytes = telling(zipSync({ 'a.txt': strToU8('muito texto '.repeat(1000)) }), 'size', 5)
  const [entry] = await readDirectory(source(bytes))
  await expect(readEntry(source(bytes), entry!, () => undefined)).rejects.toThrow('tem mais bytes do que o zip diz')
  expect(await differences(bytes)).toContain('a.txt tem mais bytes do que o zip diz')
})

test('counts nothing of a table with an endless cell', async () => {
  const bytes = zipSync({ 'dados.csv': strToU8(`ID\n"${'x'.repeat(1_000_001)}`) }, { level: 0 })
  expect(await differences(bytes)).toContain('dados.csv tem mais de 1.000.000 letras em uma célula, que é o limite')
})

test('lists a hundred differences', async () => {
  const sums = Array.from({ length: 250 }, (_, at) => `${'a'.repeat(64)}  ${at}.txt\n`).join('')
  const found = await differences(zipSync({ SHA256SUMS: strToU8(sums) }))
  expect(found).toHaveLength(101)
  expect(found.at(-1)).toMatch(/^Há mais 15\d diferenças$/)
})
