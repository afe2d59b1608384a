/**
 * Field schemas for form definitions. A schema reads what a form control gives (a text, a file, or nothing), checks it
 * in the form, and shapes the payload. The schemas are written in zod/mini and passed to conform as a Standard Schema,
 * because conform's own zod bridge would bundle the whole of zod (15 kB compressed).
 */
import * as z from 'zod/mini'
import { sanitizeLinkUrl } from '#lib/urls/link-url.ts'
import { parseDate } from '#lib/format/dates.ts'
import { countDecimals, parseDecimal } from '#lib/format/money.ts'
import { sanitizeLine, sanitizeLines } from '#lib/format/sanitize-text.ts'

/** Normalizes a text to what the operator sees, so that no record stores invisible characters. Trims both ends. */
const textLine = z.transform((value: string | undefined): string => sanitizeLine(value ?? '').trim())
const textLines = z.transform((value: string | undefined): string => sanitizeLines(value ?? '').trim())

/** Counts UTF-16 units, as the maxLength of an input does. zod's own maxLength counts code points. */
const maxLength = (max: number) => z.refine<string>((text) => text.length <= max, `Use até ${max} caracteres.`)

/** A required line of text of at most `max` UTF-16 units. `missing` is the message for an empty text. */
export const requiredText = (missing: string, max: number) =>
  z.pipe(textLine, z.string().check(z.minLength(1, missing), maxLength(max)))

/** A required e-mail address. `missing` is the message for an empty text, `wrong` for a text that is no address. */
export const requiredEmail = (missing: string, wrong: string) =>
  z.pipe(
    textLine,
    z.string().check(z.minLength(1, { error: missing, abort: true }), z.regex(z.regexes.html5Email, wrong)),
  )

/** A required password. The schema takes it exactly as typed, with spaces and invisible characters. */
export const requiredPassword = (missing: string) =>
  z.pipe(
    z.transform((value: string | undefined): string => value ?? ''),
    z.string().check(z.minLength(1, missing)),
  )

/** An optional line of text; empty is ''. At most `max` UTF-16 units; without `max` any length. */
export const optionalText = (max = Number.MAX_SAFE_INTEGER) => z.pipe(textLine, z.string().check(maxLength(max)))

/** An optional text of several lines; empty is ''. At most `max` UTF-16 units; without `max` any length. */
export const optionalLines = (max = Number.MAX_SAFE_INTEGER) => z.pipe(textLines, z.string().check(maxLength(max)))

/** An optional URL: http(s) or a path of this origin. Refuses URLs that run code (case J20). */
export const optionalLink = () =>
  z.pipe(
    textLine,
    z
      .string()
      .check(
        z.refine((text) => sanitizeLinkUrl(text) !== null, 'Use um endereço que comece com http://, https:// ou /.'),
      ),
  )

const isDateTime = (text: string) => parseDate(text) !== null

/** Removes the sign of an id as lists show it: '#12' becomes '12'. */
const stripIdSign = (typed: string) =>
  sanitizeLine(typed)
    .trim()
    .replace(/^#\s*(?=\d)/, '')

interface NumberRule {
  /** The message for an empty field; null if the field is optional. */
  missingMessage: string | null
  /** The message for a text that is no number in the range: 'Informe um preço de 0,00 ou mais.' */
  invalidMessage: string
  min?: number
  max?: number
  /** How many decimals are accepted: 0, the default, means whole numbers. */
  decimals?: number
}

/**
 * Reads a number typed as '1.234,56', '12.50' or '12,5'. Refuses '1e3', '0x10' and 'Infinity' (case E2). An empty field
 * gives undefined, never 0 (E1).
 */
function parseNumberField(
  value: string | undefined,
  context: z.core.ParsePayload,
  rule: NumberRule,
): number | undefined {
  const { missingMessage, invalidMessage, min = 0, max = Number.MAX_SAFE_INTEGER, decimals = 0 } = rule
  const addIssue = (message: string) => void context.issues.push({ code: 'custom', input: value, message })
  const typed = decimals === 0 ? stripIdSign(value ?? '') : (value ?? '')
  const number = parseDecimal(typed)
  if (number === undefined) return missingMessage === null ? undefined : addIssue(missingMessage)
  if (number === null || number < min || number > max || countDecimals(typed) > decimals)
    return addIssue(invalidMessage)
  return number
}

/** A required number. */
export const requiredNumber = (rule: NumberRule & { missingMessage: string }) =>
  z.pipe(
    // An unreadable text raises an issue, and the pipe ends before z.number() sees the NaN.
    z.transform((value: string | undefined, context): number => parseNumberField(value, context, rule) ?? NaN),
    z.number(),
  )

/** An optional number; empty is undefined. */
export const optionalNumber = (rule: Omit<NumberRule, 'missingMessage'>) =>
  z.pipe(
    z.transform((value: string | undefined, context) =>
      parseNumberField(value, context, { ...rule, missingMessage: null }),
    ),
    z.optional(z.number()),
  )

/** The required id of the option chosen in a select or combobox. `missing` is the message for no choice. */
export const requiredChoice = (missing: string) =>
  requiredNumber({ missingMessage: missing, invalidMessage: missing, min: 1 })

const invalidChoiceMessage = 'Escolha uma das opções.'
const optionalChoiceSchema = Object.assign(optionalNumber({ invalidMessage: invalidChoiceMessage, min: 1 }), {
  ifStored: requiredChoice(invalidChoiceMessage),
})

/** The id chosen in a select, or undefined for the empty option. compare/require-stored-choices.ts applies `ifStored`. */
export const optionalChoice = () => optionalChoiceSchema

/** A required local date and time, '2026-11-20T10:30'. */
export const requiredDateTime = (missing: string) =>
  z.pipe(
    textLine,
    z
      .string()
      .check(z.minLength(1, { error: missing, abort: true }), z.refine(isDateTime, 'Informe uma data que exista.')),
  )

/** An optional local date and time; empty is ''. */
export const optionalDateTime = () =>
  z.pipe(
    textLine,
    z.string().check(z.refine((text) => text === '' || isDateTime(text), 'Informe uma data que exista.')),
  )

/** A checkbox: true if it is ticked. */
export const checkbox = () =>
  z.pipe(
    z.transform((value: string | undefined): boolean => value === 'on'),
    z.boolean(),
  )

/** A checkbox that must be ticked. `missing` is the message if it is not. */
export const requiredTick = (missing: string) => checkbox().check(z.refine((isTicked) => isTicked, missing))

/**
 * A chosen file, or undefined. An empty file input gives a file of 0 bytes without a name, which counts as undefined.
 */
export const optionalFile = () =>
  z.pipe(
    z.transform((value: File | undefined): File | undefined => (value && value.size > 0 ? value : undefined)),
    z.optional(z.custom<File>((value) => value instanceof File)),
  )
