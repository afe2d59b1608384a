// @vitest-environment jsdom
/** The command for drawing a sample again works in a shell, whatever the seed. */
import { spawnSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { sha256Hex } from '#lib/sha256.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { SampleView } from './sample-view.tsx'

vi.mock('#commands/command-requests.ts', () => ({ openPalette: vi.fn() }))
const render = setupMount()

it.each(['novembro', "o'dia%d", String.raw`a\nb "c" $HOME`])('for the seed %s', (seed) => {
  render(<SampleView sample={{ count: 1, seed, interval: null, drawn: [] }} amount={null} note={null} />)
  const text = document.querySelector('p')?.textContent ?? ''
  const line = text.slice(text.indexOf('printf'))
  expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' }).stdout.slice(0, 64)).toBe(sha256Hex(`${seed}:7`))
})
