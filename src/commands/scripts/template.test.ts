// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { disable, enable, provideCommands, remove, setStock } from '#commands/execution/products.fixture.ts'
import { getRegistry } from '#commands/runtime.ts'
import { isRefused, parseTemplateLine } from './template.ts'

provideCommands(enable, disable, setStock, remove)
const interpreter = createInterpreter(getRegistry())

describe('what a script can hold', () => {
  const why = (text: string) => {
    const line = parseTemplateLine(text, interpreter, new Date())
    return isRefused(line) ? line.reason : null
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
