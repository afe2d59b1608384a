/** What the plan form accepts (spec 2 §5): levels from 1 on, each once, percentages of 0 or more. */
import * as z from 'zod/mini'
import { requiredNumber, requiredText, tick } from '#forms/schema.ts'

/** Far above any plan; a forged or broken draft must not build a longer list (case E9). */
export const MOST_LEVELS = 100

const level = z.object({
  nivel: requiredNumber({ missing: 'Informe o nível.', wrong: 'Informe um número inteiro, 1 ou mais.', min: 1 }),
  percentual: requiredNumber({
    missing: 'Informe o percentual.',
    wrong: 'Informe um percentual de 0 ou mais, com até duas casas decimais.',
    decimals: 2,
  }),
})

type LevelInput = z.input<typeof level>

/** The second and later ones of a level number are refused, each at its own field (case E16). */
const eachOnce = z.check<z.output<typeof level>[]>(({ value, issues }) => {
  const seen = new Set<number>()
  value.forEach(({ nivel }, index) => {
    if (seen.has(nivel))
      issues.push({
        code: 'custom',
        input: nivel,
        path: [index, 'nivel'],
        message: `O nível ${nivel} já está na lista.`,
      })
    seen.add(nivel)
  })
})

const levels = z.pipe(
  z.pipe(
    // A row whose fields are both empty arrives as nothing.
    z.transform((rows: LevelInput[] | undefined) =>
      (rows ?? [])
        .slice(0, MOST_LEVELS + 1)
        .map((row: LevelInput | undefined) => ({ nivel: row?.nivel, percentual: row?.percentual })),
    ),
    z.array(level).check(z.maxLength(MOST_LEVELS, `No máximo ${MOST_LEVELS} níveis.`), eachOnce),
  ),
  // In the order of their numbers, however they were typed: sent so, and compared so.
  z.transform((rows: z.output<typeof level>[]) => rows.toSorted((one, other) => one.nivel - other.nivel)),
)

export const planoSchema = z.object({
  dscNome: requiredText('Informe o nome.', Number.MAX_SAFE_INTEGER),
  isAtivo: tick(),
  isPadrao: tick(),
  maxDepth: requiredNumber({
    missing: 'Informe a profundidade.',
    wrong: 'Informe um número inteiro, 1 ou mais.',
    min: 1,
  }),
  niveis: levels,
})

/** What a form that was accepted holds; percentages in per cent. */
export type PlanoValues = z.output<typeof planoSchema>
