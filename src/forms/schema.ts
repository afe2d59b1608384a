/**
 * Field schemas that read what a form control gives: a text, a file, or nothing. The same schema is the check in the
 * form and the shape of the payload. Written for zod/mini and handed to conform as a Standard Schema: conform's own
 * zod bridge would bring the whole of zod along (15 kB compressed).
 */
import * as z from 'zod/mini'
import { sanitizeLinkUrl } from '#lib/urls/link-url.ts'
import { parseDate } from '#lib/format/dates.ts'
import { countDecimals, parseDecimal } from '#lib/format/money.ts'
import { sanitizeLine, sanitizeLines } from '#lib/format/sanitize-text.ts'

/** A text as it looks, so that no record is stored with what nobody sees; its ends are trimmed. */
const textLine = z.transform((value: string | undefined): string => sanitizeLine(value ?? '').trim())
const textLines = z.transform((value: string | undefined): string => sanitizeLines(value ?? '').trim())

/** Counted in UTF-16 units, as an input's own maxLength does; zod's counts code points. */
const maxLength = (max: number) => z.refine<string>((text) => text.length <= max, `Use até ${max} caracteres.`)

/** A line of text that must be given, of at most `max` UTF-16 units. */
export const requiredText = (missing: string, max: number) =>
  z.pipe(textLine, z.string().check(z.minLength(1, missing), maxLength(max)))

/** An e-mail address that must be given. `wrong` is said where the text is none. */
export const requiredEmail = (missing: string, wrong: string) =>
  z.pipe(
    textLine,
    z.string().check(z.minLength(1, { error: missing, abort: true }), z.regex(z.regexes.html5Email, wrong)),
  )

/** A password that must be given. It counts as it was typed, spaces and invisible characters too. */
export const requiredPassword = (missing: string) =>
  z.pipe(
    z.transform((value: string | undefined): string => value ?? ''),
    z.string().check(z.minLength(1, missing)),
  )

/** A line of text that may be left out, which is then ''. Without `max` of any length. */
export const optionalText = (max = Number.MAX_SAFE_INTEGER) => z.pipe(textLine, z.string().check(maxLength(max)))

/** The same of several lines. */
export const optionalLines = (max = Number.MAX_SAFE_INTEGER) => z.pipe(textLines, z.string().check(maxLength(max)))

/** An address that may be left out: http(s) or a path of this origin, nothing that runs (case J20). */
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

/** '#12' as lists show an id. */
const stripIdSign = (typed: string) =>
  sanitizeLine(typed)
    .trim()
    .replace(/^#\s*(?=\d)/, '')

interface NumberRule {
  /** Said where nothing was typed; null where nothing need be typed. */
  missingMessage: string | null
  /** Said where what was typed is no number in the range: 'Informe um preço de 0,00 ou mais.' */
  invalidMessage: string
  min?: number
  max?: number
  /** How many decimals are accepted; 0 for whole numbers. */
  decimals?: number
}

/**
 * A number typed as '1.234,56', '12.50' or '12,5'; '1e3', '0x10' and 'Infinity' are none (case E2).
 * Nothing typed is undefined, never 0 (E1).
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

/** A number that must be given. */
export const requiredNumber = (rule: NumberRule & { missingMessage: string }) =>
  z.pipe(
    // Where nothing is read an issue is raised, and the pipe ends before the number is looked at.
    z.transform((value: string | undefined, context): number => parseNumberField(value, context, rule) ?? NaN),
    z.number(),
  )

/** A number that may be left out. */
export const optionalNumber = (rule: Omit<NumberRule, 'missingMessage'>) =>
  z.pipe(
    z.transform((value: string | undefined, context) =>
      parseNumberField(value, context, { ...rule, missingMessage: null }),
    ),
    z.optional(z.number()),
  )

/** The id chosen in a select or combobox. */
export const requiredChoice = (missing: string) =>
  requiredNumber({ missingMessage: missing, invalidMessage: missing, min: 1 })

const invalidChoiceMessage = 'Escolha uma das opções.'
const optionalChoiceSchema = Object.assign(optionalNumber({ invalidMessage: invalidChoiceMessage, min: 1 }), {
  kept: requiredChoice(invalidChoiceMessage),
})

/** The id chosen in a select, or undefined for its empty option; of a stored record kept-choices.ts has more. */
export const optionalChoice = () => optionalChoiceSchema

/** A local date and time, '2026-11-20T10:30', that must be given. */
export const requiredDateTime = (missing: string) =>
  z.pipe(textLine, z.string().check(z.minLength(1, missing), z.refine(isDateTime, 'Informe uma data que exista.')))

/** The same where it may be left out, which is then ''. */
export const optionalDateTime = () =>
  z.pipe(
    textLine,
    z.string().check(z.refine((text) => text === '' || isDateTime(text), 'Informe uma data que exista.')),
  )

/** A ticked box is true. */
export const checkbox = () =>
  z.pipe(
    z.transform((value: string | undefined): boolean => value === 'on'),
    z.boolean(),
  )

/** A box that must be ticked. */
export const requiredTick = (missing: string) => checkbox().check(z.refine((isTicked) => isTicked, missing))

/** A chosen file, or undefined; an empty file input gives a nameless file of 0 bytes. */
export const optionalFile = () =>
  z.pipe(
    z.transform((value: File | undefined): File | undefined => (value && value.size > 0 ? value : undefined)),
    z.optional(z.custom<File>((value) => value instanceof File)),
  )
