/** The schema of the plan form (spec 2 §5): levels from 1 on, each once, percentages of 0 or more. */
import * as z from 'zod/mini'
import { requiredNumber, requiredText, checkbox } from '#forms/schema.ts'

/** More levels than any plan has. A forged or broken draft must not create a longer list (case E9). */
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

/** Refuses the second and later occurrences of a level number, each at its own field (case E16). */
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
    // A row with two empty fields arrives as undefined.
    z.transform((rows: LevelInput[] | undefined) =>
      (rows ?? [])
        .slice(0, MAX_LEVELS + 1)
        .map((row: LevelInput | undefined) => ({ nivel: row?.nivel, percentual: row?.percentual })),
    ),
    z.array(levelSchema).check(z.maxLength(MAX_LEVELS, `No máximo ${MAX_LEVELS} níveis.`), checkUniqueLevels),
  ),
  // Sorted by number, however they were typed, for sending and for comparing.
  z.transform((rows: z.output<typeof levelSchema>[]) => rows.toSorted((left, right) => left.nivel - right.nivel)),
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

/** The values of a valid form; percentages are in per cent. */
export type PlanoValues = z.output<typeof planoSchema>
