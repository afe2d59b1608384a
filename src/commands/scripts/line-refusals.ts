/** Why a line is no step: of a saved script, and of several commands typed at once. */
export const LINE_REFUSALS = {
  notUnderstood: 'não entendido',
  /** A step runs later, when the name may mean another record. */
  namesRecord: 'diz um nome: num roteiro, digite o id',
  lacksArgument: 'falta um argumento',
} as const
