/**
 * The clauses of a view have the same meaning together as alone, in whatever order (commands/language/views/README §1).
 */
import { fc } from '#lib/fast-check.fixture.ts'
import { expect, it } from 'vitest'
import type { ListView } from '#commands/args.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

/** By list: clauses; alternatives for the same filter are on one line. */
const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  '/bonus': [
    'pendentes|liberados|só os pendentes|que estão liberados',
    'do usuário 15|beneficiário 33|do beneficiário 7',
    'nível 2|do nível 3',
    'do pedido 501|pedido 77',
    'mais caros primeiro|por valor decrescente|do maior pro menor|mais recentes|por data',
    '100 por página|de 100 em 100',
  ],
  '/auditoria/transacoes/valor': [
    'acima de 200|entre 100 e 300|até 500 reais|de 100 a 200 reais|menores que 50|R$ 20 ou mais',
    'semana passada|de 1 a 15 de outubro|desde 10/10|em outubro|nos últimos 7 dias|do dia 3 ao dia 8|das 8h às 10h de ontem',
    'mais caras primeiro|por valor decrescente|mais antigas|por data|maior valor',
    '100 por página|500 por vez',
  ],
  '/produtos': [
    'ativos|inativos|pendentes',
    'da categoria 5|categoria 3',
    'do fornecedor 8|fornecedor 2',
    'com caneca no nome',
    'mais baratos|por preço|com mais estoque|a-z',
    '100 por página',
  ],
  '/cashbacks': ['ativos|desabilitados', '5%|de 10%|3,5 por cento', 'mais novos|mais antigos', '100 por página'],
}

interface Asked {
  vista?: ListView
  periodo?: { de?: string; ate?: string }
  faixa?: { min?: number; max?: number }
}

/** The part of the list that this interpretation requests, whichever command it is; null if it requests none. */
function getRequestedView({ args, problem, missing }: Interpretation): unknown {
  const { vista, periodo, faixa } = args as Asked
  if (problem !== null || missing.length > 0) return null
  const filters = {
    dataInicio: periodo?.de,
    dataFim: periodo?.ate,
    valorMinimo: faixa?.min?.toString(),
    valorMaximo: faixa?.max?.toString(),
    ...vista?.filters,
  }
  return vista || periodo || faixa ? { ...filters, sort: vista?.sort, size: vista?.size } : null
}

it.each(Object.entries(CLAUSES))('on %s no clause is lost beside others', (path, lines) => {
  const clauseGroups = lines.map((line) => line.split('|'))
  const picked = fc
    .shuffledSubarray(clauseGroups, { minLength: 2 })
    .chain((some) => fc.tuple(...some.map((clauses) => fc.constantFrom(...clauses))))
  fc.assert(
    fc.property(
      picked,
      fc.constantFrom(' ', ' e ', ', '),
      fc.constantFrom('', 'mostra ', 'quero ver ', 'filtra ', 'lista '),
      (clauses, joint, opening) => {
        // Alone, 'pedido 77' can also mean the record, and '100 por página' the table's own command.
        const singleViews = clauses.map(
          (clause) => interpreter.interpret(clause, at(path)).map(getRequestedView).find(Boolean) ?? null,
        )
        expect(singleViews).not.toContain(null)
        const line = opening + clauses.join(joint)
        const defined = (views: readonly unknown[]) =>
          Object.fromEntries(
            views.flatMap((view) => Object.entries(view ?? {})).filter(([, value]) => value !== undefined),
          )
        expect(defined(interpreter.interpret(line, at(path)).slice(0, 1).map(getRequestedView)), line).toEqual(
          defined(singleViews),
        )
      },
    ),
    { numRuns: 150 },
  )
})
