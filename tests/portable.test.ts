/** Checks what must also work on Windows and macOS: the scripts of package.json, and the bytes that git writes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }
const commands = Object.entries(scripts).flatMap(([name, script]) =>
  script.split(' && ').map((command) => [name, command] as const),
)

describe('every command of package.json', () => {
  it.each(commands)('%s: "%s" means the same in cmd.exe and in a POSIX shell', (_, command) => {
    expect(command).not.toMatch(/^[A-Z_]+=/)
    // Quotes, variables, globs, pipes and separators differ; a path with slashes is read by Node, not by the shell.
    expect(command).not.toMatch(/['"$%`*;|<>~\\^()&]/)
  })

  it.each(commands)('%s: "%s" runs a program of the project, or Node', (_, command) => {
    const [program = ''] = command.split(' ')
    expect(program === 'node' || existsSync(join('node_modules', '.bin', program)), program).toBe(true)
  })
})

const files = ['src', 'tests', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
)

it('git writes every text with the same line ends everywhere, and changes nothing else', () => {
  const [everything, ...binaries] = readFileSync('.gitattributes', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(everything).toBe('* text=auto eol=lf')
  for (const file of files) {
    const bytes = readFileSync(file)
    if (bytes.includes(0)) expect(binaries).toContain(`*${extname(file)} binary`)
    else expect(bytes.includes('\r'), file).toBe(false)
  }
})

it('no two paths differ by case alone, and Windows accepts every name', () => {
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
  const names = files.map((file) => basename(file))
  expect(names.filter((name) => /[<>:"|?*\\]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name))).toEqual([])
})

it('no field lets the browser’s language decide how a number is written', () => {
  const screens = files.filter((file) => /^src.*\.tsx?$/.test(file) && !/[\\/](app[\\/]dev|sandbox)[\\/]/.test(file))
  expect(screens.filter((file) => /type[=:] ?["']number["']/.test(readFileSync(file, 'utf8')))).toEqual([])
})
