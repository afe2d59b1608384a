/**
 * Every place that a comment cites is in the repository: 'ui/README §4' is a numbered heading of that room's README,
 * 'case D2' stands in tests/cases.md, 'spec 1 §2.8' is a heading of the specification.
 */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** The headings of both parts of the specification; the second numbers none of its screens. */
const SPECIFICATION: Readonly<Record<string, string>> = {
  1: '1 2 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 2.12 3 4 5 6 7 8 9',
  2: '1 2 3 4 5 6 7 8 9',
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(path))
const known = new Set(files)
const texts = files
  .filter((path) => /^(src|tests|e2e)\/.*\.(tsx?|js|css|md)$/.test(path) && !path.startsWith('tests/citations'))
  .map((path) => [path, readFileSync(path, 'utf8')] as const)

/** Documents that the build writes beside its files. */
const OF_THE_BUILD = new Set(['s3-cloudfront.md'])

const rooms = new Map(
  files.filter((path) => path.endsWith('.md')).map((path) => [path, readFileSync(path, 'utf8')] as const),
)

/** The text under '## 4. …' of a README; undefined where it has no such heading. */
function sectionOf(readme: string, number: string): string | undefined {
  const [, text] = rooms.get(readme)?.split(new RegExp(`^## §?${number}[. ].*$`, 'm')) ?? []
  return text?.split(/^## /m)[0]
}

const cases = new Set([...readFileSync('tests/cases.md', 'utf8').matchAll(/^- ([A-Z]\d+): /gm)].map(([, id]) => id))

/** 'D2, D10' and 'F2-F8' as single cases. */
function casesIn(list: string): string[] {
  return list.split(/, | and /).flatMap((part) => {
    const [, group = '', from = '', to] = /^([A-Z])(\d+)(?:-\1(\d+))?$/.exec(part.trim()) ?? []
    const span = Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index)
    return span.map((number) => `${group}${number}`).filter((id) => to === undefined || cases.has(id))
  })
}

const README =
  /((?:[a-z][a-z-]*\/)*)README(?:\.md)?[`)]*((?:,? §\d+(?:\.\d+)?)*)(?: rules? (\d+)(?:(?:,| and) (\d+))?)?/g
const SPEC = /\b[Ss]pec ([12])((?:(?: [A-Z]\w+)?,? §[\d.]*\d(?:-§?[\d.]*\d)?)+)/g

/** What a text cites and the repository lacks; `own` is the document that it stands in, whose headings need no name. */
function lost(text: string, own?: string): string[] {
  const flat = text.replace(/\n\s*(\*|\/\/)?\s*/g, ' ')
  const wrong: string[] = []
  for (const [alone, section = ''] of flat
    .replace(README, '')
    .replace(SPEC, '')
    .matchAll(/§(\d+)(?:\.\d+)?/g))
    if (own === undefined || sectionOf(own, section) === undefined) wrong.push(alone)
  for (const [whole, folder = '', sections = '', ...rules] of flat.matchAll(README)) {
    const readme = [`src/${folder}README.md`, `${folder}README.md`].find(
      (path) => (folder || path === 'README.md') && rooms.has(path),
    )
    if (!readme) wrong.push(whole)
    for (const [, section = '', item] of sections.matchAll(/§(\d+)(?:\.(\d+))?/g)) {
      const found = readme && sectionOf(readme, section)
      const items = [item, ...rules].filter((number) => number !== undefined)
      if (found === undefined || !items.every((number) => new RegExp(`^${number}\\. `, 'm').test(found)))
        wrong.push(whole)
    }
  }
  for (const [whole, list = ''] of flat.matchAll(/\bcases? ((?:[A-Z]\d+(?:-[A-Z]\d+)?(?:, | and )?)+)/g))
    if (casesIn(list.replace(/(, | and )$/, '')).some((id) => !cases.has(id))) wrong.push(whole)
  for (const [whole, part = '', sections = ''] of flat.matchAll(SPEC))
    for (const [, section = ''] of sections.matchAll(/§([\d.]*\d)/g))
      if (!SPECIFICATION[part]?.split(' ').includes(section)) wrong.push(`${whole} (${section})`)
  return wrong
}

describe('citations', () => {
  it.each(texts)('%s cites only what the repository holds', (path, text) =>
    expect(lost(text, rooms.has(path) ? path : undefined)).toEqual([]),
  )

  it('names no document that the repository lacks', () => {
    const names = texts.flatMap(([path, text]) =>
      [...text.matchAll(/\b[\w/-]+\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => !OF_THE_BUILD.has(name) && ![...known].some((file) => file.endsWith(name)))
        .map((name) => `${path}: ${name}`),
    )
    expect(names).toEqual([])
  })

  it.each([
    'ui/README §99',
    'nowhere/README §1',
    'commands/README §4 rule 99',
    'case D999',
    'spec 1 §2.99',
    'spec 2 §2.1',
    '§4',
  ])('would notice %j', (planted) => expect(lost(`(${planted})`)).not.toEqual([]))
})
