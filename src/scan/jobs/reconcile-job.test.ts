import { expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { differencesJob, reconcileJob } from './reconcile-job.ts'

const columns: ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'nome', label: 'Nome' },
  { field: 'valor', label: 'Valor', format: 'money' },
]
const ours = [
  { id: 1, nome: 'a', valor: 10 },
  { id: 2, nome: 'b', valor: 20 },
  { id: 3, nome: '-b', valor: 30 },
]
const createInput = (...parts: BlobPart[]) => ({ otherFile: { file: new Blob(parts) }, columns, matchIndex: 0 })
const pace = () => ({
  rows: (async function* () {
    yield ours
  })(),
  sliceSize: 100,
  yieldToBrowser() {},
})

test('the file of differences has numbers for numbers, below zero too, and guards texts [J9]', async () => {
  const theirs = 'ID;Nome;Valor\r\n1;a;15,00\r\n2;b;-5,00\r\n9;=z;7,00\r\n'
  const exported = await differencesJob({ ...createInput(theirs), sides: ['aqui', 'lá'] }, pace())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exported?.file.arrayBuffer())
  expect(text.replaceAll('\u00A0', ' ').split('\r\n')).toEqual([
    '\uFEFF"Classe";"Chave";"ID aqui";"ID lá";"Nome aqui";"Nome lá";"Valor aqui";"Valor lá";"Δ"',
    '"difere";"1";"1";"1";"a";"a";"R$ 10,00";"15,00";"-R$ 5,00"',
    '"difere";"2";"2";"2";"b";"b";"R$ 20,00";"-5,00";"R$ 25,00"',
    `"só aqui";"3";"3";"";"'-b";"";"R$ 30,00";"";"R$ 30,00"`,
    `"só lá";"9";"";"9";"";"'=z";"";"7,00";"-R$ 7,00"`,
    '',
  ])
})

test('the differences in the file add up to the difference of the sums, even if a side has no amount', async () => {
  const theirs = 'ID;Nome;Valor\n1;a;\n2;b;dez\n9;z;7,00\n8;x;\n'
  const exported = await differencesJob({ ...createInput(theirs), sides: ['aqui', 'lá'] }, pace())
  const deltas = (await exported?.file.text())
    ?.split('\r\n')
    .map((line) => line.split(';').at(-1)?.replaceAll('\u00A0', ' '))
  expect(deltas).toEqual(['"Δ"', '"R$ 10,00"', '"R$ 20,00"', '"R$ 30,00"', '"-R$ 7,00"', '""', ''])
})

test('excluded rows are reported, and written after the differences', async () => {
  const theirs = 'ID;Nome;Valor\n1;a;10,00\n2;b;20,00\n1;a;99,00\n;c;1,00\n3;-b;30,00\n'
  expect(await reconcileJob(createInput(theirs), pace())).toMatchObject({
    repeatedHere: [],
    repeatedThere: [{ key: '1', theirs: ['1', 'a', '99,00'] }],
    keyless: [{ key: '', theirs: ['', 'c', '1,00'] }],
  })
  const exported = await differencesJob({ ...createInput(theirs), sides: ['aqui', 'lá'] }, pace())
  expect(exported?.lines).toBe(2)
  expect((await exported?.file.text())?.split('\r\n').slice(1)).toEqual([
    '"chave repetida lá";"1";"";"1";"";"a";"";"99,00";""',
    '"sem chave";"";"";"";"";"c";"";"1,00";""',
    '',
  ])
})

test('columns of theirs that match none of ours are named', async () => {
  const theirs = 'Código;Valor (R$);Nome;;Obs\n1;10,00;a;;x\n'
  expect(await reconcileJob(createInput(theirs), pace())).toMatchObject({ unknownColumns: ['Valor (R$)', 'Obs'] })
  expect(await reconcileJob(createInput('1;a\n2;b\n'), pace())).toMatchObject({ unknownColumns: ['a 2ª, sem nome'] })
  expect(await reconcileJob(createInput('1;\n2; \n'), pace())).toMatchObject({ unknownColumns: [] })
})

test('the column used as the id can be changed to another, then to any that both sides have', async () => {
  const theirs = 'Parcela;Código;Valor\n1;1;10,00\n1;2;20,00\n1;3;30,00\n'
  const by = async (way: number) => reconcileJob({ ...createInput(theirs), matchIndex: way }, pace())
  expect(await by(0)).toMatchObject({
    key: 0,
    otherKeyLabel: 'Código',
    matchCount: 3,
    unknownColumns: ['Parcela'],
    counts: { equal: { rowCount: 3 } },
  })
  const second = {
    key: 0,
    otherKeyLabel: 'Parcela',
    matchIndex: 1,
    unknownColumns: ['Código'],
    counts: { repeatedThere: 2 },
  }
  expect(await by(1)).toMatchObject(second)
  expect(await by(2)).toMatchObject({
    key: 1,
    otherKeyLabel: '',
    unknownColumns: ['Parcela'],
    counts: { different: { rowCount: 0 } },
  })
  expect(await reconcileJob(createInput('7;2;x\n7;1;x\n'), pace())).toMatchObject({
    otherKeyLabel: 'a 2ª, sem nome',
    matchCount: 2,
  })
  expect(await reconcileJob(createInput('Nome;ID;nota\na;1;5\n'), pace())).toMatchObject({
    otherKeyLabel: '',
    matchCount: 2,
  })
})

