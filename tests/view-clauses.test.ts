// @vitest-environment jsdom
/**
 * The clauses of a view mean together what each of them means alone, in whatever order (commands/language/views/README
 * §1).
 */
import { fc } from '#lib/fast-check.fixture.ts'
import { expect, it } from 'vitest'
import type { ListView } from '#commands/args.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

/** By list: clauses, one line for what is said once. */
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

/** What the list is asked for by this reading, whichever of its verbs it is; null where it is none of them. */
function askedBy({ args, problem, missing }: Interpretation): unknown {
  const { vista, periodo, faixa } = args as Asked
  if (problem !== null || missing.length > 0) return null
  const told = {
    dataInicio: periodo?.de,
    dataFim: periodo?.ate,
    valorMinimo: faixa?.min?.toString(),
    valorMaximo: faixa?.max?.toString(),
    ...vista?.filters,
  }
  return vista || periodo || faixa ? { ...told, sort: vista?.sort, size: vista?.size } : null
}

it.each(Object.entries(CLAUSES))('on %s no clause is lost beside others', (path, lines) => {
  const kinds = lines.map((line) => line.split('|'))
  const picked = fc
    .shuffledSubarray(kinds, { minLength: 2 })
    .chain((some) => fc.tuple(...some.map((clauses) => fc.constantFrom(...clauses))))
  fc.assert(
    fc.property(
      picked,
      fc.constantFrom(' ', ' e ', ', '),
      fc.constantFrom('', 'mostra ', 'quero ver ', 'filtra ', 'lista '),
      (clauses, joint, opening) => {
        // Alone 'pedido 77' is the record too, and '100 por página' the table's own verb.
        const alone = clauses.map(
          (clause) => interpreter.interpret(clause, at(path)).map(askedBy).find(Boolean) ?? null,
        )
        expect(alone).not.toContain(null)
        const line = opening + clauses.join(joint)
        const defined = (views: readonly unknown[]) =>
          Object.fromEntries(
            views.flatMap((view) => Object.entries(view ?? {})).filter(([, value]) => value !== undefined),
          )
        expect(defined(interpreter.interpret(line, at(path)).slice(0, 1).map(askedBy)), line).toEqual(defined(alone))
      },
    ),
    { numRuns: 150 },
  )
})
