import { describe, expect, it } from 'vitest'
import { validateImage, MAX_IMAGE_BYTES, readImageFile, sanitizeFileName } from './validate-image.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))
const u32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]
const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n\x1a\n', u32(13), 'IHDR', u32(width), u32(height), [8, 6, 0, 0, 0])
const gif = (width: number, height: number) =>
  bytes('GIF89a', [width & 255, width >> 8, height & 255, height >> 8, 0, 0])
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1],
    [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
  )
const webp = (width: number, height: number) => {
  const w = width - 1
  const h = height - 1
  return bytes('RIFF', u32(30), 'WEBPVP8X', u32(10), u32(0), [w & 255, (w >> 8) & 255, w >> 16, h & 255, h >> 8, 0])
}

describe('validateImage', () => {
  it.each([
    ['png', png(120, 80), 'image/png'],
    ['jpeg', jpeg(640, 480), 'image/jpeg'],
    ['gif', gif(32, 32), 'image/gif'],
    ['webp', webp(300, 200), 'image/webp'],
  ])('detects a %s by its bytes [L1]', (_, head, type) => {
    expect(validateImage(head.length, head)).toEqual({ type, problem: null })
  })
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><img src=x onerror=alert(1)>'],
    ['PDF', '%PDF-1.7'],
    ['one byte', 'x'],
  ])('refuses %s [L1, L4]', (_, text) => {
    const head = bytes(text)
    expect(validateImage(head.length, head).problem).toBe('Use uma imagem PNG, JPEG, GIF ou WebP.')
  })
  it('refuses empty, too large, too wide and truncated files [L2]', () => {
    expect(validateImage(0, bytes()).problem).toContain('vazio')
    expect(validateImage(MAX_IMAGE_BYTES + 1, png(10, 10)).problem).toContain('5 MB')
    expect(validateImage(MAX_IMAGE_BYTES, png(10, 10)).type).toBe('image/png')
    expect(validateImage(900, png(30000, 30000)).problem).toContain('8000 px')
    expect(validateImage(900, jpeg(100, 9000)).problem).toContain('8000 px')
    expect(validateImage(900, webp(9000, 10)).problem).toContain('8000 px')
    expect(validateImage(12, png(10, 10).subarray(0, 12)).problem).toContain('incompleta')
  })
})

describe('sanitizeFileName', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\fotos\\loja "nova" 🎉.jpeg', 'loja nova.png'],
    ['x'.repeat(300) + '.png', 'x'.repeat(80) + '.png'],
    ['logo.svg', 'logo.png'],
    ['...', 'imagem.png'],
  ])('%s gets a safe name [L8]', (name, safe) => {
    expect(sanitizeFileName(name, 'image/png')).toBe(safe)
  })
})

describe('readImageFile', () => {
  it('returns the file with its detected type [L1]', async () => {
    const { file } = await readImageFile(new File([gif(2, 2)], 'foto.png', { type: 'image/svg+xml' }))
    expect([file?.name, file?.type]).toEqual(['foto.gif', 'image/gif'])
  })
  it('gives the reason of a refusal', async () => {
    const read = await readImageFile(new File(['<svg/>'], 'a.png', { type: 'image/png' }))
    expect(read).toEqual({ file: null, problem: 'Use uma imagem PNG, JPEG, GIF ou WebP.' })
  })
})
