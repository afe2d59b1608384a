import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Sha256, sha256Hex } from './sha256.ts'

const truth = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('the examples of NIST: %.20s', (text, hash) => expect(sha256Hex(text)).toBe(hash))

test('every length around the ends of blocks', () => {
  for (let length = 0; length <= 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, offset) => (offset * 31 + length) & 255)
    expect(new Sha256().update(bytes).digestHex()).toBe(truth(bytes))
  }
})

test('in pieces of any size, and used again', () => {
  const bytes = Uint8Array.from({ length: 10_000 }, (_, offset) => (offset * 7) & 255)
  const hash = new Sha256()
  for (const step of [1, 3, 63, 64, 65, 1_000]) {
    hash.reset()
    for (let offset = 0; offset < bytes.length; offset += step) hash.update(bytes.subarray(offset, offset + step))
    expect(hash.digestHex()).toBe(truth(bytes))
  }
})

test('texts in UTF-8, and the first 48 bits as a number', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex('novembro:ação:7')).toBe(truth(new TextEncoder().encode('novembro:ação:7')))
  expect(new Sha256().update(new TextEncoder().encode('a')).digestFirst48Bits()).toBe(
    Number.parseInt(truth(new TextEncoder().encode('a')).slice(0, 12), 16),
  )
})
