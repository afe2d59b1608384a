/**
 * Writes the files of a new section: `npm run new:resource -- cupom cupons o coupon coupons`. They are those of the example section
 * (tests/campanhas), with its names replaced, so that what is written is what the tests try.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { capitalize } from '#lib/format/capitalize.ts'

const EXAMPLE_FOLDER = 'tests/campanhas'
const SECTIONS_FILE = 'src/app/sections.ts'

/** What a new resource is called, in lower case with its accents: 'cupom', 'cupons'. */
export interface ResourceNames {
  singular: string
  plural: string
  article: 'o' | 'a'
  /** The words by which an English line and the comments name it; its own names by default. */
  english?: readonly [one: string, many: string]
}

/** A text by its path, from the root of the repository. */
export type FileTexts = Readonly<Record<string, string>>

const removeAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const toIdentifier = (text: string) =>
  removeAccents(text).replaceAll(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The text of one file of the example with the names of the new resource. Identifiers lose their accents. */
function replaceNames(
  text: string,
  { singular, plural, article, english = [singular, plural] }: ResourceNames,
  key: string,
): string {
  const [one, many] = [toIdentifier(singular), toIdentifier(plural)]
  const ending = article === 'a' ? 'a' : 'o'
  return (
    text
      .replaceAll('Nova campanha', `Nov${ending} ${singular}`)
      .replaceAll(/Campanha (cadastrad|atualizad|duplicad)a/g, `${capitalize(singular)} $1${ending}`)
      .replaceAll('id da campanha', `id d${article} ${singular}`)
      .replaceAll(/(uplicar) campanha/g, `$1 ${singular}`)
      .replaceAll(/'Campanha'/g, `'${capitalize(singular)}'`)
      .replace("article: 'a'", `article: '${article}'`)
      .replace("singular: 'campanha'", `singular: '${singular}'`)
      .replace("plural: 'campanhas'", `plural: '${plural}'`)
      // Synonyms such as 'camp' are the example's own.
      .replace(/^ {2}words: .*$/m, `  words: { english: ['${english.join("', '")}'] },`)
      .replace("['g n']", `['g ${key}']`)
      .replaceAll(/Natal', 'Black Friday', 'Dia das Mães', 'Volta às aulas/g, ['A', 'B', 'C', 'D'].join("', '"))
      .replaceAll(/\b([Aa]) campaign\b/g, /^[aeiou]/.test(english[0]) ? `$1n ${english[0]}` : `$1 ${english[0]}`)
      .replaceAll(/\bcampaign\b/g, english[0])
      .replaceAll(/\bcampaigns\b/g, english[1])
      .replaceAll('campanhas', many)
      .replaceAll('Campanhas', capitalize(many))
      .replaceAll('campanha', one)
      .replaceAll('Campanha', capitalize(one))
  )
}

/** `sections.ts` with the import and the line of the new section. */
function addToSections(text: string, plural: string): string {
  const name = toIdentifier(plural)
  return text
    .replace(
      /\n\nexport const sections/,
      `\nimport { ${name}Section } from '#sections/${name}/index.ts'\n\nexport const sections`,
    )
    .replace(/\n\]\s*$/, `\n  ${name}Section,\n]\n`)
}

/**
 * The files of the new section, and `sections.ts` with its line, by path. `example`: the files of the example by name;
 * `sections`: the text of `sections.ts`; `key`: a letter that no section has after 'g' yet.
 */
export function createResourceFiles(
  example: FileTexts,
  sections: string,
  names: ResourceNames,
  key: string,
): FileTexts {
  const folder = toIdentifier(names.plural)
  const files = Object.entries(example)
    .filter(([file]) => !file.includes('.test.'))
    .map(([file, text]): [string, string] => {
      const isTable = file === 'table.ts'
      const path = isTable ? `src/sandbox/tables/${folder}.ts` : `src/sections/${folder}/${file}`
      // The example's index speaks of the example.
      const own = file === 'index.ts' ? text.replace(/^\/\*\*.*?\*\//s, '/** Campanhas: the section. */') : text
      const written = replaceNames(own, names, key)
      return [path, isTable ? written.replace("'./contract.ts'", `'#sections/${folder}/contract.ts'`) : written]
    })
  return Object.fromEntries([...files, [SECTIONS_FILE, addToSections(sections, names.plural)]])
}

/** A letter that no section has after 'g' yet, one of the name's first. Throws if none is left. */
export function findFreeKey(plural: string, sectionFiles: readonly string[]): string {
  const taken = new Set(
    sectionFiles.flatMap((text) => Array.from(text.matchAll(/'g (\w)[ ']/g), ([, letter]) => letter)),
  )
  const free = [...removeAccents(plural), ...'abcdefghijklmnopqrstuvwxyz'].find(
    (letter) => /[a-z]/.test(letter) && !taken.has(letter),
  )
  if (free === undefined) throw new Error('No letter is left after g')
  return free
}

const readFolder = (folder: string): FileTexts =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

const USAGE = `npm run new:resource -- SINGULAR PLURAL [o|a] [ENGLISH ENGLISH-PLURAL]
  the article, unless the name tells it; the words that name it in an English line and in the comments`

/** Reads the names from the words of the command line. Throws an Error that says what is wrong with them. */
export function parseNames([singular, plural, ...rest]: readonly string[]): ResourceNames {
  const [given, ...words] = /^[oa]$/.test(rest[0] ?? '') ? rest : [undefined, ...rest]
  if (!singular || !plural || ![0, 2].includes(words.length)) throw new Error(USAGE)
  const unfit = [singular, plural, ...rest].find((name) => !/^\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(name))
  if (unfit !== undefined) throw new Error(`“${unfit}” has to be in lower case, letters only: ${USAGE}`)
  const article = (given ?? (/a(?:s|ção)?$/.test(singular) ? 'a' : 'o')) as 'o' | 'a'
  const [one, many] = words
  return { singular, plural, article, ...(one && many && { english: [one, many] }) }
}

function run(args: readonly string[]): void {
  const names = parseNames(args)
  const indexes = readdirSync('src/sections', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readFolderFile(`src/sections/${name}/index.ts`))
  const key = findFreeKey(names.plural, indexes)
  const files = createResourceFiles(readFolder(EXAMPLE_FOLDER), readFileSync(SECTIONS_FILE, 'utf8'), names, key)
  const existing = Object.keys(files).filter((path) => path !== SECTIONS_FILE && existsSync(path))
  if (existing.length > 0) throw new Error(`Nothing was written, these files exist: ${existing.join(', ')}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.info(path)
  }
  console.info(`Its key is g ${key}. The last entry of the menu: move its line in ${SECTIONS_FILE}.
Adapt the fields (docs/catalogue.md), first in contract.ts: npm run typecheck names what a field lacks elsewhere.
The tests that go over all sections, in a minute: npm run unit -- tests/section tests/sandbox- tests/form- tests/list-
Before it lands: npm run format && npm run readme && npm run check`)
}

const readFolderFile = (path: string): string[] => (existsSync(path) ? [readFileSync(path, 'utf8')] : [])

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    run(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
