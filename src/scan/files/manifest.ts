/**
 * The manifest of an evidence package: 'gestor-evidencia/1', its keys in the order of the format
 * (scan/files/README §1).
 */
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { PageMark } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { getVerdictWord } from '#scan/protocol/verdict-text.ts'
import type { Manifest } from './manifest-schema.ts'
import { PACKAGE_FORMAT } from './package-names.ts'

/** What a manifest is written from. */
export interface ManifestInput {
  readonly console: Manifest['console']
  readonly operador: Manifest['operador']
  readonly origem: Manifest['origem']
  readonly outcome: ScanOutcome
  /** The verdict's, as the screen tells it; for LEIA-ME.txt. */
  readonly verdictSentence: string
  readonly columns: readonly ScanColumn[]
  readonly marks: readonly PageMark[]
  /** Labels of amounts that are not in the data. */
  readonly unsummedLabels?: readonly string[]
  /** Cents by field. */
  readonly sums: ReadonlyMap<string, bigint>
  readonly files: Manifest['arquivos']
  readonly amostra?: unknown
  readonly revisao?: unknown
  readonly excecoes?: unknown
}

const toIso = (at: number): string => new Date(at).toISOString()
const toIsoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at))

/** What no reading proves, and what this one does not. */
export function listUnproved({ verdict, double }: ScanOutcome, unsummed: readonly string[] = []): string[] {
  return [
    ...(verdict.kind === 'proved'
      ? []
      : [`Esta leitura não está provada (${getVerdictWord(verdict)}): pode faltar, sobrar ou repetir linhas.`]),
    'Que a plataforma lista tudo o que guarda.',
    'Quem fez este pacote: um código não é uma assinatura.',
    'A hora verdadeira: são a do relógio deste computador e a que o servidor informou.',
    double
      ? 'Que nenhuma linha saiu e voltou entre as duas leituras.'
      : 'Que os valores das linhas não mudaram enquanto eram lidas; que nenhuma linha entrou com id menor que os lidos.',
    ...unsummed.map((label) => `A soma de ${label}: a coluna estava oculta, não está nos dados e não foi somada.`),
  ]
}

/** The manifest, its keys in their order. */
export function createManifest(facts: ManifestInput): Manifest {
  const { outcome, amostra, revisao, excecoes } = facts
  return {
    formato: PACKAGE_FORMAT,
    console: facts.console,
    operador: facts.operador,
    origem: facts.origem,
    tempo: {
      inicioCliente: toIso(outcome.startedAt),
      fimCliente: toIso(outcome.endedAt),
      inicioServidor: toIsoOrNull(outcome.serverStart),
      fimServidor: toIsoOrNull(outcome.serverEnd),
    },
    leitura: {
      veredito: getVerdictWord(outcome.verdict),
      ordem: outcome.sort,
      tamanhoPagina: outcome.size,
      paginas: outcome.pages,
      totalAntes: outcome.totalBefore,
      totalDepois: outcome.totalAfter,
      linhas: outcome.lines,
      idsUnicos: outcome.uniqueIds,
      finsConferidos: outcome.endsChecked,
      releituras: outcome.rereads,
      duplaLeitura: outcome.double,
    },
    somas: Object.fromEntries([...facts.sums].map(([field, cents]) => [field, String(cents)])),
    colunas: facts.columns.map(({ field, label, format }) => ({
      campo: field,
      rotulo: label,
      formato: format ?? 'text',
    })),
    paginas: facts.marks.map(({ index, ids, sha256 }) => ({
      indice: index,
      primeiroId: ids[0] ?? null,
      ultimoId: ids.at(-1) ?? null,
      linhas: ids.length,
      sha256,
    })),
    arquivos: facts.files,
    naoProvado: listUnproved(outcome, facts.unsummedLabels),
    // Those that there are: what is undefined is not written.
    amostra,
    revisao,
    excecoes,
  }
}

/** The file's text. */
export const formatManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`
