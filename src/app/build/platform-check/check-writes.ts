/**
 * Creates, changes and removes one marked record of each kind. Only for `--write`. Whatever remains on the platform is
 * said.
 */
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { type Page, parseNewId } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import type { CallResult, Client } from './client.ts'
import type { Finding } from './finding.ts'
import { type References, type WriteKind, writeKinds } from './write-kinds.ts'

/** How many of the newest records are searched for the marked one. */
const SEARCHED_ROWS = 50

/** What the writes found, and what they left on the platform. */
export interface WriteReport {
  findings: Finding[]
  /** 'produto #412 “Verificação do console 1764…”'. */
  leftBehind: string[]
}

/** Returns the rows with the highest ids; null if the list cannot be read. */
async function readNewest(client: Client, { list }: WriteKind): Promise<readonly Row[] | null> {
  const input = { page: 0, size: SEARCHED_ROWS, sort: 'id,DESC' }
  const result = await client.call(list as Endpoint<typeof input, Page<Row>>, input)
  return result.ok ? result.output.content : null
}

const describeRefusal = (
  endpoint: AnyEndpoint,
  command: string,
  { error, status }: CallResult & { ok: false },
): Finding => ({
  code: 'write-refused',
  severity: 'misleads',
  call: endpoint.id,
  // The platform has no such call; any other refusal may be about the values.
  ...([404, 405, 501].includes(status) && { field: command }),
  observed: `recusou a escrita (${status}): ${error.message}`,
  consequence: 'o console mostra a recusa; capabilities.withoutCommands desliga o comando, se a plataforma não o tem',
})

const describeUnsaved = (endpoint: AnyEndpoint, observed: string): Finding => ({
  code: 'write-not-saved',
  severity: 'misleads',
  call: endpoint.id,
  observed,
  consequence: 'o console diz que salvou e a lista mostra outra coisa',
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
    report.findings.push(describeRefusal(create, `${resourceId}.cadastrar`, created))
    return report
  }
  const id = (created.ok ? parseNewId(created.raw) : null) ?? (await find(hasMark))?.id
  if (id === undefined) {
    report.findings.push(describeUnsaved(create, 'o registro criado não aparece na lista'))
    report.leftBehind.push(`${resourceId} “${mark}”, talvez`)
    return report
  }
  const name = `${mark} (alterado)`
  const values = kind.getChangedValues?.(name) ?? kind.getValues(name, references)
  const updated = await call(update, { id, ...values })
  if (!updated.ok) report.findings.push(describeRefusal(update, `${resourceId}.editar`, updated))
  else if ((await find((row) => row.id === id))?.[nameField] !== name)
    report.findings.push(describeUnsaved(update, 'respondeu sucesso e o nome alterado não aparece na lista'))
  const removed = await call(remove, { id })
  if (!removed.ok) report.findings.push(describeRefusal(remove, `${resourceId}.excluir`, removed))
  const left = await find((row) => row.id === id)
  if (left && removed.ok)
    report.findings.push(describeUnsaved(remove, 'respondeu sucesso e o registro continua na lista'))
  if (left || !removed.ok) report.leftBehind.push(`${resourceId} #${id} “${mark}”`)
  return report
}

/** Writes one record of each kind, one after the other. `mark` stands in the name of each. */
export async function checkWrites(client: Client, mark: string): Promise<WriteReport> {
  const findFirstId = async (resourceId: string) => {
    const kind = writeKinds.find((candidate) => candidate.resourceId === resourceId)
    return (kind && (await readNewest(client, kind))?.[0]?.id) ?? 1
  }
  const references = { categoriaId: await findFirstId('categoria'), fornecedorId: await findFirstId('fornecedor') }
  const report: WriteReport = { findings: [], leftBehind: [] }
  for (const kind of writeKinds) {
    const { findings, leftBehind } = await checkKind(client, kind, references, mark)
    report.findings.push(...findings)
    report.leftBehind.push(...leftBehind)
  }
  return report
}
