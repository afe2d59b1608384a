/** What a manifest must look like, read from any package; apart from manifest.ts, which the worker writes it with. */
import * as z from 'zod/mini'
import { PACKAGE_FORMAT } from './package-names.ts'

const nullableTextSchema = z.nullable(z.string())
const hashedFileSchema = z.object({ nome: z.string(), bytes: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  formato: z.literal(PACKAGE_FORMAT),
  console: z.object({ versao: z.string(), build: z.string() }),
  operador: z.object({ id: nullableTextSchema, nome: nullableTextSchema, email: nullableTextSchema }),
  origem: z.object({
    lista: z.string(),
    /** Method and path. */
    chamada: z.string(),
    /** As they were sent, without the number of the page and the token. */
    parametros: z.record(z.string(), z.string()),
    filtroEmPalavras: z.string(),
    fuso: z.string(),
  }),
  /** ISO 8601 with the zone Z; the server's null where it could not be read. */
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

/** A manifest as it was read: its keys are the format’s, in Portuguese. */
export type Manifest = z.output<typeof manifestSchema>

/** A manifest's text; null where it is none of ours. */
export function parseManifest(text: string): Manifest | null {
  try {
    const read = z.safeParse(manifestSchema, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
