/**
 * A form is one definition (forms/README): titles, one schema that is check and payload,
 * load, save in plain code, fields in JSX. What is not here, the engine does alike for every form.
 */
import type { Fieldset, IntentDispatcher } from '@conform-to/react/future'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint, WholeInput } from '#api/endpoint.ts'
import type { RoutedResource } from '#commands/resource.ts'

/** One text for a new record and one for a stored one. */
interface ByMode<Value> {
  create: Value
  edit: Value
}

/** What the form is open for: a new record or a stored one. */
export type FormMode = keyof ByMode<unknown>

/** A schema of fields made by schema.ts: it reads what controls give. */
export type FormSchema = z.ZodMiniObject

/** What the fields are drawn with. */
export interface FieldsProps<Schema extends FormSchema, Loaded> {
  fields: Fieldset<z.input<Schema>, string[]>
  /** Inserts, removes and updates rows of a repeated field. */
  intent: IntentDispatcher<z.input<Schema>>
  mode: FormMode
  /** The stored record; null for a new one. */
  loaded: Loaded | null
}

/** What a save knows besides the payload. */
export interface SaveContext<Loaded> {
  /** The record's id; null for a new one. */
  id: number | null
  loaded: Loaded | null
}

/** What a form is, said once; the engine does the rest alike for every form. */
export interface FormDefinition<Schema extends FormSchema, Loaded> {
  /** Its titles name it; Voltar leads to its list, and a save returns there. */
  resource: RoutedResource
  /** The submit button: 'Cadastrar', 'Atualizar'. */
  submitLabels: ByMode<string>
  /** The button cannot be used while a value is refused, where the specification says so (spec 1 §5, spec 2 §5). */
  disablesInvalidSubmit?: boolean
  schema: Schema
  /** The field that a record's name is typed in: a new record is looked for by it (case O1). */
  nameField: keyof z.input<Schema> & string
  /** What a new form holds, by field name; what is left out is empty. */
  defaults: Readonly<Record<string, unknown>>
  /** The call that reads the stored record. */
  load: Endpoint<{ id: number }, Loaded>
  /** The stored record's values, each field of the schema by its name; undefined for what is not shown of it. */
  toValues(loaded: Loaded): { readonly [Name in keyof z.input<Schema>]-?: unknown }
  /**
   * Under which other name the platform also has a field: what cannot be read there is not taken away either
   * (case N3), and what it says of that is said of this one.
   */
  aliases?: Readonly<Record<string, string>>
  /**
   * The field that a second call sends too, of which no call tells: nobody can look whether that one was done
   * (case O1).
   */
  unverifiableField?: keyof z.input<Schema> & string
  /**
   * Saves by one call or several; gives the platform's answer, whose message is said and whose id is a new record's.
   */
  save(values: WholeInput<z.output<Schema>>, context: SaveContext<Loaded>): Promise<unknown>
  /** Said after a save where the server says nothing; null for silence. */
  successMessages: ByMode<string> | null
  /** Said after a failed save where the server says nothing. */
  failureMessages: ByMode<string>
  /** A success keeps to those words, whatever the server says (spec 1 §8, suppliers and stores; spec 2 §8, plans). */
  usesOwnSuccessMessage?: boolean
  /** In this mode the notices keep to the specification's words, whatever the server says (spec 1 §8, update). */
  ownMessagesMode?: FormMode
  /** A failed save raises no notice and is told beside the button alone (commands/README §4 rule 7). */
  isSilent?: boolean
  /** Said where the record cannot be read and the server says nothing. */
  loadFailureMessage: string
  fields(props: FieldsProps<Schema, Loaded>): ReactNode
}

/**
 * Thrown by a save of several calls that stopped halfway (case D10): the record exists, so the next try
 * finds `id` in its context and updates. Says what is saved ('Plano salvo') and what is not ('níveis', 'salvos'), and
 * of what is not known that it is not (case O1); `cause` is the failed call's.
 */
export class PartialSaveError extends Error {
  constructor(
    saved: string,
    readonly id: number,
    [part, done]: readonly [part: string, done: string],
    next: string,
    cause: unknown,
  ) {
    // Not sent once more, what the first time came to is as unknown as before.
    const end = Object(cause).isUncertain ? `talvez não ${done}: não se sabe` : `não ${done}`
    super(`${saved} (#${id}), ${part} ${end}. ${next}.`, { cause })
  }
}

/** Types a form: its fields, its payload and its record against the schema and the call. */
export function defineForm<Schema extends FormSchema, Loaded>(
  definition: FormDefinition<Schema, Loaded>,
): FormDefinition<Schema, Loaded> {
  return definition
}

/** Any form, where its fields do not matter. */
export type AnyForm = FormDefinition<FormSchema, unknown>
