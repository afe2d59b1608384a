/**
 * The catalogue of docs/catalogue.md: what a field of each kind of value needs, from the wire to the sandbox; the icons;
 * the keys that no command has. The names in it are checked by the compiler.
 */
import type { statusFields } from '#api/record-status.ts'
import type * as wire from '#api/wire.ts'
import { createBindings } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import type * as choiceFields from '#forms/fields/choice-fields.tsx'
import type * as comboboxField from '#forms/fields/combobox-field.tsx'
import type * as dateField from '#forms/fields/date-field.tsx'
import type * as textFields from '#forms/fields/text-fields.tsx'
import type * as imageField from '#forms/image/image-field.tsx'
import type * as imagePathField from '#forms/image/image-path-field.tsx'
import type * as formSchema from '#forms/schema.ts'
import type { CellFormat } from '#lib/format/cell-format.ts'
import type { FilterField } from '#listing/define.ts'
import type * as rows from '#sandbox/database/rows.ts'
import type * as time from '#sandbox/database/time.ts'
import type * as validation from '#sandbox/http/validation.ts'
import { iconNames } from '#ui/icons/icon.tsx'

type Fields =
  | keyof typeof choiceFields
  | keyof typeof comboboxField
  | keyof typeof dateField
  | keyof typeof textFields
  | keyof typeof imageField
  | keyof typeof imagePathField

/** How one kind of value is written in each file of a section. */
interface ValueKind {
  kind: string
  /** `contract.ts`: the schema of the response. */
  read: `wire.${keyof typeof wire}` | `${keyof typeof statusFields}: statusFields`
  /** `contract.ts`: the schema of the payload. */
  sent: string
  /** `form.tsx`: the schemas of the form, required and optional. */
  schema: readonly (keyof typeof formSchema)[]
  field: Fields | null
  /** Further props of the field. */
  props?: string
  /** `form.tsx`: what `toValues` makes of the value, if it is not given as it is. */
  toValues?: string
  /** `list.tsx`: the format of the column. */
  format: CellFormat | null
  /** `list-request.ts`: the type of the filter. */
  filter: FilterField['type'] | null
  /** The sandbox's column, and what checks a sent value. */
  column: string
  check: keyof typeof validation | keyof typeof rows | keyof typeof time | null
  /** A section that has one. */
  example: string
}

