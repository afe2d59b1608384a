/** Every section of the console, in the order of the menu (spec 1 §2.6): a new one is one line here. */
import type { Section } from '#commands/section.ts'
import { bonusSection } from '#sections/bonus/index.tsx'
import { cashbacksSection } from '#sections/cashbacks/index.tsx'
import { categoriasSection } from '#sections/categorias/index.tsx'
import { dashboardSection } from '#sections/dashboard/index.tsx'
import { fornecedoresSection } from '#sections/fornecedores/index.tsx'
import { lojasSection } from '#sections/lojas/index.tsx'
import { auditoriaSection } from '#sections/auditoria/index.tsx'
import { pedidosSection } from '#sections/pedidos/index.tsx'
import { perfilSection } from '#sections/perfil/index.tsx'
import { placeholderSection } from '#sections/placeholder/index.tsx'
import { planosSection } from '#sections/planos/index.tsx'
import { produtosSection } from '#sections/produtos/index.tsx'
import { rvhubSection } from '#sections/rvhub/index.tsx'
import { transacoesSection } from '#sections/transacoes/index.tsx'
import { usuariosSection } from '#sections/usuarios/index.tsx'

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
  placeholderSection,
  auditoriaSection,
  pedidosSection,
  transacoesSection,
  usuariosSection,
  perfilSection,
]
