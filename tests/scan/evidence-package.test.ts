/** Evidence packages, checked by the console and by the shell. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkEvidence, readPackagedText } from '#scan/files/check-evidence.ts'
import { type PackagedChart, writeEvidence } from '#scan/files/write-evidence.ts'
import { createManifest, formatManifest, listUnproved } from '#scan/files/manifest.ts'
import { type Manifest, parseManifest } from '#scan/files/manifest-schema.ts'
import { PACKAGE_FILES } from '#scan/files/package-names.ts'
import type { ByteSource } from '#scan/files/zip-directory.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { columns, pages, rows } from './file-rows.fixture.ts'

/** Checks a package as 'conferir evidência' does: the manifest first, then everything against it. */
async function checkPackage(from: ByteSource) {
  const manifest = parseManifest(await readPackagedText(from, PACKAGE_FILES.manifest).catch(() => ''))
  return { manifest, ...(await checkEvidence(from, manifest)) }
}

const outcome: ScanOutcome = {
  verdict: {
    kind: 'proved',
    lines: 25,
    endsChecked: 3,
    checkedAt: new Date(2026, 10, 21, 12, 3).getTime(),
    rereads: 0,
    double: false,
  },
  pass: 1,
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
  verdictSentence: formatVerdict(outcome.verdict),
  columns,
  marks: pages.map((page, index) => ({ index, ids: page.map(({ id }) => id), sha256: 'a'.repeat(64) })),
  sums: new Map([['valor', sum]]),
  excecoes: [{ regra: 'valor redondo', candidatos: [] }],
  revisao: { registros: 2, conforme: 2, excecao: 0 },
  amostra: { semente: 'novembro', metodo: 'menor SHA-256 de semente:id', ids: [3, 9] },
}
const joinKeys = (of: object) => Object.keys(of).join(' ')

async function createEvidence(
  console: Manifest['console'] = facts.console,
  charts: readonly PackagedChart[] = [],
): Promise<{ bytes: Uint8Array; code: string }> {
  const parts: Uint8Array[] = []
  const { manifestCode } = await writeEvidence(
    { ...facts, console, charts },
    async function* () {
      yield* pages
    },
    (bytes) => void parts.push(bytes.slice()),
  )
  return { bytes: Buffer.concat(parts), code: manifestCode }
}

const source = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

