/**
 * Field schemas that read what a form control gives: a text, a file, or nothing. The same schema is the check in the
 * form and the shape of the payload. Written for zod/mini and handed to conform as a Standard Schema: conform's own
 * zod bridge would bring the whole of zod along (15 kB compressed).
 */
import * as z from 'zod/mini'
import { linkAddress } from '#lib/places/link-address.ts'
import { readDate } from '#lib/written/dates.ts'
import { decimalsOf, parseDecimal } from '#lib/written/money.ts'
import { plainLine, plainLines } from '#lib/written/plain-text.ts'

/** A text as it looks, so that no record is stored with what nobody sees; its ends are trimmed. */
const asText = z.transform((value: string | undefined): string => plainLine(value ?? '').trim())
const asLines = z.transform((value: string | undefined): string => plainLines(value ?? '').trim())

/** Counted in UTF-16 units, as an input's own maxLength does; zod's counts code points. */
const atMost = (max: number) => z.refine<string>((text) => text.length <= max, `Use até ${max} caracteres.`)

/** A line of text that must be given, of at most `max` UTF-16 units. */
export const requiredText = (missing: string, max: number) =>
  z.pipe(asText, z.string().check(z.minLength(1, missing), atMost(max)))

/** An e-mail address that must be given. `wrong` is said where the text is none. */
export const requiredEmail = (missing: string, wrong: string) =>
  z.pipe(
    asText,
    z.string().check(z.minLength(1, { error: missing, abort: true }), z.regex(z.regexes.html5Email, wrong)),
  )

/** A password that must be given. It counts as it was typed, spaces and invisible characters too. */
export const requiredPassword = (missing: string) =>
  z.pipe(
    z.transform((value: string | undefined): string => value ?? ''),
    z.string().check(z.minLength(1, missing)),
  )

/** A line of text that may be left out, which is then ''. Without `max` of any length. */
export const optionalText = (max = Number.MAX_SAFE_INTEGER) => z.pipe(asText, z.string().check(atMost(max)))

/** The same of several lines. */
export const optionalLines = (max = Number.MAX_SAFE_INTEGER) => z.pipe(asLines, z.string().check(atMost(max)))

/** An address that may be left out: http(s) or a path of this origin, nothing that runs (case J20). */
export const optionalLink = () =>
  z.pipe(
    asText,
    z
      .string()
      .check(z.refine((text) => linkAddress(text) !== null, 'Use um endereço que comece com http://, https:// ou /.')),
  )

const isDateTime = (text: string) => readDate(text) !== null

/** '#12' as lists show an id. */
const withoutIdSign = (typed: string) =>
  plainLine(typed)
    .trim()
    .replace(/^#\s*(?=\d)/, '')

interface NumberRule {
  /** Said where nothing was typed; null where nothing need be typed. */
  missing: string | null
  /** Said where what was typed is no number in the range: 'Informe um preço de 0,00 ou mais.' */
  wrong: string
  min?: number
  max?: number
  /** How many decimals are accepted; 0 for whole numbers. */
  decimals?: number
}

/**
 * A number typed as '1.234,56', '12.50' or '12,5'; '1e3', '0x10' and 'Infinity' are none (case E2).
 * Nothing typed is undefined, never 0 (E1).
 */
function readNumber(value: string | undefined, context: z.core.ParsePayload, rule: NumberRule): number | undefined {
  const { missing, wrong, min = 0, max = Number.MAX_SAFE_INTEGER, decimals = 0 } = rule
  const problem = (message: string) => void context.issues.push({ code: 'custom', input: value, message })
  const typed = decimals === 0 ? withoutIdSign(value ?? '') : (value ?? '')
  const number = parseDecimal(typed)
  if (number === undefined) return missing === null ? undefined : problem(missing)
  if (number === null || number < min || number > max || decimalsOf(typed) > decimals) return problem(wrong)
  return number
}

/** A number that must be given. */
export const requiredNumber = (rule: NumberRule & { missing: string }) =>
  z.pipe(
    // Where nothing is read an issue is raised, and the pipe ends before the number is looked at.
    z.transform((value: string | undefined, context): number => readNumber(value, context, rule) ?? NaN),
    z.number(),
  )

/** A number that may be left out. */
export const optionalNumber = (rule: Omit<NumberRule, 'missing'>) =>
  z.pipe(
    z.transform((value: string | undefined, context) => readNumber(value, context, { ...rule, missing: null })),
    z.optional(z.number()),
  )

/** The id chosen in a select or combobox. */
export const requiredChoice = (missing: string) => requiredNumber({ missing, wrong: missing, min: 1 })

const wrong = 'Escolha uma das opções.'
const choice = Object.assign(optionalNumber({ wrong, min: 1 }), { kept: requiredChoice(wrong) })

/** The id chosen in a select, or undefined for its empty option; of a stored record kept-choices.ts has more. */
export const optionalChoice = () => choice

/** A local date and time, '2026-11-20T10:30', that must be given. */
export const requiredDateTime = (missing: string) =>
  z.pipe(asText, z.string().check(z.minLength(1, missing), z.refine(isDateTime, 'Informe uma data que exista.')))

/** The same where it may be left out, which is then ''. */
export const optionalDateTime = () =>
  z.pipe(asText, z.string().check(z.refine((text) => text === '' || isDateTime(text), 'Informe uma data que exista.')))

/** A ticked box is true. */
export const tick = () =>
  z.pipe(
    z.transform((value: string | undefined): boolean => value === 'on'),
    z.boolean(),
  )

/** A box that must be ticked. */
export const requiredTick = (missing: string) => tick().check(z.refine((isTicked) => isTicked, missing))

/** A chosen file, or undefined; an empty file input gives a nameless file of 0 bytes. */
export const optionalFile = () =>
  z.pipe(
    z.transform((value: File | undefined): File | undefined => (value && value.size > 0 ? value : undefined)),
    z.optional(z.custom<File>((value) => value instanceof File)),
  )
