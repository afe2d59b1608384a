/** What the plan form accepts (spec 2 §5): levels from 1 on, each once, percentages of 0 or more. */
import * as z from 'zod/mini'
import { requiredNumber, requiredText, checkbox } from '#forms/schema.ts'

/** Far above any plan; a forged or broken draft must not build a longer list (case E9). */
export const MAX_LEVELS = 100

const levelSchema = z.object({
  nivel: requiredNumber({
    missingMessage: 'Informe o nível.',
    invalidMessage: 'Informe um número inteiro, 1 ou mais.',
    min: 1,
  }),
  percentual: requiredNumber({
    missingMessage: 'Informe o percentual.',
    invalidMessage: 'Informe um percentual de 0 ou mais, com até duas casas decimais.',
    decimals: 2,
  }),
})

type LevelInput = z.input<typeof levelSchema>

/** The second and later ones of a level number are refused, each at its own field (case E16). */
const checkUniqueLevels = z.check<z.output<typeof levelSchema>[]>(({ value, issues }) => {
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

const levelsSchema = z.pipe(
  z.pipe(
    // A row whose fields are both empty arrives as nothing.
    z.transform((rows: LevelInput[] | undefined) =>
      (rows ?? [])
        .slice(0, MAX_LEVELS + 1)
        .map((row: LevelInput | undefined) => ({ nivel: row?.nivel, percentual: row?.percentual })),
    ),
    z.array(levelSchema).check(z.maxLength(MAX_LEVELS, `No máximo ${MAX_LEVELS} níveis.`), checkUniqueLevels),
  ),
  // In the order of their numbers, however they were typed: sent so, and compared so.
  z.transform((rows: z.output<typeof levelSchema>[]) => rows.toSorted((one, other) => one.nivel - other.nivel)),
)

export const planoSchema = z.object({
  dscNome: requiredText('Informe o nome.', Number.MAX_SAFE_INTEGER),
  isAtivo: checkbox(),
  isPadrao: checkbox(),
  maxDepth: requiredNumber({
    missingMessage: 'Informe a profundidade.',
    invalidMessage: 'Informe um número inteiro, 1 ou mais.',
    min: 1,
  }),
  niveis: levelsSchema,
})

/** What a form that was accepted holds; percentages in per cent. */
export type PlanoValues = z.output<typeof planoSchema>
