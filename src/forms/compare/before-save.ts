/** Before a stored record is replaced it is read again: what others changed since is joined, or asked about (N1). */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { ApiError } from '#api/errors.ts'
import { answerOf } from '#api/page.ts'
import { capital } from '#lib/written/capital.ts'
import { formatTime } from '#lib/written/dates.ts'
import { askConflict } from '#ui/dialogs/conflict.ts'
import { alikeIn } from './alike.ts'
import { shown } from './changes-panel.tsx'
import type { AnyForm } from '#forms/define.ts'
import { keepingChoices } from './kept-choices.ts'
import { type Clash, compareSides } from './three-way.ts'
import {
  type Change,
  type FormValue,
  type FormValues,
  type TrackedField,
  toFormValue,
  toFormValues,
  valuesAt,
} from '#forms/values.ts'

type Side = Pick<Change, 'name' | 'before' | 'after'>

interface Sides {
  fields: readonly TrackedField[]
  /** As the form was opened, ms and values. */
  openedAt: number
  opened: FormValues
  /** As the operator leaves it. */
  left: FormValues
  /** What an earlier try of this save was to change, and may have changed. */
  tried?: readonly Side[]
  /** Whether the operator has let the form go meanwhile: nothing is asked any more. */
  isLetGo?: () => boolean
}

interface Reconciled {
  /** The record as it is now. */
  loaded: unknown
  /** Values that go into the form and out with it, because others changed them or the operator chose so. */
  takes: FormValues
  /** What an earlier try of this save has changed, as far as it is stored so. */
  done: readonly Side[]
}

/** The record's values as they are stored now. */
export const storedValues = async (definition: AnyForm, id: number): Promise<FormValues> =>
  toFormValues(definition.toValues(await call(definition.load, { id })))

const isThere = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

/** Of a list all is read, or it is unread; one that is missing is what the platform answers where there is nothing. */
const isUnread = (value: unknown, given: unknown) =>
  isThere(given) &&
  (Array.isArray(value) ? Object(given).length !== value.length : value !== false && toFormValue(value) === '')

/**
 * Names of values that the record has and that could not be read: sent as the form shows them they would be gone (N3).
 */
export function unreadIn(definition: AnyForm, loaded: unknown): string[] {
  const answer = Object(answerOf(loaded)) as Readonly<Record<string, unknown>>
  const { spellings = {} } = definition
  return (
    Object.entries(definition.toValues(loaded))
      // The form shows nothing of the record in a field without a value: a new picture.
      .filter(([, value]) => value !== undefined)
      .filter(([name, value]) => isUnread(value, answer[name]) || isUnread(value, answer[spellings[name] ?? '']))
      .map(([name]) => name)
  )
}

/** What of a try is stored `now`. */
export const doneOf = (definition: AnyForm, tried: readonly Side[], now: FormValues): readonly Side[] =>
  tried.filter(({ name, after }) => alikeIn(definition)(name, now[name], after))

