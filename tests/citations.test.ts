/**
 * Checks that the repository has everything that a comment cites: 'ui/README §4' is a numbered heading of that folder's
 * README, 'case D2' is in tests/cases.md, 'spec 1 §2.8' is a heading of the specification.
 */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** The headings of both parts of the specification; the second part does not number its screens. */
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

const documents = new Map(
  files.filter((path) => path.endsWith('.md')).map((path) => [path, readFileSync(path, 'utf8')] as const),
)

/** Returns the text under '## 4. …' of a README; undefined without such a heading. */
function sectionOf(readme: string, number: string): string | undefined {
  const [, text] = documents.get(readme)?.split(new RegExp(`^## §?${number}[. ].*$`, 'm')) ?? []
  return text?.split(/^## /m)[0]
}

const cases = new Set([...readFileSync('tests/cases.md', 'utf8').matchAll(/^- ([A-Z]\d+): /gm)].map(([, id]) => id))

/** Expands 'D2, D10' and 'F2-F8' to single cases. */
function parseCaseList(list: string): string[] {
  return list.split(/, | and /).flatMap((part) => {
    const [, group = '', from = '', to] = /^([A-Z])(\d+)(?:-\1(\d+))?$/.exec(part.trim()) ?? []
    const span = Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => Number(from) + index)
    return span.map((number) => `${group}${number}`).filter((id) => to === undefined || cases.has(id))
  })
}

const README =
  /((?:[a-z][a-z-]*\/)*)README(?:\.md)?[`)]*((?:,? §\d+(?:\.\d+)?)*)(?: rules? (\d+)(?:(?:,| and) (\d+))?)?/g
const SPEC = /\b[Ss]pec ([12])((?:(?: [A-Z]\w+)?,? §[\d.]*\d(?:-§?[\d.]*\d)?)+)/g

/**
 * Returns the citations of a text that the repository lacks. `own` is the document with the text; its own headings are
 * cited without a name.
 */
function findLost(text: string, document?: string): string[] {
  const flat = text.replace(/\n\s*(\*|\/\/)?\s*/g, ' ')
  const lostCitations: string[] = []
  for (const [bareCitation, section = ''] of flat
    .replace(README, '')
    .replace(SPEC, '')
    .matchAll(/§(\d+)(?:\.\d+)?/g))
    if (document === undefined || sectionOf(document, section) === undefined) lostCitations.push(bareCitation)
  for (const [whole, folder = '', sections = '', ...rules] of flat.matchAll(README)) {
    const readme = [`src/${folder}README.md`, `${folder}README.md`].find(
      (path) => (folder || path === 'README.md') && documents.has(path),
    )
    if (!readme) lostCitations.push(whole)
    for (const [, section = '', item] of sections.matchAll(/§(\d+)(?:\.(\d+))?/g)) {
      const found = readme && sectionOf(readme, section)
      const items = [item, ...rules].filter((number) => number !== undefined)
      if (found === undefined || !items.every((number) => new RegExp(`^${number}\\. `, 'm').test(found)))
        lostCitations.push(whole)
    }
  }
  for (const [whole, list = ''] of flat.matchAll(/\bcases? ((?:[A-Z]\d+(?:-[A-Z]\d+)?(?:, | and )?)+)/g))
    if (parseCaseList(list.replace(/(, | and )$/, '')).some((id) => !cases.has(id))) lostCitations.push(whole)
  for (const [whole, part = '', sections = ''] of flat.matchAll(SPEC))
    for (const [, section = ''] of sections.matchAll(/§([\d.]*\d)/g))
      if (!SPECIFICATION[part]?.split(' ').includes(section)) lostCitations.push(`${whole} (${section})`)
  return lostCitations
}

describe('citations', () => {
  it.each(texts)('%s cites only what the repository has', (path, text) =>
    expect(findLost(text, documents.has(path) ? path : undefined)).toEqual([]),
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
  ])('notices %j', (planted) => expect(findLost(`(${planted})`)).not.toEqual([]))
})
