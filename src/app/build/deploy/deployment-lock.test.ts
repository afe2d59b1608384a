import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DeploymentRefusedError } from './deploy-folder.ts'
import { lockFolder } from './deployment-lock.ts'

const NOW = Date.parse('2026-11-02T12:00:00Z')
const SINCE = '2026-11-02T12:00:00.000Z'
let root = ''
let to = ''
let path = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gestor-lock-'))
  to = join(root, 'www')
  path = join(to, '.deploy-lock')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Returns the message with which the lock is refused. */
function getRefusal(): string {
  try {
    lockFolder(to, NOW)
  } catch (error) {
    if (error instanceof DeploymentRefusedError) return error.message
    throw error
  }
  throw new Error('the folder was locked')
}

const writeLock = (text: string) => {
  mkdirSync(to, { recursive: true })
  writeFileSync(path, text)
}

it('names the process while the folder is locked, and leaves nothing behind', () => {
  const unlock = lockFolder(to, NOW)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ pid: process.pid, host: hostname(), since: SINCE })
  unlock()
  expect(existsSync(path)).toBe(false)
  lockFolder(to, NOW)()
})

it('refuses a second deployment while the first runs', () => {
  lockFolder(to, NOW)
  const refusal = getRefusal()
  expect(refusal).toContain(
    `outra implantação está em curso (processo ${process.pid} em ${hostname()}, desde ${SINCE})`,
  )
  expect(refusal.toLowerCase()).not.toContain('apague')
  expect(existsSync(path)).toBe(true)
})

it('says of a process that ended without unlocking what to remove', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeLock(JSON.stringify({ pid, host: hostname(), since: SINCE }))
  expect(getRefusal()).toContain(`parou no meio (processo ${pid} em ${hostname()}, desde ${SINCE})`)
  expect(getRefusal()).toContain(`Apague ${path}`)
})

it.each([
  [
    '{"pid":1,"host":"other.example","since":"2026-11-02T12:00:00.000Z"}',
    'outra implantação está em curso (processo 1 em other.example',
  ],
  ['{"pid":', 'não diz por quem'],
])('cannot know whether %s still runs, and says what to remove if not', (text, expected) => {
  writeLock(text)
  expect(getRefusal()).toContain(expected)
  expect(getRefusal().toLowerCase()).toContain('apague')
  expect(getRefusal()).toContain(path)
})