/** null: the operator went back to the form, or left it. Rejects with an ApiError where the record, or a value of it, cannot be read. */
export async function reconcileForm(definition: AnyForm, id: number, sides: Sides): Promise<Reconciled | null> {
  const loaded: unknown = await call(definition.load, { id })
  const unread = unreadIn(definition, loaded)
  const alike = alikeIn(definition)
  // What was opened with a value and left with it says nothing of the one that is there now.
  const blind = sides.fields.find(
    ({ name }) => unread.includes(name) && ['', sides.opened[name]].some((of) => alike(name, sides.left[name], of)),
  )
  if (blind)
    throw new ApiError({
      kind: 'held',
      said: `Não foi possível ler ${blind.label} deste registro: nada foi enviado. Preencha o campo para gravar outro valor.`,
    })
  const now = toFormValues(definition.toValues(loaded))
  const done = doneOf(definition, sides.tried ?? [], now)
  // What that one has stored is no change of others.
  const opened = { ...sides.opened, ...valuesAt(done, 'after') }
  const { clashes, joined } = compareSides(sides.fields, opened, sides.left, now, alike)
  const takes: Record<string, FormValue> = {}
  for (const { field, after, byOthers } of joined) if (byOthers) takes[field.name] = after
  if (clashes.length === 0) return { loaded, takes, done }

  const openedAt = formatTime(new Date(sides.openedAt))
  const readAt = formatTime(new Date())
  const conflict = {
    title: `${recordTitle(definition, id)} mudou enquanto você editava`,
    description: `Aberto às ${openedAt}, lido de novo às ${readAt}. Nada foi enviado. Escolha o que fica em cada campo alterado dos dois lados.`,
    openedAt,
    readAt,
    submit: definition.submit.edit,
    fields: clashes.map(({ field, ...values }) => ({
      name: field.name,
      label: field.label,
      original: shown(field, values.original),
      mine: shown(field, values.mine),
      current: shown(field, values.current),
    })),
    joined: joined.map(
      ({ field, before, after, byOthers }) =>
        `${field.label}: ${shown(field, before)} → ${shown(field, after)} (${byOthers ? 'só lá mudou' : 'só você mudou'})`,
    ),
  }
  const decision = await askConflict(conflict, sides.isLetGo)
  if (!decision) return null
  for (const clash of clashes) {
    const side = decision[clash.field.name]
    if (side && side !== 'mine') takes[clash.field.name] = clash[side satisfies keyof Clash]
  }
  return { loaded, takes, done }
}

/**
 * The record as it is now, but for what a second call sends too: stored as it is `left` it may be so by a first half
 * alone, and the save is told that it is as it was `opened`, so that it completes it (case D10).
 */
export function withUnsent(definition: AnyForm, loaded: unknown, opened: FormValues, left: FormValues): unknown {
  const { unseen = '' } = definition
  const idIn = (side: FormValues) => Number(side[unseen]) || null
  return definition.toValues(loaded)[unseen] === idIn(left) ? { ...Object(loaded), [unseen]: idIn(opened) } : loaded
}

interface Sent {
  /** The payload, read by the schema. */
  values: Readonly<Record<string, unknown>>
  /** Puts a value into a field. */
  setValue: (name: string, value: FormValue) => void
}

/**
 * The payload with what others changed meanwhile, the record now, and its values before this save; null: nothing is to
 * be sent. Throws an ApiError where the record cannot be read, or what would be stored is refused.
 */
export async function joinOthers(definition: AnyForm, id: number, sides: Sides, { values, setValue }: Sent) {
  const reconciled = await reconcileForm(definition, id, sides)
  if (!reconciled || sides.isLetGo?.()) return null
  const { takes, done } = reconciled
  const was = valuesAt(done, 'before')
  const stored = definition.toValues(reconciled.loaded)
  const loaded = withUnsent(
    definition,
    reconciled.loaded,
    { ...sides.opened, ...was },
    { ...sides.left, ...valuesAt(done, 'after') },
  )
  const before = { ...toFormValues(definition.toValues(loaded)), ...was }
  const left = { ...sides.left, ...takes }
  const taken = Object.entries(takes)
  if (taken.length === 0) return { values, loaded, left, before }
  for (const [name, value] of taken) setValue(name, value)
  const result = z.safeParse(keepingChoices(definition.schema, stored), asControls(left))
  if (result.success) return { values: result.data, loaded, left, before }
  throw new ApiError({ kind: 'held', said: 'O que ficaria gravado não serve aqui: confira os campos.' })
}

/** 'A loja #7'. */
export function recordTitle({ noun }: AnyForm, id: number): string {
  const { article, singular } = noun
  return `${capital(article)} ${singular} #${id}`
}

/** Form values as controls give them: nothing is undefined. */
export const asControls = (values: FormValues): Record<string, FormValue | undefined> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]))
