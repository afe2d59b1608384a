/**
 * Checks for every list of the console that each analysis of a scan can be reached: by its phrase with the list's own
 * columns, by the keys of its panel and views, and in hints, help and README (listing/scan/README §3).
 */
// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sections } from '#app/sections.ts'
import { getKeyHints } from '#app/shell/key-hints.ts'
import { createBindings } from '#commands/bindings.ts'
import { resolveKey } from '#commands/keys/resolve.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import type { Screen } from '#commands/screen.ts'
import { createHelpSections } from '#commands/dialogs/help-rows.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { parseKeySequence } from '#lib/key-chords.ts'
import { getPassMode } from '#listing/scan/scan-columns.ts'
import { scanCommands } from '#listing/scan/commands.ts'
import { listsByPath, createScreenAt } from '../lists.ts'
import { at, registry } from '../registry.ts'

const interpreter = createInterpreter(registry)
const bindings = createBindings(registry.commands, {})

/** Keys of the panel and of the views over the table, by the region of the page in which they work. */
const KEYS = {
  leitura: {
    l: ['leitura.ler'],
    e: ['leitura.exportar'],
    v: ['leitura.evidencia'],
    d: ['leitura.descrever'],
    c: ['leitura.conciliar'],
    a: ['leitura.amostra'],
    x: ['leitura.excecoes'],
    f: ['leitura.filtrar'],
    'Shift+E': ['leitura.filtrar.csv'],
    r: ['leitura.revisar'],
    p: ['leitura.pausar', 'leitura.continuar'],
    n: ['leitura.cancelar'],
    h: ['grafico.evolucao'],
    b: ['grafico.distribuicao'],
    m: ['grafico.maiores'],
    'Shift+Y': ['leitura.copiar'],
  },
  conciliar: {
    n: ['conciliar.proxima'],
    'Shift+N': ['conciliar.anterior'],
    1: ['conciliar.classe.1'],
    2: ['conciliar.classe.2'],
    3: ['conciliar.classe.3'],
    4: ['conciliar.classe.4'],
    x: ['conciliar.selecionar'],
    'a p': ['conciliar.ids'],
    'a e': ['conciliar.exportar'],
    t: ['conciliar.chave'],
  },
  revisar: {
    k: ['revisar.conforme'],
    e: ['revisar.excecao'],
    p: ['revisar.pular'],
    'Shift+P': ['revisar.puladas'],
    n: ['revisar.nota'],
    u: ['revisar.desfazer'],
    ']': ['revisar.proximo'],
    '[': ['revisar.anterior'],
    v: ['leitura.evidencia'],
  },
  periodos: { 'Shift+Y': ['leitura.copiar'] },
  grafico: {
    t: ['grafico.tabela'],
    c: ['grafico.copiar'],
    s: ['grafico.png'],
    'Shift+S': ['grafico.svg'],
    p: ['grafico.imprimir'],
    v: ['grafico.evidencia'],
    1: ['grafico.unidade.dia'],
    2: ['grafico.unidade.semana'],
    3: ['grafico.unidade.mes'],
    m: ['grafico.medida'],
    e: ['grafico.empilhar'],
    a: ['grafico.anterior'],
    l: ['grafico.anterior.ler'],
    n: ['leitura.cancelar'],
    'Shift+Y': ['leitura.copiar'],
  },
} as const

/** Returns the commands that these keys run with the focus in this region. */
function getCommands(keys: string, region: string, screen: Screen): string[] {
  const keyContext = {
    focusKind: region === 'leitura' ? 'page' : 'view',
    isActivatable: false,
    screen,
    region,
  } as const
  let pending = null
  let commandIds: string[] = []
  for (const [step, chord] of parseKeySequence(keys).entries()) {
    const keyParts = chord.split('+')
    const press = {
      key: keyParts.at(-1) ?? '',
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: keyParts.length > 1,
      altGraphKey: false,
      repeat: false,
      isComposing: false,
      timestampMs: step,
    }
    const result = resolveKey(press, pending, keyContext, bindings, {
      allowsSingleKeys: true,
      sequenceTimeoutMs: 1500,
      isMac: false,
    })
    pending = result.pending
    commandIds = result.effect.kind === 'run' ? result.effect.commands.map(({ id }) => id) : []
  }
  return commandIds
}

