import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createResourceFiles, findFreeKey, parseNames, type ResourceNames } from './new-resource.ts'

const FOLDER = 'tests/campanhas'
const example = Object.fromEntries(readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]))
const sections = readFileSync('src/app/sections.ts', 'utf8')
const create = (names: ResourceNames) => createResourceFiles(example, sections, names, 'x')
const cupom = create({ singular: 'cupom', plural: 'cupons', article: 'o' })

describe('a new resource', () => {
  it('has the files of the recipe, and its line among the sections', () => {
    expect(Object.keys(cupom).toSorted()).toEqual([
      'src/app/sections.ts',
      'src/sandbox/tables/cupons.ts',
      ...[
        'commands.ts',
        'contract.ts',
        'fields.ts',
        'form.tsx',
        'index.ts',
        'list-request.ts',
        'list.tsx',
        'resource.ts',
      ].map((file) => `src/sections/cupons/${file}`),
    ])
    expect(cupom['src/app/sections.ts']).toMatch(
      /import { cuponsSection } from '#sections\/cupons\/index.ts'\n[^]*\n {2}cuponsSection,\n\]\n$/,
    )
  })

  it('keeps no word of the example, and nothing that is left to do', () => {
    const written = Object.entries(cupom).filter(([path]) => path.includes('cupons'))
    expect(written.filter(([, text]) => /campa|natal|TODO|'g n'/i.test(text))).toEqual([])
  })

  it('speaks of it in its gender', () => {
    expect(cupom['src/sections/cupons/form.tsx']).toContain("create: 'Cupom cadastrado', edit: 'Cupom atualizado'")
    expect(cupom['src/sections/cupons/commands.ts']).toContain("buttonLabel: 'Novo cupom'")
    const marca = create({ singular: 'marca', plural: 'marcas', article: 'a' })
    expect(marca['src/sections/marcas/form.tsx']).toContain("create: 'Marca cadastrada'")
    expect(marca['src/sections/marcas/resource.ts']).toContain("article: 'a'")
  })

  it('has a line for its words in English', () => {
    expect(cupom['src/sections/cupons/resource.ts']).toContain("words: { english: ['cupom', 'cupons'] },")
    const files = create({ singular: 'cupom', plural: 'cupons', article: 'o', english: ['coupon', 'coupons'] })
    expect(files['src/sections/cupons/resource.ts']).toContain("words: { english: ['coupon', 'coupons'] },")
  })

  it('has comments in English, by its English words with their article', () => {
    const files = create({ singular: 'oferta', plural: 'ofertas', article: 'a', english: ['offer', 'offers'] })
    expect(files['src/sections/ofertas/commands.ts']).toContain('/** The commands on offers. */')
    expect(files['src/sections/ofertas/form.tsx']).toContain('/** The form of an offer. */')
    expect(files['src/sections/ofertas/contract.ts']).toMatch(/The offers' calls[^]* An offer as the console reads it/)
    const comments = Object.entries(files)
      .filter(([path]) => path.includes('ofertas/') || path.includes('tables'))
      .flatMap(([, text]) => text.match(/^ ?\/?\*\*? .*$/gm) ?? [])
    // Titles and quoted ids stay in Portuguese.
    expect(comments.filter((comment) => /(?<!')\bofertas?\b/.test(comment))).toEqual([])
  })

  it('has accents in its texts, and none in its identifiers', () => {
    const files = create({ singular: 'promoção', plural: 'promoções', article: 'a' })
    expect(files['src/sections/promocoes/resource.ts']).toMatch(/export const promocao = [^]*singular: 'promoção'/)
    expect(files['src/sections/promocoes/commands.ts']).toMatch(
      /title: 'Duplicar promoção'[^]*'duplicar promoção {id}'[^]*'id da promoção'[^]*'Promoção duplicada'/,
    )
  })
})

describe('its names', () => {
  it.each<[string, string, ResourceNames]>([
    ['the ending tells the article', 'oferta ofertas', { singular: 'oferta', plural: 'ofertas', article: 'a' }],
    ['the article is given', 'cupom cupons o', { singular: 'cupom', plural: 'cupons', article: 'o' }],
    [
      'its English words are given',
      'cupom cupons coupon coupons',
      { singular: 'cupom', plural: 'cupons', article: 'o', english: ['coupon', 'coupons'] },
    ],
  ])('are read: %s', (_, line, names) => expect(parseNames(line.split(' '))).toEqual(names))

  it.each([
    ['no plural', 'cupom', 'SINGULAR PLURAL'],
    ['one English word', 'cupom cupons o coupon', 'SINGULAR PLURAL'],
    ['a capital', 'Cupom cupons', '“Cupom” has to be in lower case'],
    ['a digit', 'cupom cupons2', '“cupons2” has to be in lower case'],
  ])('are refused with %s', (_, line, message) => expect(() => parseNames(line.split(' '))).toThrow(message))
})

describe('its key', () => {
  it.each([
    ['the first letter of its name that is free', ["keys: ['g c'],"], 'u'],
    ['another letter where those are taken', [...'cupons'].map((letter) => `keys: ['g ${letter}']`), 'a'],
    ['none that begins a longer sequence', ["keys: ['g c t']", "keys: ['g u']"], 'p'],
  ])('is %s', (_, files, key) => expect(findFreeKey('cupons', files)).toBe(key))
})