/** As 'Texto Unicode' is saved. */
const inUtf16 = (text: string, isBig: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [at, sign] of [...`\uFEFF${text}`].entries()) bytes.setUint16(2 * at, sign.charCodeAt(0), !isBig)
  return bytes
}
const SAME = 'ID\tNome\tValor\r\n1\ta\t10,00\r\n2\tb\t20,00\r\n3\t-b\t30,00\r\n'

test.each([
  ['UTF-16, the low byte first', inUtf16(SAME, false)],
  ['UTF-16, the high byte first', inUtf16(SAME, true)],
  ['a first line that names the sign', `sep=|\r\n${SAME.replaceAll('\t', '|')}`],
  ['the sign behind a mark', `\uFEFFsep=;\n${SAME.replaceAll('\t', ';')}`],
])('a table of a spreadsheet is read: %s', async (_, part) => {
  expect(await reconcileJob(createInput(part), pace())).toMatchObject({
    rowCount: 3,
    counts: { equal: { rowCount: 3 } },
  })
})

test.each([
  ['a workbook', 'PK\u0003\u0004\u0014\u0000\u0006\u0000ID;Nome;Valor\n1;a;10,00\n'],
  ['UTF-16 without its mark', inUtf16(SAME, false).buffer.slice(2)],
])('what is no text is told as such, and is no table: %s', async (_, part) => {
  expect(await reconcileJob(createInput(part), pace())).toBe('binary')
  expect(await differencesJob({ ...createInput(part), sides: ['aqui', 'lá'] }, pace())).toBeNull()
})

test('a table that exceeds a limit is rejected with a message', async () => {
  expect(await reconcileJob(createInput('ID;Nome\n1;"', 'x'.repeat(1_000_001)), pace())).toBe(
    'A tabela tem mais de 1.000.000 letras em uma célula, que é o limite',
  )
  const large = Object.assign(new Blob(['ID\n1']), {})
  Object.defineProperty(large, 'size', { value: 500_000_001 })
  expect(await reconcileJob({ otherFile: { file: large }, columns, matchIndex: 0 }, pace())).toBe(
    'A tabela passa de 500 MB, que é o limite',
  )
})

test('a comparison reports its progress, and ends when it is cancelled', async () => {
  const reported: number[] = []
  const theirs = `ID;Nome;Valor\n${'1;a;10,00\n'.repeat(20_000)}`
  const { signal } = new AbortController()
  await reconcileJob(createInput(theirs), pace(), { signal, reportProgress: (share) => reported.push(share) })
  expect(reported.length).toBeGreaterThan(3)
  expect(reported).toEqual(reported.toSorted((a, b) => a - b))
  const stop = new AbortController()
  const stopped = reconcileJob(createInput(theirs), pace(), { signal: stop.signal, reportProgress: () => stop.abort() })
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
})

test('reports the counterpart of each column of ours, also after the operator changes it', async () => {
  const theirs = 'codigo;descricao;montante\n1;a;10,00\n2;b;20,00\n3;-b;31,00\n'
  const first = await reconcileJob(createInput(theirs), pace())
  expect(first).toMatchObject({
    matched: [
      { field: 'id', theirLabel: 'codigo' },
      { field: 'nome', theirLabel: null },
      { field: 'valor', theirLabel: 'montante' },
    ],
    theirs: ['codigo', 'descricao', 'montante'],
    unknownColumns: ['descricao'],
    counts: { equal: { rowCount: 2 }, different: { rowCount: 1 } },
  })
  const again = { ...createInput(theirs), byHand: { nome: 1, valor: -1 }, keyField: 'id' }
  expect(await reconcileJob(again, pace())).toMatchObject({
    columns: [{ field: 'id' }, { field: 'nome' }],
    key: 0,
    matched: [
      { field: 'id', theirLabel: 'codigo' },
      { field: 'nome', theirLabel: 'descricao' },
      { field: 'valor', theirLabel: null },
    ],
    unknownColumns: ['montante'],
    counts: { equal: { rowCount: 3 }, different: { rowCount: 0 } },
  })
})

test('matches a column of theirs once, and keeps the key when others are matched', async () => {
  const theirs = 'codigo;nome;valor\n7;a;10,00\n8;b;20,00\n'
  const byName = { ...createInput(theirs), keyField: 'nome', byHand: { valor: 0 } }
  expect(await reconcileJob(byName, pace())).toMatchObject({
    key: 0,
    columns: [{ field: 'nome' }, { field: 'valor' }],
    matched: [{ theirLabel: null }, { theirLabel: 'nome' }, { theirLabel: 'codigo' }],
  })
})