test('the tested lists are all that the console has', () => {
  const known = sections
    .flatMap(({ routes }) => routes)
    .flatMap(({ path, loadListRequest }) => (loadListRequest ? [path] : []))
  expect([...listsByPath.keys()].sort()).toEqual(known.sort())
  expect(known.length).toBeGreaterThan(10)
})

test('each of its commands is one of the console and of docs/commands.md', () => {
  const table = readFileSync('docs/commands.md', 'utf8')
  for (const command of scanCommands) {
    expect(registry.get(command.id)).toBe(command)
    expect(table).toContain(command.phrases[0])
  }
})

describe.each([...listsByPath])('on %s', (path, { columns }) => {
  const { screen } = createScreenAt(path, '')
  const listColumns = columns.map(({ field, label }) => ({ field, label, isSortable: true, isHidden: false }))
  const first = (line: string) => interpreter.interpret(line, at(path, { columns: listColumns }))[0]

  test.each(columns.map(({ field, label, format }) => ({ field, label, format })))(
    'its column $label is described, counted by, and summed if it is money',
    ({ field, label, format }) => {
      const word = normalizeText(label)
      expect(first(`descrever ${word}`)).toMatchObject({
        command: { id: 'leitura.descrever' },
        args: { coluna: field },
      })
      expect(first(`contar por ${word}`)).toMatchObject({ command: { id: 'leitura.contar' }, args: { coluna: field } })
      if (format !== 'money') return
      expect(first(`somar ${word}`)).toMatchObject({ command: { id: 'leitura.somar' }, args: { coluna: field } })
      expect(first(`somar ${word} por mês`)).toMatchObject({
        command: { id: 'leitura.somar' },
        args: { coluna: field, parte: 'month' },
      })
    },
  )

  test.each(Object.entries(KEYS))('the keys of the region %s', (region, keys) => {
    for (const [key, commands] of Object.entries(keys))
      expect([key, getCommands(key, region, screen)]).toEqual([key, commands])
  })

  test('its help and hints list them', () => {
    const helpSections = createHelpSections(bindings, screen, '')
    for (const [title, keys] of [
      ['No painel da leitura', KEYS.leitura],
      ['Ao conciliar', KEYS.conciliar],
      ['Ao revisar', KEYS.revisar],
      ['Ao comparar períodos', KEYS.periodos],
      ['No gráfico', KEYS.grafico],
    ] as const) {
      const rows = helpSections.find((section) => section.title === title)?.rows ?? []
      expect(new Set(rows.flatMap((row) => row.keys))).toEqual(new Set(Object.keys(keys)))
    }
    const commands = registry.commands
    const hints = (place: 'page' | 'view', region: string) =>
      getKeyHints({
        focusContext: place,
        region,
        screen,
        commands,
        getKey: ({ keys }) => keys?.[0],
        singleKeys: true,
      }).map(({ text }) => text)
    expect(hints('page', 'leitura')).toEqual(expect.arrayContaining(['exportar', 'evidência', 'voltar à tabela']))
    // That view gets a command of the region; the whole view counts.
    expect(hints('view', 'periodos')).toEqual(['rolar', 'copiar números', 'voltar à tabela'])
  })
})

/** Filters whose value never changes on a record, by list: every other active filter needs two passes. */
const CONSTANT_FILTERS: Readonly<Record<string, readonly string[]>> = {
  '/bonus': ['beneficiarioId', 'origemId', 'pedidoId', 'transacaoId', 'nivel'],
  '/auditoria/transacoes/tipo': ['tipo', 'dataInicio', 'dataFim'],
  '/auditoria/transacoes/usuario': ['usuarioId', 'dataInicio', 'dataFim'],
  '/auditoria/transacoes/valor': ['valorMinimo', 'valorMaximo', 'dataInicio', 'dataFim'],
}

test.each([...listsByPath])(
  '%s: one pass verifies constant values of a record, two passes those that may change',
  (path, definition) => {
    const { screen } = createScreenAt(path, '')
    const state = screen.list?.getState()
    for (const { name } of definition.filters ?? [])
      expect([name, state && getPassMode(definition, { ...state, filters: { [name]: '1' } }, 'once')]).toEqual([
        name,
        CONSTANT_FILTERS[path]?.includes(name) ? 'once' : 'moves',
      ])
  },
)
