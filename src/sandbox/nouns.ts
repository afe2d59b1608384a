/** The registry of the platform: one line per noun, in the order in which their tables refer to each other. */
import type { Noun } from './http/route.ts'
import { imagens } from './images.ts'
import { transacoesNoun } from './tables/auditoria.ts'
import { bonusNoun } from './tables/bonus.ts'
import { cashbacksNoun } from './tables/cashbacks.ts'
import { categoriasNoun } from './tables/categorias.ts'
import { fornecedoresNoun } from './tables/fornecedores.ts'
import { lojasNoun } from './tables/lojas.ts'
import { pedidosNoun } from './tables/pedidos.ts'
import { planosNoun } from './tables/planos.ts'
import { produtosNoun } from './tables/produtos-noun.ts'
import { rvItensNoun } from './tables/rv-itens.ts'
import { usuariosNoun } from './tables/usuarios.ts'

const imagensNoun: Noun = { tables: [imagens], routes: [] }

export const nouns: readonly Noun[] = [
  imagensNoun,
  cashbacksNoun,
  categoriasNoun,
  fornecedoresNoun,
  lojasNoun,
  planosNoun,
  rvItensNoun,
  produtosNoun,
  usuariosNoun,
  pedidosNoun,
  transacoesNoun,
  bonusNoun,
]
