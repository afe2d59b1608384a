import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ASKED, TOLD, USED } from './left-out-forms.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|^app.build/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
const asking = sources.filter((text) => text.includes("from '@conform-to/"))

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
/** The first group of all that is found in these texts. */
const found = (pattern: RegExp, texts: readonly string[]) =>
  sorted(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))

describe('what is asked of the library of forms', () => {
  it('is a few of its parts', () => {
    const parts = asking
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@conform-to\/react\/future'/g)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    expect(sorted(parts.filter((name) => name !== '' && !name.startsWith('type ')))).toEqual(USED.split(' ').toSorted())
    expect(sources.filter((text) => text.includes('@conform-to/') && !asking.includes(text))).toEqual([])
  })

  it('is one form, which has a schema and tells no more than a few things', () => {
    const opening = asking.filter((text) => text.includes('useForm('))
    expect(opening).toHaveLength(1)
    const [, told = ''] = /\buseForm\(schema, \{\n([^]*?)\n  \}\)/.exec(opening[0] ?? '') ?? []
    expect([...told.matchAll(/^ {4}(\w+)[:,(]/gm)].map(([, name]) => name)).toEqual(TOLD.split(' '))
    expect(told).toContain("shouldValidate: 'onBlur',\n    shouldRevalidate: 'onInput',")
    // Of what follows a save it is told errors alone.
    expect(told).toMatch(/\bupdate\(\{\s+error: \{ fieldErrors: [^\n]* \},\s+\}\)/)
  })

  it('is a few things of a form, of its fields and of their controls', () => {
    const mounted = ['use-opened-form.ts', 'form-body.tsx'].map((file) =>
      readFileSync(`src/forms/mounted/${file}`, 'utf8'),
    )
    const ofForm = [
      ...found(/(?<![\w'./-])form\.(\w+)/g, mounted),
      ...found(/\bconst \{ (\w+)[^}]*\} = form\b/g, mounted),
    ]
    expect(sorted(ofForm)).toEqual(ASKED.form.split(' '))
    const controls = asking.filter((text) => text.includes('useControl('))
    expect(found(/\bcontrol\.(\w+)/g, controls)).toEqual(ASKED.control.split(' '))
    expect(found(/\buseControl\(\{ (\w+: field\.defaultValue, \w+)/g, controls)).toEqual([
      'defaultValue: field.defaultValue, onFocus',
    ])
    expect(found(/<BaseControl ([^>]*) \/>/g, controls)).toEqual([
      'type="text" name={field.name} ref={control.register} defaultValue={field.defaultValue}',
    ])
    expect(found(/\bintent\.(\w+)/g, sources)).toEqual(ASKED.intent.split(' '))
    expect(found(/\bintent\.(?:insert|remove)\(\{ name: field\.name, (\w+): [^\n]* \}\)/g, asking)).toEqual([
      'defaultValue',
      'index',
    ])
  })

  it('is a few things of a field', () => {
    const drawing = asking.filter((text) => /\b(?:Field|Text)Metadata\b/.test(text))
    const names = found(/(?<![\w'./-])(?:field|row|nivel|percentual)\.(\w+)/g, drawing)
    expect(names.filter((name) => !ASKED.field.split(' ').includes(name))).toEqual([])
  })

  it('is about lines, choices, boxes and single files, which nothing empties at once', () => {
    const forms = readdirSync('src/forms', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
      .map((path) => readFileSync(`src/forms/${path}`, 'utf8'))
    expect(forms.filter((text) => /\btype="(?:radio|reset|hidden)"|\bmultiple\b|<fieldset\b|\[\]"/.test(text))).toEqual(
      [],
    )
    expect(sources.filter((text) => /conform:internal|\bnew Event\('reset'/.test(text))).toEqual([])
  })
})
