/** The documented phrases of scans, on every list (listing/scan/README §3). */
import { describe, expect, test } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { listsByPath } from '../lists.ts'
import { at, registry } from '../registry.ts'

const interpreter = createInterpreter(registry)
const first = (path: string, line: string) => interpreter.interpret(line, at(path))[0]

const PLAIN = {
  'ler tudo': 'leitura.ler',
  'ler tudo duas vezes': 'leitura.ler.duas',
  totais: 'leitura.somar',
  'exportar tudo': 'leitura.exportar',
  'exportar tudo em xlsx': 'leitura.exportar.xlsx',
  'exportar evidência': 'leitura.evidencia',
  'conferir evidência': 'leitura.conferir',
  'conciliar com colado': 'leitura.conciliar',
  'conciliar com arquivo': 'leitura.conciliar.arquivo',
  'o que mudou desde a leitura': 'leitura.mudou',
  exceções: 'leitura.excecoes',
  revisar: 'leitura.revisar',
  'revisar amostra': 'leitura.revisar.amostra',
  'revisar exceções': 'leitura.revisar.excecoes',
  'amostra 30': 'leitura.amostra',
  'comparar com mês passado': 'leitura.periodo',
} as const

describe.each([...listsByPath.keys()])('on %s', (path) => {
  test.each(Object.entries(PLAIN))('%s', (line, command) => {
    expect(first(path, line)).toMatchObject({ command: { id: command }, missing: [] })
  })
})

test.each([
  ['somar valor', 'leitura.somar', { coluna: 'numAmount' }],
  ['somar valor por status', 'leitura.somar', { coluna: 'numAmount', grupo: 'statusDescricao' }],
  ['somar valor por dia', 'leitura.somar', { coluna: 'numAmount', parte: 'day' }],
  ['contar por status', 'leitura.contar', { coluna: 'statusDescricao' }],
  ['contar por mês', 'leitura.contar', { parte: 'month' }],
  ['descrever valor', 'leitura.descrever', { coluna: 'numAmount' }],
  ['amostra 60 semente novembro', 'leitura.amostra', { n: 60, texto: 'novembro' }],
  ['casar coluna valor com montante', 'conciliar.coluna', { coluna: 'numAmount', outra: 'montante' }],
  ['casar status com nenhuma', 'conciliar.coluna', { coluna: 'statusDescricao', outra: 'nenhuma' }],
  ['mover nota para 48', 'revisar.nota.mover', { registro: '48' }],
  ['evolução por mês', 'grafico.evolucao', { unidade: 'month' }],
  ['evolução por semana', 'grafico.evolucao', { unidade: 'week' }],
  ['distribuição do valor', 'grafico.distribuicao', { coluna: 'numAmount' }],
  ['maiores por tipo', 'grafico.maiores', { coluna: 'tipoTransacao.descricao' }],
  ['gráfico dos maiores valor', 'grafico.maiores', { coluna: 'numAmount' }],
  ['amostra 60 por valor', 'leitura.amostra', { n: 60, modo: 'valor' }],
])('%s', (line, command, args) => {
  expect(first('/transacoes', line)).toMatchObject({ command: { id: command }, args })
})
