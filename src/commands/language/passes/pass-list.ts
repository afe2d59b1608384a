/** The passes over a line in their order (commands/language/passes/README). */
import { passAsTyped } from './as-typed.ts'
import { passAnyCorrection, passLikelyCorrection } from './corrections.ts'
import { passFieldChange } from './field-change.ts'
import { passByName, passRefusedName } from './names.ts'
import type { PassInput, PassResult } from './pass-input.ts'
import { passRequestClause } from './request-clause.ts'
import {
  passAssociation,
  passCommandRewrite,
  passEverydayWords,
  passHiddenColumns,
  passNewRecord,
  passNumberChange,
  passPersonName,
  passPersonSearch,
  passRecordForm,
  passRecordPart,
  passStateChange,
  passUndo,
} from './rewrites.ts'
import { passGist, passLoose, passWithoutHalfTypedWord, passWithoutUnknownWords } from './skipped-words.ts'

/** One way to understand a line. */
export interface Pass {
  name: string
  /** A line that this pass decides. */
  example: string
  run: (input: PassInput) => PassResult
  /** The pass also runs for a line that asks for an action, which must not be understood by its gist. */
  isForActions: boolean
  /** The pass also runs for a clause of a line. */
  isForClauses: boolean
}

const EVERY_LINE = { isForActions: true, isForClauses: true }

/** The passes, in the order in which they run. */
export const PASSES: readonly Pass[] = [
  { name: 'hidden columns', example: 'sem a coluna tipo', run: passHiddenColumns, ...EVERY_LINE },
  { name: 'undo', example: 'desfaz a última alteração', run: passUndo, ...EVERY_LINE },
  {
    name: 'person search',
    example: 'acha o povo que se chama Aparecida',
    run: passPersonSearch,
    ...EVERY_LINE,
  },
  {
    name: 'command rewrite',
    example: 'mostra a transação 12',
    run: passCommandRewrite,
    ...EVERY_LINE,
  },
  {
    name: 'field change',
    example: 'mudar preço do produto 12 para 19,90',
    run: passFieldChange,
    ...EVERY_LINE,
  },
  {
    name: 'association',
    example: 'vincule o produto 12 ao plano 2',
    run: passAssociation,
    ...EVERY_LINE,
  },
  { name: 'state change', example: 'o 22 deve ficar inativo', run: passStateChange, ...EVERY_LINE },
  {
    name: 'part of a record',
    example: 'troca a foto do 9',
    run: passRecordPart,
    ...EVERY_LINE,
  },
  { name: 'as typed', example: 'loja 3 editar', run: passAsTyped, ...EVERY_LINE },
  { name: 'half-typed word', example: 'excluir produto 12 d', run: passWithoutHalfTypedWord, ...EVERY_LINE },
  {
    name: 'number change',
    example: 'bota cinquenta no estoque do produto 8',
    run: passNumberChange,
    ...EVERY_LINE,
  },
  {
    name: 'request clause',
    example: 'A loja 18 fechou, pode tirá-la do cadastro.',
    run: passRequestClause,
    isForActions: true,
    isForClauses: false,
  },
  { name: 'optional words', example: 'mostrar todas as colunas', run: passLoose, ...EVERY_LINE },
  { name: 'likely correction', example: 'exlcuir o produto 12', run: passLikelyCorrection, ...EVERY_LINE },
  { name: 'new record', example: 'novo cashback de 5 %', run: passNewRecord, ...EVERY_LINE },
  { name: 'record name', example: 'excluir produto fone', run: passByName, ...EVERY_LINE },
  { name: 'unknown words', example: 'ajuste fiscal', run: passWithoutUnknownWords, ...EVERY_LINE },
  { name: 'any correction', example: 'noov produto', run: passAnyCorrection, ...EVERY_LINE },
  { name: 'refused name', example: 'usuários com gmail', run: passRefusedName, ...EVERY_LINE },
  {
    name: 'form of a record',
    example: 'o produto 340 agora custa 12 reais',
    run: passRecordForm,
    isForActions: false,
    isForClauses: true,
  },
  {
    name: 'gist',
    example: 'mostra de novo a coluna categoria',
    run: passGist,
    isForActions: false,
    isForClauses: false,
  },
  {
    name: 'everyday words',
    example: 'cadê o povo cadastrado?',
    run: passEverydayWords,
    isForActions: false,
    isForClauses: false,
  },
  {
    name: 'person name',
    example: 'Maria Silva',
    run: passPersonName,
    isForActions: false,
    isForClauses: false,
  },
]
