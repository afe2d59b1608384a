import { normalizeText } from '#lib/format/normalize-text.ts'
import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { registry } from '#commands/palette/palette-context.fixture.ts'
import { validateScript } from './validate-script.ts'
import { splitPhrases, parseScripts, formatScripts } from './script-text.ts'

const fechamento = { name: 'fechamento', lines: ['excluir produto {1}', 'ir para lojas'] }
const pair = { name: 'troca de loja', lines: ['ajustar estoque do produto {1} para {2}'] }

describe('scripts as text', () => {
  it('are one phrase per line under their name [Q3]', () =>
    expect(formatScripts([fechamento, pair])).toBe(
      '# fechamento\nexcluir produto {1}\nir para lojas\n\n# troca de loja\najustar estoque do produto {1} para {2}\n',
    ))
  it('are parsed back unchanged', () => {
    const word = fc.stringMatching(/^[a-zç]{2,9}$/)
    const line = fc.tuple(word, word).map(([verb, noun]) => `${verb} ${noun} {1}`)
    const script = fc.record({ name: word, lines: fc.array(line, { minLength: 1, maxLength: 50 }) })
    fc.assert(
      fc.property(
        fc.uniqueArray(script, { minLength: 1, maxLength: 5, selector: ({ name }) => normalizeText(name) }),
        (scripts) => {
          expect(parseScripts(formatScripts(scripts), 'x')).toEqual({ scripts, refused: [] })
        },
      ),
    )
  })
  it.each([
    ['\uFEFF# fechamento\r\n\r\n  - excluir produto {1}\r\n2) ir para lojas;\r\n', 'programs and lists'],
    ['[fechamento]\n“excluir produto {id}”\nir para lojas.', 'quotations and other places'],
    ['> # fechamento\n> excluir produto {1}\n>> - ir para lojas', 'a quoted message'],
    ['fechamento:\nexcluir produto { 1 }; ir para lojas', 'one line'],
  ])('%j is read (%s)', (text) => expect(parseScripts(text, 'x').scripts).toEqual([fechamento]))
  it('are accepted from a quoted message in the editor as well', () =>
    expect(splitPhrases('> excluir produto {1}\n>1. ir para lojas')).toEqual(fechamento.lines))
  it('have the file’s name if they give none', () =>
    expect(parseScripts('ir para lojas', 'de manhã').scripts).toEqual([{ name: 'de manhã', lines: ['ir para lojas'] }]))
  it('say what is not accepted', () => {
    const long = ['# longo', ...Array.from({ length: 51 }, (_, at) => `ir para lojas ${at}`)].join('\n')
    expect(parseScripts(`# vazio\n\n${long}`, 'x')).toEqual({
      scripts: [],
      refused: ['“vazio” não tem comandos', '“longo” tem 51 comandos: no máximo 50'],
    })
    expect(parseScripts('# manhã\nir para lojas\n\n# Manha\nexcluir produto {1}', 'x')).toEqual({
      scripts: [{ name: 'manhã', lines: ['ir para lojas'] }],
      refused: ['“Manha” está mais de uma vez no arquivo'],
    })
    expect(parseScripts('', 'x')).toEqual({ scripts: [], refused: [] })
  })
})

describe('a script that can be saved', () => {
  const interpreter = createInterpreter(registry)
  const judge = (name: string, ...lines: string[]) => validateScript({ name, lines }, interpreter, new Date())
  it('has a name of its own and phrases that are understood', () =>
    expect(judge('fechamento', ...fechamento.lines)).toEqual({ nameError: null, lineErrors: [] }))
  it('names each phrase that is not understood', () =>
    expect(judge('fechamento', 'xyzzy', 'excluir produto {1}', 'tema escuro').lineErrors).toEqual([
      '“xyzzy”: não entendido',
      '“tema escuro”: é da tela, e não vai num roteiro',
    ]))
  it.each([
    ['', 'Dê um nome ao roteiro.'],
    ['fim 2', 'O nome não leva números: depois dele vêm os ids.'],
    ['fim; já', 'O nome leva só letras, espaços e hífens.'],
    ['produtos', '“produtos” já quer dizer: Ir para Produtos.'],
    ['x'.repeat(41), 'O nome tem no máximo 40 letras.'],
    ['excluir', '“excluir” é palavra dos comandos: dê outro nome.'],
    ['Editar tudo', '“Editar” é palavra dos comandos: dê outro nome.'],
    ['produto novo', '“produto” é palavra dos comandos: dê outro nome.'],
    ['não', '“não” é palavra dos comandos: dê outro nome.'],
    ['quem falta', '“quem” é palavra dos comandos: dê outro nome.'],
    ['quero', '“quero” é palavra dos comandos: dê outro nome.'],
    ['rodar', '“rodar” é palavra dos comandos: dê outro nome.'],
    ['roteiro', '“roteiro” é palavra dos comandos: dê outro nome.'],
    ['reposição', null],
    ['pré-fechamento', null],
    ['virada', null],
  ])('%j: %s', (name, why) => expect(judge(name, 'ir para lojas').nameError).toBe(why))
  it('has at least one phrase', () => expect(judge('nada').lineErrors).toEqual(['Escreva ao menos um comando.']))
})

it('parses a copied script as it looks', () =>
  expect(parseScripts('#\u00a0fecha\u200bmento\nexcluir\u00a0produto\t{1}\u200e', 'x').scripts).toEqual([
    { name: 'fechamento', lines: ['excluir produto {1}'] },
  ]))
