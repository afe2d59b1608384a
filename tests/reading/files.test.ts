/** Files of a reading, opened by other programs' readers; packages, checked by the console and by the shell. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { ReadColumn } from '#reading/folds/column.ts'
import { checkEvidence, readPackagedText } from '#reading/files/check-evidence.ts'
import { csvFile } from '#reading/files/csv-file.ts'
import { writeEvidence } from '#reading/files/evidence.ts'
import { manifestOf, notProved } from '#reading/files/manifest.ts'
import { verdictSentence } from '#reading/walk/wording.ts'
import { readManifest } from '#reading/files/manifest-schema.ts'
import { NAMES } from '#reading/files/package-names.ts'
import { xlsxFile } from '#reading/files/xlsx-file.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import type { ByteSource } from '#reading/files/zip-directory.ts'

interface Row extends ReadRow {
  nome: string | null
  valor: number | null
  dt: string | null
  pct: number
  status: { id: number; descricao: string }
}

const columns: ReadColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'nome', label: 'Descrição' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'dt', label: 'Data', format: 'date' },
  { field: 'pct', label: '%', format: 'percent' },
  { field: 'status', label: 'Status', format: 'status' },
]
const names = ['Ação "x"; y', '=1+1', 'linha 1\nlinha 2', '', ' _x0041_ <b>&', '\u0001mau\uD800', '+55 11', null]
const made = (id: number): Row => ({
  id,
  nome: names[id % names.length] ?? null,
  valor: id % 9 === 0 ? null : (id * 37 - 400) / 100,
  dt: id % 7 === 0 ? null : `2026-11-${String((id % 28) + 1).padStart(2, '0')}T10:30:15`,
  pct: id / 4,
  status: { id: 1, descricao: 'Concluída' },
})
const rows = Array.from({ length: 25 }, (_, at) => made(at + 1))
const pages = [rows.slice(0, 10), rows.slice(10, 20), rows.slice(20)]

/** As 'conferir evidência' does: the manifest first, then everything against it. */
async function checked(from: ByteSource) {
  const manifest = readManifest(await readPackagedText(from, NAMES.manifest).catch(() => ''))
  return { manifest, ...(await checkEvidence(from, manifest)) }
}

function collect(run: (write: (bytes: Uint8Array) => void) => void): Uint8Array {
  const parts: Uint8Array[] = []
  run((bytes) => void parts.push(bytes.slice()))
  return Buffer.concat(parts)
}
const written = (file: (write: (bytes: Uint8Array) => void) => { add(page: Row[]): void; end(): void }) =>
  collect((write) => {
    const running = file(write)
    for (const page of pages) running.add(page)
    running.end()
  })

test('CSV is read by another parser as it was written', () => {
  const bytes = written((write) => csvFile(columns, write))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { data, errors } = Papa.parse<string[]>(new TextDecoder().decode(bytes), {
    delimiter: ';',
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(data[0]).toEqual(columns.map(({ label }) => label))
  expect(data).toHaveLength(26)
  expect(data[1]).toEqual(['1', "'=1+1", '-R$ 3,63', '02/11/2026 10:30', '0,25%', 'Concluída'])
  expect(data[2]?.[1]).toBe('linha 1\nlinha 2')
  expect(data[8]?.[1]).toBe('Ação "x"; y')
})

describe('a workbook', () => {
  const opened = (bytes: Uint8Array) => {
    const parts = unzipSync(bytes)
    return { names: Object.keys(parts), part: (name: string) => strFromU8(parts[name] ?? new Uint8Array()) }
  }

  test('holds numbers as numbers, dates as dates, text as text', () => {
    const { names: parts, part } = opened(written((write) => xlsxFile(columns, write, new Date(2026, 10, 21))))
    expect(parts).toContain('[Content_Types].xml')
    const sheet = part('xl/worksheets/sheet1.xml')
    const cells = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) => row ?? '')
    expect(cells).toHaveLength(26)
    // 2 November 2026 10:30:15 is day 46328 of the sheet's calendar.
    expect(cells[1]).toBe(
      [
        '<c s="5"><v>1</v></c>',
        '<c s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>',
        '<c s="1"><v>-3.63</v></c>',
        '<c s="2"><v>46328.437673611115</v></c>',
        '<c s="3"><v>0.25</v></c>',
        '<c s="0" t="inlineStr"><is><t xml:space="preserve">Concluída</t></is></c>',
      ].join(''),
    )
    expect(cells[4]).toContain('> _x005F_x0041_ &lt;b&gt;&amp;<')
    expect(cells[5]).toContain('>mau<')
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<col min="3" max="3" width="16" customWidth="1"/>')
  })

  test('goes on in a second sheet where one is full', () => {
    const { part } = opened(written((write) => xlsxFile(columns, write, new Date(2026, 10, 21), 11)))
    const rowsIn = (n: number) => [...part(`xl/worksheets/sheet${n}.xml`).matchAll(/<row>/g)].length
    expect([1, 2, 3].map(rowsIn)).toEqual([11, 11, 6])
    expect(part('xl/workbook.xml')).toContain('name="dados 3"')
  })
})

