/** The resource: transaction (spec 2 §2, §3). */
import { defineResource } from '#commands/resource.ts'

/** As `auditPaths` of the audits has it: a resource imports no paths (tests/record-finders.test.ts checks it). */
const AUDIT_BY_VALUE_PATH = '/auditoria/transacoes/valor'
const loadAuditByValue = () => import('#sections/auditoria/contract.ts').then((contract) => contract.auditoriaValor)

export const transacao = defineResource({
  id: 'transacao',
  singular: 'transação',
  plural: 'transações',
  article: 'a',
  path: '/transacoes',
  recordView: 'dialog',
  words: {
    one: ['movimentação'],
    many: ['movimentações'],
    either: ['trans', 'mov'],
    english: ['transaction', 'transactions'],
    foreign: { transaccion: 'transacao', transacciones: 'transacoes' },
    abbreviations: { tx: 'transacoes' },
  },
  summary: ({ dscDescricao, statusDescricao, numAmount, dtCadastro, usuarioOrigem }) => ({
    name: dscDescricao,
    status: { id: null, descricao: statusDescricao },
    amount: numAmount,
    date: dtCadastro,
    person: usuarioOrigem.dscNome,
  }),
  record: () => import('#sections/auditoria/contract.ts').then((contract) => contract.auditoriaVisualizar),
  finders: [
    {
      by: 'amount',
      path: AUDIT_BY_VALUE_PATH,
      list: loadAuditByValue,
      toFilters: (valorMinimo, valorMaximo) => ({ valorMinimo, valorMaximo }),
    },
    {
      by: 'day',
      path: AUDIT_BY_VALUE_PATH,
      list: loadAuditByValue,
      toFilters: (dataInicio, dataFim) => ({ dataInicio, dataFim }),
    },
  ],
})
