/**
 * Writes the files of a new section: `npm run new:resource -- cupom cupons`. They are those of the example section
 * (tests/campanhas), with its names replaced, so that what is written is what the tests try.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const EXAMPLE_FOLDER = 'tests/campanhas'
const SECTIONS_FILE = 'src/app/sections.ts'
const SUMMARIES_FILE = 'src/sandbox/openapi-summaries.ts'

/** What a new resource is called, in lower case with its accents: 'cupom', 'cupons'. */
export interface ResourceNames {
  singular: string
  plural: string
  article: 'o' | 'a'
}

/** A text by its path, from the root of the repository. */
export type FileTexts = Readonly<Record<string, string>>

const removeAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const toIdentifier = (text: string) =>
  removeAccents(text).replaceAll(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The text of one file of the example with the names of the new resource. Identifiers lose their accents. */
function replaceNames(text: string, { singular, plural, article }: ResourceNames, key: string): string {
  const [one, many] = [toIdentifier(singular), toIdentifier(plural)]
  const ending = article === 'a' ? 'a' : 'o'
  return (
    text
      .replaceAll('Nova campanha', `Nov${ending} ${singular}`)
      .replaceAll(/Campanha (cadastrad|atualizad)a/g, `${capitalize(singular)} $1${ending}`)
      .replaceAll(/'Campanha'/g, `'${capitalize(singular)}'`)
      .replace("article: 'a'", `article: '${article}'`)
      .replace("singular: 'campanha'", `singular: '${singular}'`)
      .replace("plural: 'campanhas'", `plural: '${plural}'`)
      // The words of the example alone; synonyms are the section's own.
      .replace(/^ {2}words: .*\n/m, '')
      .replace("['g n']", `['g ${key}']`)
      .replaceAll(/Natal', 'Black Friday', 'Dia das Mães', 'Volta às aulas/g, ['A', 'B', 'C', 'D'].join("', '"))
      .replaceAll(/\bcampaigns\b/g, plural)
      .replaceAll(/\bCampaigns\b/g, capitalize(plural))
      .replaceAll(/\b[Cc]ampaign\b/g, singular)
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

/** `openapi-summaries.ts` with the names of the new resource, so that its calls have summaries. */
const addToSummaries = (text: string, { singular, plural, article }: ResourceNames): string =>
  text.replace(
    /(RESOURCE_NAMES: [^]*?)\n}\n/,
    `$1\n  ${toIdentifier(plural)}: ['${article === 'a' ? 'uma' : 'um'} ${singular}', '${article}s ${plural}'],\n}\n`,
  )

/**
 * The files of the new section, and the two files that get a line, by path. `example`: the files of the example by name;
 * `key`: a letter that no section has after 'g' yet.
 */
export function createResourceFiles(
  example: FileTexts,
  { sections, summaries }: Readonly<Record<'sections' | 'summaries', string>>,
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
  return Object.fromEntries([
    ...files,
    [SECTIONS_FILE, addToSections(sections, names.plural)],
    [SUMMARIES_FILE, addToSummaries(summaries, names)],
  ])
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

function run([singular, plural, given]: readonly string[]): void {
  if (!singular || !plural || (given !== undefined && !/^[oa]$/.test(given)))
    throw new Error('npm run new:resource -- SINGULAR PLURAL [o|a]: the article, unless the name tells it')
  const article = (given ?? (/a(?:s|ção)?$/.test(singular) ? 'a' : 'o')) as 'o' | 'a'
  const indexes = readdirSync('src/sections', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readFolderFile(`src/sections/${name}/index.ts`))
  const key = findFreeKey(plural, indexes)
  const changed = { sections: readFileSync(SECTIONS_FILE, 'utf8'), summaries: readFileSync(SUMMARIES_FILE, 'utf8') }
  const files = createResourceFiles(readFolder(EXAMPLE_FOLDER), changed, { singular, plural, article }, key)
  const existing = Object.keys(files).filter(
    (path) => ![SECTIONS_FILE, SUMMARIES_FILE].includes(path) && existsSync(path),
  )
  if (existing.length > 0) throw new Error(`Nothing was written, these files exist: ${existing.join(', ')}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.info(path)
  }
  console.info(`Its key is g ${key}. Now: npm run format && npm run readme && npm run check`)
}

const readFolderFile = (path: string): string[] => (existsSync(path) ? [readFileSync(path, 'utf8')] : [])

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run(process.argv.slice(2))
