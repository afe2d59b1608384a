/**
 * The definition of a form (forms/README): its titles, one schema that checks the input and shapes the payload, `load`
 * and `save` as plain code, and the fields as JSX. The form engine does everything else in the same way for every form.
 */
import type { Fieldset, IntentDispatcher } from '@conform-to/react/future'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint, CompleteInput } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import type { RoutedResource } from '#commands/resource.ts'
import type { FormFields } from './form-fields.ts'

/** One value for a new record and one for a stored record. */
interface ByMode<Value> {
  create: Value
  edit: Value
}

/** What the form is open for: 'create' for a new record, 'edit' for a stored one. */
export type FormMode = keyof ByMode<unknown>

/** The schema of a form. Its fields come from schema.ts and read what form controls give. */
export type FormSchema = z.ZodMiniObject

/** The props of a form's fields. */
export interface FieldsProps<Schema extends FormSchema, Loaded> {
  fields: Fieldset<z.input<Schema>, string[]>
  /** Inserts, removes and updates the rows of a repeated field. */
  intent: IntentDispatcher<z.input<Schema>>
  mode: FormMode
  /** The stored record; null for a new one. */
  loaded: Loaded | null
}

/**
 * What a form may show of a stored record in one field: text, number or tick for a text control, one object for each
 * repeated row, a file or nothing for a file input.
 */
type StoredValue<Value> =
  NonNullable<Value> extends string
    ? string | number | boolean | null | undefined
    : NonNullable<Value> extends readonly (infer Item)[]
      ? readonly { readonly [Name in keyof Item]-?: StoredValue<Item[Name]> }[]
      : Value | null | undefined

/** What `save` knows besides the payload. */
export interface SaveContext<Loaded> {
  /** The record's id; null for a new one. */
  id: number | null
  loaded: Loaded | null
}

/** The definition of one form. A section writes it with `defineForm`. */
export interface FormDefinition<Schema extends FormSchema, Loaded> {
  /** The resource gives the titles. Voltar leads to its list, and the form returns there after a save. */
  resource: RoutedResource
  /** The label of the submit button: 'Cadastrar', 'Atualizar'. */
  submitLabels: ByMode<string>
  /**
   * Disables the button while a value is invalid. The specification asks for it on some forms (spec 1 §5, spec 2 §5).
   */
  disablesInvalidSubmit?: boolean
  schema: Schema
  /** The names of the schema's fields, and which of them a command can set. */
  fieldDefinitions: { readonly [Name in keyof z.input<Schema>]-?: FormFields[string] }
  /**
   * The field that holds the record's name. A new record whose save is unconfirmed is searched by this name (case O1).
   */
  nameField: keyof z.input<Schema> & string
  /** The values of a new form, by field name. A missing name means an empty field. */
  defaults: { readonly [Name in keyof z.input<Schema>]?: unknown }
  /** The endpoint that reads the stored record. */
  load: Endpoint<{ id: number }, Loaded>
  /** The values of the stored record, one for each field of the schema; undefined if the form shows nothing of it. */
  toValues(loaded: Loaded): { readonly [Name in keyof z.input<Schema>]-?: StoredValue<z.input<Schema>[Name]> }
  /**
   * Other names that the platform uses for a field, by the form's own name. The form also looks under the other name
   * for a value that it cannot read and must not erase (case N3), and shows there what the platform says of that name.
   */
  aliases?: { readonly [Name in keyof z.input<Schema>]?: string }
  /**
   * The field that `save` also sends in a second call, if no call reads back what that call stored. Nobody can verify
   * whether the second call was executed (case O1).
   */
  unverifiableField?: keyof z.input<Schema> & string
  /**
   * Saves with one call or several. Resolves with the platform's response: the form shows its message and reads the id
   * of a new record from it. Throws `PartialSaveError` if only the first call succeeded.
   */
  save(values: CompleteInput<z.output<Schema>>, context: SaveContext<Loaded>): Promise<unknown>
  /** Shown after a save if the server sends no message; null shows nothing. */
  successMessages: ByMode<string> | null
  /** Shown after a failed save if the server sends no message. */
  failureMessages: ByMode<string>
  /**
   * A success always shows `successMessages`, whatever the server says (spec 1 §8, suppliers and stores; spec 2 §8,
   * plans).
   */
  usesOwnSuccessMessage?: boolean
  /** In this mode the notices always show the form's own messages, whatever the server says (spec 1 §8, update). */
  ownMessagesMode?: FormMode
  /** A failed save raises no notice. The form shows the reason only beside the button (commands/README §4 rule 7). */
  isSilent?: boolean
  /** Shown if the record cannot be read and the server sends no message. */
  loadFailureMessage: string
  fields(props: FieldsProps<Schema, Loaded>): ReactNode
}

/**
 * Thrown by a save of several calls if a later call fails (case D10). The record exists by then, so the next try gets
 * its `id` in the context and updates it. The message names the part that is saved ('Plano salvo') and the part that is
 * not ('níveis', 'salvos'), or says that the end of that part is unknown (case O1). `cause` is the error of the failed
 * call.
 */
export class PartialSaveError extends Error {
  constructor(
    savedText: string,
    readonly id: number,
    [unsavedPart, participle]: readonly [part: string, done: string],
    nextStepText: string,
    cause: unknown,
  ) {
    // An uncertain call was not sent again, so its end is still unknown.
    const outcomeText = Object(cause).isUncertain ? `talvez não ${participle}: não se sabe` : `não ${participle}`
    super(`${savedText} (#${id}), ${unsavedPart} ${outcomeText}. ${nextStepText}.`, { cause })
  }
}

/**
 * The error of a save that a command runs. That of a partial save is an ApiError with the text of the partial save: its
 * cause decides how it is handled, because the session may have ended, or the result be unknown.
 */
export const toSaveFailure = (error: unknown): unknown =>
  error instanceof PartialSaveError
    ? new ApiError({ kind: 'not-sent', ...Object(error.cause), message: error.message })
    : error

/**
 * Returns the definition unchanged. It makes TypeScript check fields, payload and record against schema and endpoints.
 */
export function defineForm<Schema extends FormSchema, Loaded>(
  definition: FormDefinition<Schema, Loaded>,
): FormDefinition<Schema, Loaded> {
  return definition
}

/** Any form, for code that does not use its fields. */
export type AnyForm = FormDefinition<FormSchema, unknown>