const outcome: ReadingOutcome = {
  verdict: {
    kind: 'proved',
    lines: 25,
    endsChecked: 3,
    checkedAt: new Date(2026, 10, 21, 12, 3).getTime(),
    rereads: 0,
    double: false,
  },
  sort: 'id,ASC',
  size: 10,
  pages: 3,
  totalBefore: 25,
  totalAfter: 25,
  lines: 25,
  uniqueIds: 25,
  endsChecked: 3,
  rereads: 0,
  double: false,
  startedAt: new Date(2026, 10, 21, 12, 2).getTime(),
  endedAt: new Date(2026, 10, 21, 12, 3).getTime(),
  serverStart: Date.UTC(2026, 10, 21, 15, 2, 1),
  serverEnd: null,
}
const sum = rows.reduce((cents, { valor }) => cents + BigInt(Math.round((valor ?? 0) * 100)), 0n)

const facts = {
  console: { versao: '0.3.4', build: 'abc' },
  operador: { id: '7', nome: 'Marina Duarte', email: 'marina@exemplo.com.br' },
  origem: {
    lista: 'Auditoria por Tipo',
    chamada: 'GET /auditoria/transacoes/tipo/CASHBACK',
    parametros: { dataInicio: '2026-11-01T00:00' },
    filtroEmPalavras: 'Tipo: CASHBACK',
    fuso: 'America/Sao_Paulo',
  },
  outcome,
  sentence: verdictSentence(outcome.verdict),
  columns,
  marks: pages.map((page, index) => ({ index, ids: page.map(({ id }) => id), sha256: 'a'.repeat(64) })),
  sums: new Map([['valor', sum]]),
  excecoes: [{ regra: 'valor redondo', candidatos: [] }],
  revisao: { registros: 2, conforme: 2, excecao: 0 },
  amostra: { semente: 'novembro', metodo: 'menor SHA-256 de semente:id', ids: [3, 9] },
}
const keysOf = (of: object) => Object.keys(of).join(' ')

async function evidence(): Promise<{ bytes: Uint8Array; code: string }> {
  const parts: Uint8Array[] = []
  const { manifestCode } = await writeEvidence(
    facts,
    async function* () {
      yield* pages
    },
    (bytes) => void parts.push(bytes.slice()),
  )
  return { bytes: Buffer.concat(parts), code: manifestCode }
}

const source = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