describe('an evidence package', () => {
  test('has a chart with its own hash, and a changed chart is named', async () => {
    const chart = { name: 'grafico-valor-por-mes.svg', text: '<svg>Provada 12:03</svg>' }
    const { bytes } = await createEvidence(facts.console, [chart])
    const files = unzipSync(bytes)
    const sha256 = createHash('sha256').update(chart.text).digest('hex')
    expect(strFromU8(files[PACKAGE_FILES.sums]!)).toContain(`${sha256}  ${chart.name}\n`)
    const { manifest, differences } = await checkPackage(source(bytes))
    expect(differences).toEqual([])
    expect(manifest?.arquivos).toContainEqual({ nome: chart.name, bytes: chart.text.length, sha256 })
    const changed = zipSync({ ...files, [chart.name]: new TextEncoder().encode('<svg>Provada 12:04</svg>') })
    expect((await checkPackage(source(changed))).differences).toEqual([
      `${chart.name} não confere com seu código em SHA256SUMS`,
      `${chart.name} não confere com seu código no manifesto`,
    ])
  })

  test('has five files, and a manifest with its keys in order', async () => {
    const { bytes, code } = await createEvidence()
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(['dados.csv', 'dados.xlsx', 'LEIA-ME.txt', 'manifesto.json', 'SHA256SUMS'])
    const text = strFromU8(files['manifesto.json'] ?? new Uint8Array())
    const manifest = JSON.parse(text) as Record<string, object>
    expect(joinKeys(manifest)).toBe(
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
      expect([part, joinKeys(manifest[part] ?? {})]).toEqual([part, keys])
    for (const [part, keys] of Object.entries({
      colunas: 'campo rotulo formato',
      paginas: 'indice primeiroId ultimoId linhas sha256',
      arquivos: 'nome bytes sha256',
    }))
      for (const each of Object.values(manifest[part] ?? {}) as object[])
        expect([part, joinKeys(each)]).toEqual([part, keys])
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

  test('without sample, review and exceptions its manifest has none of these keys', () => {
    const { amostra: _, revisao: __, excecoes: ___, ...rest } = facts
    expect(joinKeys(JSON.parse(formatManifest(createManifest({ ...rest, files: [] }))))).toMatch(/arquivos naoProvado$/)
  })

  test('names the environment in its manifest and in LEIA-ME.txt, if the console shows one', async () => {
    const files = unzipSync((await createEvidence({ ...facts.console, ambiente: 'Homologação' })).bytes)
    expect(parseManifest(strFromU8(files['manifesto.json'] ?? new Uint8Array()))?.console.ambiente).toBe('Homologação')
    expect(strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())).toContain('\r\nAMBIENTE: Homologação\r\n')
    const without = unzipSync((await createEvidence()).bytes)
    expect(strFromU8(without['LEIA-ME.txt'] ?? new Uint8Array())).not.toContain('AMBIENTE')
  })

  test('LEIA-ME.txt says what is verified, what is not, and how to check it without the console', async () => {
    const files = unzipSync((await createEvidence()).bytes)
    const text = strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array())
    const [, proved = '', not = '', how = ''] = text.split(
      /O QUE ESTÁ PROVADO|O QUE NÃO ESTÁ PROVADO|COMO CONFERIR SEM O CONSOLE/,
    )
    expect(text).toContain(
      'Provada: 25 linhas, nenhuma repetida, nenhuma faltando; 3 fins de página conferidos às 12:03.',
    )
    expect(text).toMatch(
      /Lida de \d\d\/\d\d\/\d{4} \d\d:\d\d a [\d/: ]+ \(relógio do computador que leu, fuso [^)]+\), por /,
    )
    expect(proved).toContain('são todas as que a chamada listava, juntas, no momento da conferência')
    expect(not.trim().split('\r\n')).toEqual(listUnproved(outcome).map((sentence) => `- ${sentence}`))
    expect(how).toContain('sha256sum -c SHA256SUMS')
    expect(how).toContain('anotado fora deste')
  })

  test('every package lists what no scan proves, and an unverified one says that it is unverified', () => {
    const always = [
      'Que a plataforma lista tudo o que guarda.',
      'Quem fez este pacote: um código não é uma assinatura.',
      'A hora verdadeira: são a do relógio deste computador e a que o servidor informou.',
    ]
    const once = listUnproved(outcome)
    const double = listUnproved({ ...outcome, double: true })
    const moved = listUnproved({
      ...outcome,
      verdict: { kind: 'moved', pages: [0], repeated: [], missing: 1, lines: 25, total: 26 },
    })
    expect(once.slice(0, 3)).toEqual(always)
    expect(once[3]).toMatch(/valores das linhas não mudaram.*entrou com id menor/)
    expect(double.slice(0, 3)).toEqual(always)
    expect(double[3]).toMatch(/saiu e voltou entre as duas leituras/)
    expect(listUnproved(outcome, ['Valor'])).toEqual([
      ...once,
      'A soma de Valor: a coluna estava oculta, não está nos dados e não foi somada.',
    ])
    expect(createManifest({ ...facts, unsummedLabels: ['Valor'], files: [] }).naoProvado.at(-1)).toMatch(
      /^A soma de Valor/,
    )
    expect(moved).toEqual([expect.stringContaining('não está provada (Movida)'), ...once])
  })

  test('is accepted by sha256sum -c', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gestor-evidencia-'))
    const files = unzipSync((await createEvidence()).bytes)
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
    // If the tool is missing, the loop above has already checked the same.
    if (error) return
    expect(stdout).toBe('dados.csv: OK\ndados.xlsx: OK\nLEIA-ME.txt: OK\nmanifesto.json: OK\n')
    expect(status).toBe(0)
  })

  test('is found complete by the console, also after being zipped again', async () => {
    const { bytes, code } = await createEvidence()
    for (const zip of [bytes, zipSync(unzipSync(bytes))]) {
      const check = await checkPackage(source(zip))
      expect(check.differences).toEqual([])
      expect(check.manifestCode).toBe(code)
      expect(check.manifest?.leitura.linhas).toBe(25)
    }
  })

  test('one changed byte of any file names the file', async () => {
    const files = unzipSync((await createEvidence()).bytes)
    for (const name of Object.keys(files)) {
      const content = files[name] ?? new Uint8Array()
      for (const at of [0, Math.floor(content.length / 2), content.length - 2]) {
        const changed = content.slice()
        changed[at] = (changed[at] ?? 0) ^ 1
        const { differences } = await checkPackage(source(zipSync({ ...files, [name]: changed })))
        expect(differences.join('; '), `${name} ${at}`).toContain(name)
      }
    }
  })

  test('a package with one changed byte is never accepted', async () => {
    const { bytes } = await createEvidence()
    const first = unzipSync(bytes)
    // From behind the first local header to the end of the last file's content.
    const from = 30 + 'dados.csv'.length
    const directory = bytes.findIndex((byte, at) => byte === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1)
    let namedCount = 0
    for (let at = from; at < directory; at += 97) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 16
      const { differences } = await checkPackage(source(changed))
      if (differences.length > 0) namedCount++
      else expect(unzipSync(changed)).toEqual(first)
    }
    expect(namedCount).toBeGreaterThan(20)
  })

  test('data exchanged together with its hashes is found by the manifest, and the manifest by its own hash', async () => {
    const { bytes, code } = await createEvidence()
    const files = unzipSync(bytes)
    const csv = Buffer.from(files['dados.csv'] ?? [])
    const changed = Uint8Array.from(Buffer.from(csv.toString().replace('-R$ 3,63', '-R$ 3,64')))
    const sums = strFromU8(files['SHA256SUMS'] ?? new Uint8Array()).replace(
      /^[0-9a-f]{64}(?= {2}dados.csv)/,
      createHash('sha256').update(changed).digest('hex'),
    )
    const forged = { ...files, 'dados.csv': changed, SHA256SUMS: new TextEncoder().encode(sums) }
    const { differences } = await checkPackage(source(zipSync(forged)))
    expect(differences).toEqual([
      'dados.csv não confere com seu código no manifesto',
      `Soma de Valor: dados.csv dá R$ ${reais(sum - 1n)}; o manifesto diz R$ ${reais(sum)}`,
    ])
    const rewritten = new TextEncoder().encode(
      strFromU8(files['manifesto.json'] ?? new Uint8Array()).replace('25', '24'),
    )
    expect(createHash('sha256').update(rewritten).digest('hex')).not.toBe(code)
  })

  /** Changes the manifest and writes matching hashes; returns the differences found. */
  async function findContradictions(change: (manifest: Manifest) => void) {
    const files = unzipSync((await createEvidence()).bytes)
    const manifest = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as Manifest
    change(manifest)
    const bytes = new TextEncoder().encode(JSON.stringify(manifest))
    const sums = strFromU8(files['SHA256SUMS'] ?? new Uint8Array()).replace(
      /^[0-9a-f]{64}(?= {2}manifesto.json)/m,
      createHash('sha256').update(bytes).digest('hex'),
    )
    const zip = zipSync({ ...files, 'manifesto.json': bytes, SHA256SUMS: new TextEncoder().encode(sums) })
    return (await checkPackage(source(zip))).differences
  }

  test('a manifest that contradicts itself is reported, though its hashes are right', async () => {
    expect(await findContradictions(() => {})).toEqual([])
    expect(
      await findContradictions(({ leitura }) => Object.assign(leitura, { totalAntes: 998, totalDepois: 999 })),
    ).toEqual([
      'O manifesto diz “Provada”, mas o total antes da leitura é 998, e não 25',
      'O manifesto diz “Provada”, mas o total depois da leitura é 999, e não 25',
    ])
    expect(await findContradictions(({ leitura }) => Object.assign(leitura, { finsConferidos: 2 }))).toEqual([
      'O manifesto diz “Provada”, mas o número de fins conferidos é 2, e não 3',
    ])
    // Rows of a page read before the last one are no contradiction, nor are the statements that nothing proves.
    expect(
      await findContradictions(({ leitura }) => Object.assign(leitura, { totalAntes: 24, releituras: 1 })),
    ).toEqual([])
    expect(
      await findContradictions(({ leitura }) => Object.assign(leitura, { veredito: 'Movida', totalDepois: 9 })),
    ).toEqual([])
    expect(await findContradictions((manifest) => manifest.arquivos.splice(1, 1))).toEqual([
      'dados.xlsx não está na lista de arquivos do manifesto',
    ])
  })

  test('unreadable hashes do not hide the files', async () => {
    const files = unzipSync((await createEvidence()).bytes)
    const { differences } = await checkPackage(
      source(zipSync({ ...files, SHA256SUMS: new TextEncoder().encode('?\n!\n') })),
    )
    expect(differences).toContain('SHA256SUMS tem 2 linhas que não se leem')
    expect(differences.join()).not.toContain('não pertence ao pacote')
  })

  test('duplicate rows are counted once', async () => {
    const { bytes } = await createEvidence()
    const files = unzipSync(bytes)
    const namedCount = zipSync({ ...files, 'dados.csw': files['dados.csv'] ?? new Uint8Array() })
    const twice = Uint8Array.from(
      Buffer.from(Buffer.from(namedCount).toString('latin1').replaceAll('.csw', '.csv'), 'latin1'),
    )
    expect((await checkPackage(source(twice))).differences).toEqual(['dados.csv está duas vezes no pacote'])
  })

  test('a single remaining row is reported in the singular', async () => {
    const files = unzipSync((await createEvidence()).bytes)
    const [head, first] = strFromU8(files['dados.csv'] ?? new Uint8Array()).split('\r\n')
    const shortened = { ...files, 'dados.csv': new TextEncoder().encode(`${head}\r\n${first}\r\n`) }
    const { differences } = await checkPackage(source(zipSync(shortened)))
    expect(differences.join('. ')).toMatch(
      /dados.csv tem 1 linha; o manifesto diz \d+. dados.csv tem 1 id; o manifesto/,
    )
  })

  test('a file that is no package is reported as such', async () => {
    expect((await checkPackage(source(new TextEncoder().encode('nada')))).differences).toEqual([
      'O pacote não é um arquivo zip',
    ])
    const { differences } = await checkPackage(source(zipSync({ 'a.txt': new Uint8Array(3) })))
    expect(differences).toContain('SHA256SUMS falta')
    expect(differences).toContain('manifesto.json falta ou não é um manifesto gestor-evidencia/1')
  })
})

const reais = (cents: bigint) => `${cents / 100n},${String(cents % 100n).padStart(2, '0')}`
