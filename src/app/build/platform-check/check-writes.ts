/**
 * Creates, changes and removes one marked record of each wanted kind, and judges which writes the platform allows. The
 * report names every record that remains on the platform. Only for `--write`.
 */
import { coversCall } from '#api/capabilities.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { type Page, parseNewId } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { lojasCriar } from '#sections/lojas/contract.ts'
import { NO_RECORD } from './check-errors.ts'
import { checkInvalidWrite } from './check-invalid-write.ts'
import type { CallResult, Client } from './client.ts'
import type { Finding } from './finding.ts'
import { isNotAllowed, judgeReadOnly, type WriteAttempt } from './judge-read-only.ts'
import {
  describeReadOnly,
  describeRefusal,
  describeUnknown,
  describeUnsaved,
  describeUntried,
} from './write-findings.ts'
import {
  type References,
  untriedWrites,
  type WriteKind,
  writeKinds,
  type WriteReport,
  type WriteStep,
} from './write-kinds.ts'

/** How many of the newest records are searched for the marked one. */
const SEARCHED_ROWS = 50

/** What the writes found, and which of them the platform does not allow. */
interface WritesReport extends WriteReport {
  /** Names for `readOnly` of config.json: 'lojas', or 'lojas.deletar'. */
  readOnly: readonly string[]
}

/** Sends writes, and records which of them the platform allows. */
interface Writer {
  client: Client
  /** `isRecordThere` is false if the write names a record that does not exist. */
  write(endpoint: AnyEndpoint, input: unknown, isRecordThere?: boolean): Promise<CallResult>
  readonly attempts: readonly WriteAttempt[]
}

function createWriter(client: Client): Writer {
  const attempts: WriteAttempt[] = []
  return {
    client,
    attempts,
    async write(endpoint, input, isRecordThere) {
      const result = await client.call(endpoint, input)
      if (result.ok) attempts.push({ call: endpoint.id, isAllowed: true })
      else if (isNotAllowed(result, isRecordThere)) attempts.push({ call: endpoint.id, isAllowed: false })
      return result
    },
  }
}

/** Returns the rows with the highest ids; null if the list cannot be read. */
async function readNewest(client: Client, { list }: WriteKind): Promise<readonly Row[] | null> {
  const input = { page: 0, size: SEARCHED_ROWS, sort: 'id,DESC' }
  const result = await client.call(list as Endpoint<typeof input, Page<Row>>, input)
  return result.ok ? result.output.content : null
}

/** Reads the record. True if it shows what was written. */
async function isSaved(
  client: Client,
  step: Pick<WriteStep, 'read' | 'isSaved'>,
  id: number,
  references: References,
): Promise<boolean> {
  const result = await client.call(step.read, { id })
  return result.ok && step.isSaved(result.output, references)
}

async function checkStep(
  { client, write }: Writer,
  step: WriteStep,
  id: number,
  references: References,
  name: string,
): Promise<Finding[]> {
  const written = await write(step.endpoint, step.getInput(id, references, name))
  if (!written.ok) return [describeRefusal(step.endpoint, written)]
  if (await isSaved(client, step, id, references)) return []
  return [describeUnsaved(step.endpoint, `respondeu sucesso e ${step.read.id} não mostra o que foi gravado`)]
}

const hasMark = ({ nameField }: WriteKind, row: Row, mark: string) => String(row[nameField]).startsWith(mark)

/**
 * Tries to change and to remove a record that does not exist, where creating one is not allowed: a platform that only
 * reads refuses these as well. A platform that creates a record instead is asked to remove it.
 */
async function checkWithoutRecord(
  { client, write }: Writer,
  kind: WriteKind,
  values: Readonly<Record<string, unknown>>,
  mark: string,
): Promise<WriteReport> {
  const { update, remove, resourceId } = kind
  const describe = (endpoint: AnyEndpoint, result: CallResult) =>
    !result.ok && isNotAllowed(result, false) ? describeRefusal(endpoint, result) : describeUnknown(endpoint.id)
  const updated = await write(update, { ...values, id: NO_RECORD }, false)
  const strayId = updated.ok ? (await readNewest(client, kind))?.find((row) => hasMark(kind, row, mark))?.id : undefined
  const removed = await write(remove, { id: strayId ?? NO_RECORD }, strayId !== undefined)
  const isStrayLeft = strayId !== undefined && !removed.ok
  return {
    findings: [describe(update, updated), describe(remove, removed)],
    leftBehind: isStrayLeft ? [`${resourceId} #${strayId} “${mark}”`] : [],
  }
}

