/**
 * Creates the manifest of an evidence package: 'gestor-evidencia/1', with its keys in the order of the format
 * (scan/files/README §1).
 */
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { PageMark } from '#scan/protocol/scan-environment.ts'
import { getVerdictWord, type ScanOutcome } from '#scan/protocol/verdict.ts'
import type { Manifest } from './manifest-schema.ts'
import { PACKAGE_FORMAT } from './package-names.ts'

/** Everything that a manifest is created from. */
export interface ManifestInput {
  readonly console: Manifest['console']
  readonly operador: Manifest['operador']
  readonly origem: Manifest['origem']
  readonly outcome: ScanOutcome
  /** The verdict's sentence as the screen shows it; for LEIA-ME.txt. */
  readonly verdictSentence: string
  readonly columns: readonly ScanColumn[]
  readonly marks: readonly PageMark[]
  /** Labels of columns of amounts that the data files do not contain. */
  readonly unsummedLabels?: readonly string[]
  /** Sums in cents by field. */
  readonly sums: ReadonlyMap<string, bigint>
  readonly files: Manifest['arquivos']
  readonly amostra?: unknown
  readonly revisao?: unknown
  readonly excecoes?: unknown
}

const toIso = (ms: number): string => new Date(ms).toISOString()
const toIsoOrNull = (ms: number | null): string | null => (ms === null ? null : toIso(ms))

/** What no scan proves, and what this scan does not prove, in Portuguese sentences. */
export function listUnproved({ verdict, double }: ScanOutcome, unsummedLabels: readonly string[] = []): string[] {
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
    ...unsummedLabels.map(
      (label) => `A soma de ${label}: a coluna estava oculta, não está nos dados e não foi somada.`,
    ),
  ]
}

/** Creates the manifest, with its keys in order. */
export function createManifest(input: ManifestInput): Manifest {
  const { outcome, amostra, revisao, excecoes } = input
  return {
    formato: PACKAGE_FORMAT,
    console: input.console,
    operador: input.operador,
    origem: input.origem,
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
    somas: Object.fromEntries([...input.sums].map(([field, cents]) => [field, String(cents)])),
    colunas: input.columns.map(({ field, label, format }) => ({
      campo: field,
      rotulo: label,
      formato: format ?? 'text',
    })),
    paginas: input.marks.map(({ index, ids, sha256 }) => ({
      indice: index,
      primeiroId: ids[0] ?? null,
      ultimoId: ids.at(-1) ?? null,
      linhas: ids.length,
      sha256,
    })),
    arquivos: input.files,
    naoProvado: listUnproved(outcome, input.unsummedLabels),
    // Only present parts are written: JSON omits undefined values.
    amostra,
    revisao,
    excecoes,
  }
}

/** The text of the file. */
export const formatManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`