/** The kinds of values that a record has. */
export const valueKinds: readonly ValueKind[] = [
  {
    kind: 'text',
    read: 'wire.text',
    sent: 'z.string()',
    schema: ['requiredText', 'optionalText'],
    field: 'FormText',
    format: 'text',
    filter: 'text',
    column: "text(), with normalizedColumn('name') for search and order",
    check: 'validateText',
    example: 'src/sections/categorias',
  },
  {
    kind: 'text of several lines',
    read: 'wire.text',
    sent: 'z.string()',
    schema: ['optionalLines'],
    field: 'FormTextArea',
    format: 'text',
    filter: null,
    column: 'text()',
    check: 'validateOptionalText',
    example: 'src/sections/produtos',
  },
  {
    kind: 'link',
    read: 'wire.text',
    sent: 'z.string()',
    schema: ['optionalLink'],
    field: 'FormText',
    format: 'text',
    filter: null,
    column: 'text()',
    check: 'validateOptionalText',
    example: 'src/sections/lojas',
  },
  {
    kind: 'money, in reais on the wire',
    read: 'wire.number',
    sent: 'z.number()',
    schema: ['requiredNumber', 'optionalNumber'],
    field: 'FormNumber',
    props: 'kind="money", schema with decimals: 2',
    toValues: "formatNumberField('money', value)",
    format: 'money',
    filter: 'money',
    column: 'integer(), in cents: divide by 100 in toWire',
    check: 'validateHundredths',
    example: 'tests/campanhas',
  },
  {
    kind: '%, from 0 to 100',
    read: 'wire.number',
    sent: 'z.number()',
    schema: ['requiredNumber', 'optionalNumber'],
    field: 'FormNumber',
    props: 'kind="percent", schema with max: 100, decimals: 2',
    toValues: "formatNumberField('percent', value)",
    format: 'percent',
    filter: 'percent',
    column: 'integer(), in hundredths: divide by 100 in toWire',
    check: 'validateHundredths',
    example: 'src/sections/cashbacks',
  },
  {
    kind: 'whole number',
    read: 'wire.number',
    sent: 'z.number()',
    schema: ['requiredNumber', 'optionalNumber'],
    field: 'FormNumber',
    props: 'kind="whole"',
    format: 'number',
    filter: 'whole',
    column: 'integer()',
    check: 'validateInteger',
    example: 'src/sections/planos',
  },
  {
    kind: 'date and time',
    read: 'wire.date',
    sent: 'z.string()',
    schema: ['requiredDateTime', 'optionalDateTime'],
    field: 'FormDateTime',
    toValues: 'toExactDateTimeValue(value)',
    format: 'date',
    filter: 'datetime',
    column: 'integer(), ms: formatLocalIso in toWire',
    check: 'parseLocalIso',
    example: 'tests/campanhas',
  },
  {
    kind: 'yes or no',
    read: 'wire.flag',
    sent: 'z.boolean()',
    schema: ['checkbox'],
    field: 'FormCheckbox',
    format: 'flag',
    filter: 'select',
    column: "integer({ mode: 'boolean' })",
    check: null,
    example: 'src/sections/planos',
  },
  {
    kind: 'status',
    read: 'status: statusFields',
    sent: 'z.number()',
    schema: ['requiredChoice', 'optionalChoice'],
    field: 'FormSelect',
    props: 'options={toStatusOptions(statusOptions)}',
    format: 'status',
    filter: 'select',
    column: 'integer(), toStatus in toWire',
    check: 'validateStatus',
    example: 'tests/campanhas',
  },
  {
    kind: 'id of another resource',
    read: 'wire.reference',
    sent: 'z.number()',
    schema: ['requiredChoice', 'optionalChoice'],
    field: 'FormCombobox',
    format: 'id',
    filter: 'whole',
    column: 'integer().references(() => others.id)',
    check: 'requireReference',
    example: 'src/sections/fornecedores',
  },
  {
    kind: 'image, by its path',
    read: 'wire.text',
    sent: 'z.string()',
    schema: ['optionalText'],
    field: 'FormImagePath',
    format: 'text',
    filter: null,
    column: 'text()',
    check: 'validateOptionalText',
    example: 'src/sections/categorias',
  },
  {
    kind: 'image, as a file (multipart)',
    read: 'wire.text',
    sent: 'z.custom<File>()',
    schema: ['optionalFile'],
    field: 'FormImage',
    toValues: 'undefined',
    format: null,
    filter: null,
    column: 'text(), storeImage in the route',
    check: null,
    example: 'src/sections/fornecedores',
  },
]

const code = (text: string | null | undefined) => (text ? `\`${text}\`` : '')

function createKindsTable(): string {
  const lines = valueKinds.map((value) => {
    const field = [code(value.field && `<${value.field}>`), code(value.props)].filter(Boolean).join(' ')
    const cells = [
      `${value.kind} (\`${value.example}\`)`,
      code(value.read),
      code(value.sent),
      value.schema.map(code).join(', '),
      field,
      value.toValues ? code(value.toValues) : 'as it is',
      code(value.format),
      code(value.filter),
      value.column,
      code(value.check),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const heads =
    'kind, and who has one | read | sent | form schema | field | `toValues` | column | filter | sandbox column | sandbox check'
  return [`| ${heads} |`, `|${'---|'.repeat(10)}`, ...lines].join('\n')
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The letters that no command has: after 'g' (go to), after 'a' (actions), and alone. */
function createFreeKeys(commands: readonly AnyCommand[]): string {
  const sequences = createBindings(commands, {}).map(({ chords }) => chords)
  const listFree = (isTaken: (letter: string) => boolean) =>
    [...LETTERS]
      .filter((letter) => !isTaken(letter))
      .map(code)
      .join(' ') || 'none'
  const after = (first: string) =>
    listFree((letter) => sequences.some(([one, other]) => one === first && other === letter))
  return [
    `- After \`g\`, for a page of the menu: ${after('g')}`,
    `- After \`a\`, for an action on a row or a list: ${after('a')}`,
    `- Alone: ${listFree((letter) => sequences.some(([first]) => first === letter))}`,
  ].join('\n')
}

/** Returns the generated parts of docs/catalogue.md. */
export const createCatalogue = (commands: readonly AnyCommand[]): string =>
  [
    '## Kinds of values',
    createKindsTable(),
    '## Icons',
    iconNames.map(code).join(' '),
    '## Free keys',
    createFreeKeys(commands),
  ].join('\n\n')