/** Writes one record. `mark` is a name that no other record has. */
async function checkKind(writer: Writer, kind: WriteKind, references: References, mark: string): Promise<WriteReport> {
  const { client, write } = writer
  const { resourceId, nameField, create, update, remove } = kind
  const report: WriteReport = { findings: [], leftBehind: [] }
  const find = async (isMarked: (row: Row) => boolean) => (await readNewest(client, kind))?.find(isMarked)
  const name = `${mark} (alterado)`
  const changedValues = kind.getChangedValues?.(name) ?? kind.getValues(name, references)

  const created = await write(create, kind.getValues(mark, references))
  if (!created.ok && (created.error.kind === 'status' || isNotAllowed(created))) {
    report.findings.push(describeRefusal(create, created, kind.variant))
    if (kind.variant !== undefined || !isNotAllowed(created)) return report
    const { findings, leftBehind } = await checkWithoutRecord(writer, kind, changedValues, mark)
    return { findings: [...report.findings, ...findings], leftBehind }
  }
  const id = (created.ok ? parseNewId(created.raw) : null) ?? (await find((row) => hasMark(kind, row, mark)))?.id
  if (id === undefined) {
    report.findings.push(describeUnsaved(create, 'o registro criado não aparece na lista'))
    report.leftBehind.push(`${resourceId} “${mark}”, talvez`)
    return report
  }
  if (kind.checkCreated && !(await isSaved(client, kind.checkCreated, id, references)))
    report.findings.push(describeUnsaved(create, `respondeu sucesso e o registro não está ${kind.variant}`))
  const updated = await write(update, { id, ...changedValues })
  if (!updated.ok) report.findings.push(describeRefusal(update, updated))
  else if ((await find((row) => row.id === id))?.[nameField] !== name)
    report.findings.push(describeUnsaved(update, 'respondeu sucesso e o nome alterado não aparece na lista'))
  let hasStepFailed = false
  for (const step of kind.steps ?? []) {
    if (step.undoesStepBefore && hasStepFailed) continue
    const findings = await checkStep(writer, step, id, references, name)
    hasStepFailed = findings.length > 0
    report.findings.push(...findings)
  }
  const removed = await write(remove, { id })
  if (!removed.ok) report.findings.push(describeRefusal(remove, removed))
  const left = await find((row) => row.id === id)
  if (left && removed.ok)
    report.findings.push(describeUnsaved(remove, 'respondeu sucesso e o registro continua na lista'))
  if (left || !removed.ok) report.leftBehind.push(`${resourceId} #${id} “${mark}”`)
  return report
}

/** The resource of each id that a new record needs. */
const REFERENCED = { categoriaId: 'categoria', fornecedorId: 'fornecedor', planoId: 'plano' } as const

/** Reads the ids that these kinds need; the others stay 1. */
async function findReferences(client: Client, kinds: readonly WriteKind[]): Promise<References> {
  const references = { categoriaId: 1, fornecedorId: 1, planoId: 1 }
  for (const name of new Set(kinds.flatMap(({ needs = [] }) => needs))) {
    const kind = writeKinds.find(({ resourceId }) => resourceId === REFERENCED[name])
    references[name] = (kind && (await readNewest(client, kind))?.[0]?.id) ?? 1
  }
  return references
}

/**
 * Writes one record of each kind whose creating call is wanted, one after the other, with those of its steps that are
 * wanted. `mark` is a part of each record's name.
 */
export async function checkWrites(
  client: Client,
  mark: string,
  isWanted: (call: string) => boolean,
): Promise<WritesReport> {
  const kinds = writeKinds.filter(({ create }) => isWanted(create.id))
  const references = await findReferences(client, kinds)
  const untried = Object.entries(untriedWrites).filter(([call]) => isWanted(call))
  const reports: WriteReport[] = [{ findings: untried.map(describeUntried), leftBehind: [] }]
  const writer = createWriter(client)
  for (const kind of kinds) {
    const steps = kind.steps?.filter(({ endpoint }) => isWanted(endpoint.id)) ?? []
    reports.push(await checkKind(writer, { ...kind, steps }, references, mark))
  }
  const readOnly = judgeReadOnly(
    writer.attempts,
    kinds.map(({ create, update, remove }) => [create.id, update.id, remove.id]),
  )
  const mayCreateStores = !readOnly.some((name) => coversCall(name, lojasCriar.id))
  if (isWanted(lojasCriar.id) && mayCreateStores) reports.push(await checkInvalidWrite(client, mark))
  const resources = readOnly.filter((name) => !name.includes('.'))
  return {
    findings: [...reports.flatMap(({ findings }) => findings), ...resources.map(describeReadOnly)],
    leftBehind: reports.flatMap(({ leftBehind }) => leftBehind),
    readOnly,
  }
}
