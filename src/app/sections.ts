/** Every section of the console, in the order of the menu (spec 1 §2.6). A new section is one line here. */
import type { Section } from '#commands/section.ts'
import { bonusSection } from '#sections/bonus/index.ts'
import { cashbacksSection } from '#sections/cashbacks/index.ts'
import { categoriasSection } from '#sections/categorias/index.ts'
import { dashboardSection } from '#sections/dashboard/index.ts'
import { fornecedoresSection } from '#sections/fornecedores/index.ts'
import { lojasSection } from '#sections/lojas/index.ts'
import { auditoriaSection } from '#sections/auditoria/index.ts'
import { pedidosSection } from '#sections/pedidos/index.ts'
import { perfilSection } from '#sections/perfil/index.ts'
import { placeholderSection } from '#sections/placeholder/index.ts'
import { planosSection } from '#sections/planos/index.ts'
import { produtosSection } from '#sections/produtos/index.ts'
import { rvhubSection } from '#sections/rvhub/index.ts'
import { saldoSection } from '#sections/saldo/index.ts'
import { transacoesSection } from '#sections/transacoes/index.ts'
import { usuariosSection } from '#sections/usuarios/index.ts'

export const sections: readonly Section[] = [
  dashboardSection,
  cashbacksSection,
  categoriasSection,
  fornecedoresSection,
  produtosSection,
  lojasSection,
  planosSection,
  bonusSection,
  rvhubSection,
  saldoSection,
  placeholderSection,
  auditoriaSection,
  pedidosSection,
  transacoesSection,
  usuariosSection,
  perfilSection,
]
