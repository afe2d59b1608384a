/**
 * Creates, changes and removes one marked record of each wanted kind. Only for `--write`. Whatever remains on the platform is
 * said.
 */
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { type Page, parseNewId } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { lojasCriar } from '#sections/lojas/contract.ts'
import type { CallResult, Client } from './client.ts'
import { checkInvalidWrite } from './check-invalid-write.ts'
import type { Finding } from './finding.ts'
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

/** Returns the rows with the highest ids; null if the list cannot be read. */
async function readNewest(client: Client, { list }: WriteKind): Promise<readonly Row[] | null> {
  const input = { page: 0, size: SEARCHED_ROWS, sort: 'id,DESC' }
  const result = await client.call(list as Endpoint<typeof input, Page<Row>>, input)
  return result.ok ? result.output.content : null
}

const describeRefusal = (
  endpoint: AnyEndpoint,
  command: string | null,
  { error, status }: CallResult & { ok: false },
  variant?: string,
): Finding => ({
  code: 'write-refused',
  severity: 'misleads',
  call: endpoint.id,
  // The platform has no such call; any other refusal may be about the values.
  ...(command !== null && [404, 405, 501].includes(status) && { field: command }),
  observed: `recusou a escrita${variant ? ` ${variant}` : ''} (${status}): ${error.message}`,
  consequence: 'o console mostra a recusa; capabilities.withoutCommands desliga o comando, se a plataforma não o tem',
})

const describeUnsaved = (endpoint: AnyEndpoint, observed: string): Finding => ({
  code: 'write-not-saved',
  severity: 'misleads',
  call: endpoint.id,
  observed,
  consequence: 'o console diz que salvou e a lista mostra outra coisa',
})

/** Reads the record, and whether it shows what was written. */
async function isSaved(
  client: Client,
  { read, isSaved: shows }: Pick<WriteStep, 'read' | 'isSaved'>,
  id: number,
  references: References,
): Promise<boolean> {
  const result = await client.call(read as AnyEndpoint, { id })
  return result.ok && shows(result.output, references)
}

async function checkStep(
  client: Client,
  step: WriteStep,
  id: number,
  references: References,
  name: string,
): Promise<Finding[]> {
  const written = await client.call(step.endpoint as AnyEndpoint, step.getInput(id, references, name))
  if (!written.ok) return [describeRefusal(step.endpoint, step.command, written)]
  if (await isSaved(client, step, id, references)) return []
  return [describeUnsaved(step.endpoint, `respondeu sucesso e ${step.read.id} não mostra o que foi gravado`)]
}

const describeUntried = ([call, reason]: readonly [string, string]): Finding => ({
  code: 'not-checked',
  severity: 'note',
  call,
  observed: `escrita não tentada: ${reason}`,
  consequence: 'nada se sabe desta chamada; tente-a no console com um registro que possa mudar',
})

/** Writes one record. `mark` is a name that no other record has. */
async function checkKind(client: Client, kind: WriteKind, references: References, mark: string): Promise<WriteReport> {
  const { resourceId, nameField, create, update, remove } = kind
  const report: WriteReport = { findings: [], leftBehind: [] }
  const call = (endpoint: AnyEndpoint, input: unknown) => client.call(endpoint, input)
  const find = async (isMarked: (row: Row) => boolean) => (await readNewest(client, kind))?.find(isMarked)
  const hasMark = (row: Row) => String(row[nameField]).startsWith(mark)

  const created = await call(create, kind.getValues(mark, references))
  if (!created.ok && created.error.kind === 'status') {
    report.findings.push(describeRefusal(create, `${resourceId}.cadastrar`, created, kind.variant))
    return report
  }
  const id = (created.ok ? parseNewId(created.raw) : null) ?? (await find(hasMark))?.id
  if (id === undefined) {
    report.findings.push(describeUnsaved(create, 'o registro criado não aparece na lista'))
    report.leftBehind.push(`${resourceId} “${mark}”, talvez`)
    return report
  }
  if (kind.checkCreated && !(await isSaved(client, kind.checkCreated, id, references)))
    report.findings.push(describeUnsaved(create, `respondeu sucesso e o registro não está ${kind.variant}`))
  const name = `${mark} (alterado)`
  const values = kind.getChangedValues?.(name) ?? kind.getValues(name, references)
  const updated = await call(update, { id, ...values })
  if (!updated.ok) report.findings.push(describeRefusal(update, `${resourceId}.editar`, updated))
  else if ((await find((row) => row.id === id))?.[nameField] !== name)
    report.findings.push(describeUnsaved(update, 'respondeu sucesso e o nome alterado não aparece na lista'))
  let hasStepFailed = false
  for (const step of kind.steps ?? []) {
    if (step.undoesStepBefore && hasStepFailed) continue
    const findings = await checkStep(client, step, id, references, name)
    hasStepFailed = findings.length > 0
    report.findings.push(...findings)
  }
  const removed = await call(remove, { id })
  if (!removed.ok) report.findings.push(describeRefusal(remove, `${resourceId}.excluir`, removed))
  const left = await find((row) => row.id === id)
  if (left && removed.ok)
    report.findings.push(describeUnsaved(remove, 'respondeu sucesso e o registro continua na lista'))
  if (left || !removed.ok) report.leftBehind.push(`${resourceId} #${id} “${mark}”`)
  return report
}

/** The resource whose list has the id. */
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
 * wanted. `mark` stands in the name of each.
 */
export async function checkWrites(
  client: Client,
  mark: string,
  isWanted: (call: string) => boolean,
): Promise<WriteReport> {
  const kinds = writeKinds.filter(({ create }) => isWanted(create.id))
  const references = await findReferences(client, kinds)
  const untried = Object.entries(untriedWrites).filter(([call]) => isWanted(call))
  const reports: WriteReport[] = [{ findings: untried.map(describeUntried), leftBehind: [] }]
  for (const kind of kinds) {
    const steps = kind.steps?.filter(({ endpoint }) => isWanted(endpoint.id)) ?? []
    reports.push(await checkKind(client, { ...kind, steps }, references, mark))
  }
  if (isWanted(lojasCriar.id)) reports.push(await checkInvalidWrite(client, mark))
  return {
    findings: reports.flatMap(({ findings }) => findings),
    leftBehind: reports.flatMap(({ leftBehind }) => leftBehind),
  }
}
