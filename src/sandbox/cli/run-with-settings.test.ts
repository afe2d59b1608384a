import { expect, it } from 'vitest'
import { describeFailure } from './run-with-settings.ts'

const settings = { port: 80, host: 'x', database: 'dados.db' }
const coded = (code: string) => Object.assign(new Error('inner'), { code })

it.each([
  ['SQLITE_FULL', 'Não há espaço em disco para os dados (dados.db)'],
  ['ENOSPC', 'Não há espaço em disco para os dados (dados.db)'],
  ['SQLITE_READONLY', 'Não é possível gravar os dados em dados.db'],
  ['ENOTDIR', 'Não é possível gravar os dados em dados.db'],
  ['SQLITE_CORRUPT', 'Os dados em dados.db estão danificados: "npm run sandbox:reset"'],
  ['EACCES', 'A porta 80 é reservada ao sistema'],
])('reports %s behind a query error as what it is', (code, sentence) => {
  expect(describeFailure(new Error('Failed query', { cause: coded(code) }), settings)).toContain(sentence)
})

it('does not take a forbidden file for a port', () => {
  expect(describeFailure(coded('EACCES'), { ...settings, port: 4173 })).toContain('Não é possível gravar')
})

it('has no sentence for an unexpected error, so that its stack is shown', () => {
  expect(describeFailure(new TypeError('x is not a function'), settings)).toBe(null)
})
