/** The schema of a manifest, for reading any package. manifest.ts, which writes it in the worker, is separate. */
import * as z from 'zod/mini'
import { PACKAGE_FORMAT } from './package-names.ts'

const nullableTextSchema = z.nullable(z.string())
const hashedFileSchema = z.object({ nome: z.string(), bytes: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  formato: z.literal(PACKAGE_FORMAT),
  /** `ambiente`: the environment, if the console shows one. */
  console: z.object({ versao: z.string(), build: z.string(), ambiente: z.optional(z.string()) }),
  operador: z.object({ id: nullableTextSchema, nome: nullableTextSchema, email: nullableTextSchema }),
  origem: z.object({
    lista: z.string(),
    /** Method and path. */
    chamada: z.string(),
    /** The parameters as sent, without the page number and the token. */
    parametros: z.record(z.string(), z.string()),
    filtroEmPalavras: z.string(),
    fuso: z.string(),
  }),
  /** ISO 8601 in UTC ('Z'); the server's times are null if they could not be read. */
  tempo: z.object({
    inicioCliente: z.string(),
    fimCliente: z.string(),
    inicioServidor: nullableTextSchema,
    fimServidor: nullableTextSchema,
  }),
  leitura: z.object({
    veredito: z.string(),
    ordem: z.string(),
    tamanhoPagina: z.number(),
    paginas: z.number(),
    totalAntes: z.number(),
    totalDepois: z.number(),
    linhas: z.number(),
    idsUnicos: z.number(),
    finsConferidos: z.number(),
    releituras: z.number(),
    duplaLeitura: z.boolean(),
  }),
  /** Whole cents as text, by the column's field. */
  somas: z.record(z.string(), z.string()),
  colunas: z.array(z.object({ campo: z.string(), rotulo: z.string(), formato: z.string() })),
  paginas: z.array(
    z.object({
      indice: z.number(),
      primeiroId: z.nullable(z.number()),
      ultimoId: z.nullable(z.number()),
      linhas: z.number(),
      sha256: z.string(),
    }),
  ),
  arquivos: z.array(hashedFileSchema),
  naoProvado: z.array(z.string()),
  amostra: z.optional(z.unknown()),
  revisao: z.optional(z.unknown()),
  excecoes: z.optional(z.unknown()),
})

/** A parsed manifest; its keys are those of the file format, in Portuguese. */
export type Manifest = z.output<typeof manifestSchema>

/** Parses a manifest's text; null if it is not a valid manifest of ours. */
export function parseManifest(text: string): Manifest | null {
  try {
    const read = z.safeParse(manifestSchema, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