describe('an evidence package', () => {
  test('holds five files, and a manifest with its keys in order', async () => {
    const { bytes, code } = await evidence()
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(['dados.csv', 'dados.xlsx', 'LEIA-ME.txt', 'manifesto.json', 'SHA256SUMS'])
    const text = strFromU8(files['manifesto.json'] ?? new Uint8Array())
    const manifest = JSON.parse(text) as Record<string, object>
    expect(keysOf(manifest)).toBe(
      'formato console operador origem tempo leitura somas colunas paginas arquivos naoProvado amostra revisao excecoes',
    )
    for (const [part, keys] of Object.entries({
      console: 'versao build',
      operador: 'id nome email',
      origem: 'lista chamada parametros filtroEmPalavras fuso',
      tempo: 'inicioCliente fimCliente inicioServidor fimServidor',
      leitura:
        'veredito ordem tamanhoPagina paginas totalAntes totalDepois linhas idsUnicos finsConferidos releituras duplaLeitura',
    }))
      expect([part, keysOf(manifest[part] ?? {})]).toEqual([part, keys])
    for (const [part, keys] of Object.entries({
      colunas: 'campo rotulo formato',
      paginas: 'indice primeiroId ultimoId linhas sha256',
      arquivos: 'nome bytes sha256',
    }))
      for (const each of Object.values(manifest[part] ?? {}) as object[])
        expect([part, keysOf(each)]).toEqual([part, keys])
    expect(manifest['tempo']).toEqual({
      inicioCliente: new Date(outcome.startedAt).toISOString(),
      fimCliente: new Date(outcome.endedAt).toISOString(),
      inicioServidor: '2026-11-21T15:02:01.000Z',
      fimServidor: null,
    })
    expect(manifest['somas']).toEqual({ valor: String(sum) })
    expect(manifest).toMatchObject({ formato: 'gestor-evidencia/1', leitura: { veredito: 'Provada', linhas: 25 } })
    expect(code).toBe(createHash('sha256').update(text).digest('hex'))
  })

  test('without sample, review and exceptions its manifest has none of them', () => {
    const { amostra: _, revisao: __, excecoes: ___, ...rest } = facts
    expect(keysOf(manifestOf({ ...rest, files: [] }))).toMatch(/arquivos naoProvado$/)
  })

  test('LEIA-ME.txt says what is proved, what is not, and how it is checked without the console', async () => {
    const files = unzipSync((await evidence()).bytes)
    const text = strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())
    const [, proved = '', not = '', how = ''] = text.split(
      /O QUE ESTÁ PROVADO|O QUE NÃO ESTÁ PROVADO|COMO CONFERIR SEM O CONSOLE/,
    )
    expect(text).toContain(
      'Provada: 25 linhas, nenhuma repetida, nenhuma faltando; 3 fins de página conferidos às 12:03.',
    )
    expect(proved).toContain('são todas as que a chamada listava, juntas, no momento da conferência')
    expect(not.trim().split('\r\n')).toEqual(notProved(outcome).map((sentence) => `- ${sentence}`))
    expect(how).toContain('sha256sum -c SHA256SUMS')
    expect(how).toContain('anotado fora deste')
  })

  test('what no reading proves is told of each, and of one that is not proved that it is not', () => {
    const always = [
      'Que a plataforma lista tudo o que guarda.',
      'Quem fez este pacote: um código não é uma assinatura.',
      'A hora verdadeira: são a do relógio deste computador e a que o servidor informou.',
    ]
    const once = notProved(outcome)
    const double = notProved({ ...outcome, double: true })
    const moved = notProved({
      ...outcome,
      verdict: { kind: 'moved', pages: [0], repeated: [], missing: 1, lines: 25, total: 26 },
    })
    expect(once.slice(0, 3)).toEqual(always)
    expect(once[3]).toMatch(/valores das linhas não mudaram.*entrou com id menor/)
    expect(double.slice(0, 3)).toEqual(always)
    expect(double[3]).toMatch(/saiu e voltou entre as duas leituras/)
    expect(moved).toEqual([expect.stringContaining('não está provada (Movida)'), ...once])
  })

  test('is accepted by sha256sum -c', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gestor-evidencia-'))
    const files = unzipSync((await evidence()).bytes)
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    const sums = strFromU8(files['SHA256SUMS'] ?? new Uint8Array())
    for (const line of sums.trim().split('\n')) {
      const [code, name = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(files[name] ?? '')
          .digest('hex'),
      ).toBe(code)
    }
    const [tool = '', ...args] = 'sha256sum -c SHA256SUMS'.split(' ')
    const { status, stdout, error } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    // Where the tool is missing the loop above has said the same.
    if (error) return
    expect(stdout).toBe('dados.csv: OK\ndados.xlsx: OK\nLEIA-ME.txt: OK\nmanifesto.json: OK\n')
    expect(status).toBe(0)
  })

  test('is found whole by the console, also when it was zipped anew', async () => {
    const { bytes, code } = await evidence()
    for (const zip of [bytes, zipSync(unzipSync(bytes))]) {
      const check = await checked(source(zip))
      expect(check.differences).toEqual([])
      expect(check.manifestCode).toBe(code)
      expect(check.manifest?.leitura.linhas).toBe(25)
    }
  })

  test('one changed byte of any file names the file', async () => {
    const files = unzipSync((await evidence()).bytes)
    for (const name of Object.keys(files)) {
      const content = files[name] ?? new Uint8Array()
      for (const at of [0, Math.floor(content.length / 2), content.length - 2]) {
        const changed = content.slice()
        changed[at] = (changed[at] ?? 0) ^ 1
        const { differences } = await checked(source(zipSync({ ...files, [name]: changed })))
        expect(differences.join('; '), `${name} ${at}`).toContain(name)
      }
    }
  })

  test('one changed byte of the package itself is never taken for a whole one', async () => {
    const { bytes } = await evidence()
    const first = unzipSync(bytes)
    // From behind the first local header to the end of what the last file holds.
    const from = 30 + 'dados.csv'.length
    const directory = bytes.findIndex((byte, at) => byte === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1)
    let named = 0
    for (let at = from; at < directory; at += 97) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 16
      const { differences } = await checked(source(changed))
      if (differences.length > 0) named++
      else expect(unzipSync(changed)).toEqual(first)
    }
    expect(named).toBeGreaterThan(20)
  })

  test('data exchanged together with its codes is still told by the manifest, and the manifest by its own code', async () => {
    const { bytes, code } = await evidence()
    const files = unzipSync(bytes)
    const csv = Buffer.from(files['dados.csv'] ?? [])
    const changed = Uint8Array.from(Buffer.from(csv.toString().replace('-R$ 3,63', '-R$ 3,64')))
    const sums = strFromU8(files['SHA256SUMS'] ?? new Uint8Array()).replace(
      /^[0-9a-f]{64}(?= {2}dados.csv)/,
      createHash('sha256').update(changed).digest('hex'),
    )
    const forged = { ...files, 'dados.csv': changed, SHA256SUMS: new TextEncoder().encode(sums) }
    const { differences } = await checked(source(zipSync(forged)))
    expect(differences).toEqual([
      'dados.csv não confere com seu código no manifesto',
      `Soma de Valor: dados.csv dá R$ ${reais(sum - 1n)}; o manifesto diz R$ ${reais(sum)}`,
    ])
    const rewritten = new TextEncoder().encode(
      strFromU8(files['manifesto.json'] ?? new Uint8Array()).replace('25', '24'),
    )
    expect(createHash('sha256').update(rewritten).digest('hex')).not.toBe(code)
  })

  test('what is no package is said to be none', async () => {
    expect((await checked(source(new TextEncoder().encode('nada')))).differences).toEqual([
      'O pacote não é um arquivo zip',
    ])
    const { differences } = await checked(source(zipSync({ 'a.txt': new Uint8Array(3) })))
    expect(differences).toContain('SHA256SUMS falta')
    expect(differences).toContain('manifesto.json falta ou não é um manifesto gestor-evidencia/1')
  })
})

const reais = (cents: bigint) => `${cents / 100n},${String(cents % 100n).padStart(2, '0')}`
