/**
 * The command of every resource with a form that sets one field of records: 'alterar preço do produto 12 para 19,90'.
 * Its preview reads every record and shows the values before and after; each record is then sent as its form would send
 * it (`forms/set/`).
 */
import { createNotSentError } from '#api/errors.ts'
import * as arg from '#commands/args.ts'
import {
  type AnyCommand,
  type CommandResult,
  defineCommand,
  type PreviewContext,
  type PreviousValues,
  type ReplacedResult,
  type UndoStep,
} from '#commands/define.ts'
import { formatIdPhrase } from '#commands/language/words/id-list.ts'
import { getWriteCall, type RoutedResource } from '#commands/resource.ts'
import { findSettableField, type FormFields, getSettableFields, type SettableField } from '#forms/form-fields.ts'
import { loadFormDefinition } from '#forms/form-screens.ts'
import { getSaveRefusal } from '#forms/send-save.ts'
import type { FieldArgs } from '#forms/set/preview-field.ts'
import { createRestoration, parseRestoration, reverseRestoration } from '#forms/set/restoration.ts'
import { isNumberKind } from '#lib/format/parse-number.ts'

/** How long the records of a preview may take to be read, in ms: a thousand of them, and a slow platform. */
export const PREVIEW_MS = 60_000

/**
 * The words of a field in a phrase: its label, with abbreviations as they are ('RV ID'), unless it has a sign in it.
 */
const toSpokenLabel = ({ label, words: [word] = [] }: SettableField): string =>
  word !== undefined && /[^\p{L} ]/u.test(label)
    ? word
    : label.replaceAll(/\p{L}+/gu, (part) => (/^\p{Lu}{2,}$/u.test(part) ? part : part.toLowerCase()))

/**
 * Loads what reads, shows and sends values: it is needed once the operator sets a field, not for a list's first row.
 */
export const loadSetting = () => import('#forms/set/setting.ts')

/** The words of a field's values, if they are a few. */
const getValueWords = (field: SettableField): readonly string[] =>
  field.kind === 'choice' ? field.options.map(({ label }) => label) : field.kind === 'flag' ? ['sim', 'não'] : []

/** The argument that names one of the fields. */
export const createFieldArg = (fields: FormFields) =>
  arg.field(
    'campo',
    getSettableFields(fields).map(([name, field]) => ({
      value: name,
      label: toSpokenLabel(field),
      words: [field.label, ...(field.words ?? [])],
      values: getValueWords(field),
      isNumber: isNumberKind(field.kind),
      ...(field.units && { units: field.units }),
    })),
  )

/** Why nothing is sent if what the operator confirmed is not known any more. */
export const LOST_PREVIEW = 'O que foi conferido não está mais guardado'

/** Creates the command that sets a field. */
export function createSetFieldCommand(resource: RoutedResource, fields: FormFields): AnyCommand {
  const { singular, plural, article } = resource
  const ofResource = `d${article} ${singular}`
  const requireField = (name: string): SettableField => {
    const field = findSettableField(fields, name)
    if (!field) throw createNotSentError(`${singular} não tem o campo “${name}”`)
    return field
  }
  return defineCommand({
    id: `${resource.id}.alterar`,
    title: `Alterar campo ${ofResource}`,
    label: 'Alterar…',
    dynamicTitle({ campo, ids = [] }) {
      const field = campo === undefined ? null : findSettableField(fields, campo)
      const ofRecords = ids.length > 1 ? `d${article}s ${plural}` : ofResource
      return `Alterar ${field ? toSpokenLabel(field) : 'campo'} ${ofRecords}`
    },
    resource,
    group: 'Ações',
    icon: 'editar',
    scope: 'row',
    fieldRole: 'set',
    writes: getWriteCall(resource, 'atualizar'),
    when: () => getSaveRefusal(resource, 'edit') ?? true,
    phrases: [`alterar {campo} ${ofResource} {ids} para {valor}`] as readonly string[],
    args: {
      campo: createFieldArg(fields),
      ids: arg.ids(resource, { label: `ids d${article}s ${plural}` }),
      valor: arg.freeText('novo valor', {
        isVerbatim: true,
        isQuoted: true,
        getChoices({ campo }) {
          const field = findSettableField(fields, String(campo))
          const words = field ? getValueWords(field) : []
          return words.length > 0 ? words.map((word) => ({ value: word, label: word })) : undefined
        },
        getValueKind({ campo }) {
          const field = findSettableField(fields, String(campo))
          return field && field.kind !== 'record' ? field : undefined
        },
        loadCurrentText: async (args, signal) =>
          (await loadSetting()).loadCurrentText(resource, fields, args as Partial<FieldArgs>, signal),
      }),
      // Only undo and redo steps set it.
      reposicao: arg.optional(arg.freeText('reposição', { isInternal: true })),
      // Only the preview sets it: the key of what it has shown.
      conferidos: arg.optional(arg.freeText('conferidos', { isInternal: true })),
    },
    success: 'Campo alterado',
    failure: 'Não foi possível alterar',
    confirm: ({ ids, campo }) => `Alterar ${toSpokenLabel(requireField(campo))} ${ofResource} #${ids[0]}?`,
    bulkPart: ({ campo }) => toSpokenLabel(requireField(campo)),
    confirmLabel: 'Alterar',
    requiredPreviewMs: PREVIEW_MS,
    async preview(args, { signal }: PreviewContext) {
      const restoration = parseRestoration(args.reposicao)
      const { previewField, previewRestoration } = await loadSetting()
      return restoration
        ? previewRestoration(fields, args.ids, restoration)
        : previewField(resource, requireField(args.campo), args, signal)
    },
    async runEach(id, args): Promise<CommandResult | ReplacedResult> {
      const restoration = parseRestoration(args.reposicao)
      const { changeRecord, loadPreviewedValues, restoreRecord } = await loadSetting()
      if (restoration) return restoreRecord(resource, id, restoration)
      const previewed = loadPreviewedValues(args.conferidos ?? '', id)
      if (!previewed) throw createNotSentError(LOST_PREVIEW)
      return changeRecord(await loadFormDefinition(resource), id, previewed.values, previewed.seen)
    },
    undo({ ids, campo, valor }, previousNumbers: PreviousValues): UndoStep | null {
      const restoration = createRestoration(ids, previousNumbers)
      return (
        restoration && {
          id: `${resource.id}.alterar`,
          args: { campo, ids: restoration.ids, valor, reposicao: restoration.text },
          phrase: `repor ${toSpokenLabel(requireField(campo))} ${ofResource} ${formatIdPhrase(restoration.ids)}`,
        }
      )
    },
    redoArgs: ({ campo, valor }, back, taken) => ({
      campo,
      valor,
      ids: Array.from(taken),
      reposicao: reverseRestoration(back['reposicao']),
    }),
  })
}
