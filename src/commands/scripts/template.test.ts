// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createReader } from '#commands/language/reader.ts'
import { disable, enable, provideCommands, remove, setStock } from '#commands/running/products.fixture.ts'
import { theRegistry } from '#commands/runtime.ts'
import { isRefused, readTemplateLine } from './template.ts'

provideCommands(enable, disable, setStock, remove)
const reader = createReader(theRegistry())

describe('what a script can hold', () => {
  const why = (text: string) => {
    const line = readTemplateLine(text, reader, new Date())
    return isRefused(line) ? line.why : null
  }
  it.each([
    ['habilitar produto {1}', null],
    ['ajustar estoque do produto {1} para {2}', null],
    ['habilitar produto {1}-{2}', 'um intervalo não leva {1}: os ids são ditos ao chamar'],
    ['habilitar produto {1} a {3}', 'um intervalo não leva {1}: os ids são ditos ao chamar'],
    ['habilitar produto 12-{1}', 'um intervalo não leva {1}: os ids são ditos ao chamar'],
    ['habilitar produto {1}, {2}', null],
    ['xyzzy', 'não entendido'],
    ['não excluir produto {1}', 'Isto não executa nada: a frase nega o ato'],
    ['excluir produto', 'falta um argumento'],
    ['exlcuir produto 12', 'não entendido'],
  ])('%s: %s', (text, expected) => expect(why(text)).toBe(expected))
})
