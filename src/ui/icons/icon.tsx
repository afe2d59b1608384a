/**
 * The console's line icons, 16 px with a stroke of 1.5 px. The same command has the same icon everywhere
 * (ui/icons/README §2).
 */
import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Bell,
  Boxes,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Columns3,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  FileText,
  Globe,
  History,
  House,
  ImageOff,
  Info,
  Keyboard,
  Layers,
  Link,
  ListFilter,
  LockOpen,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Minus,
  Package,
  PanelLeft,
  Pause,
  Pencil,
  Percent,
  Plus,
  Power,
  Receipt,
  Redo2,
  RefreshCw,
  RotateCcw,
  Save,
  Search,
  ShieldCheck,
  ShoppingCart,
  SlidersHorizontal,
  Store,
  SunMoon,
  Tag,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
  Unlink,
  Upload,
  User,
  Users,
  Wallet,
  Waypoints,
  X,
} from 'lucide-react'

const ICONS = {
  adicionar: Plus,
  ajustes: SlidersHorizontal,
  alerta: TriangleAlert,
  associar: Link,
  atalhos: Keyboard,
  aviso: Bell,
  baixar: Download,
  bonus: Wallet,
  buscar: Search,
  cartao: CreditCard,
  cashback: Percent,
  categoria: Tag,
  certo: Check,
  colunas: Columns3,
  copiar: Copy,
  desassociar: Unlink,
  desfazer: Undo2,
  documento: FileText,
  editar: Pencil,
  enviar: Upload,
  erro: CircleAlert,
  escudo: ShieldCheck,
  estoque: ChartColumn,
  grafico: ChartColumn,
  excluir: Trash2,
  fechar: X,
  filtrar: ListFilter,
  fornecedor: Truck,
  habilitar: Power,
  historico: History,
  hub: Waypoints,
  idioma: Globe,
  informacao: Info,
  inicio: House,
  liberar: LockOpen,
  loja: Store,
  mais: Ellipsis,
  menos: Minus,
  mensagem: MessageSquare,
  menu: PanelLeft,
  ordenar: ArrowUpDown,
  pacote: Boxes,
  pausar: Pause,
  pedido: ShoppingCart,
  plano: Layers,
  produto: Package,
  quebrada: ImageOff,
  recarregar: RefreshCw,
  refazer: Redo2,
  reprocessar: RotateCcw,
  sair: LogOut,
  salvar: Save,
  setaAbaixo: ArrowDown,
  setaAcima: ArrowUp,
  setaDireita: ArrowRight,
  setaEsquerda: ArrowLeft,
  abaixo: ChevronDown,
  direita: ChevronRight,
  sincronizar: ArrowLeftRight,
  sucesso: CircleCheck,
  tema: SunMoon,
  transacao: Receipt,
  usuario: User,
  usuarios: Users,
  ver: Eye,
} satisfies Readonly<Record<string, LucideIcon>>

/** The names of the icons. */
export type IconName = keyof typeof ICONS

/** All names, for the page that shows every component. */
export const iconNames = Object.keys(ICONS) as readonly IconName[]

/** Width of the lines in px, at every size. */
const STROKE_PX = 1.5
/** Length of a side of the grid on which the icons are drawn. */
const GRID_SIZE = 24

interface IconProps {
  name: IconName
  /** Length of a side in px at a font size of 16 px; 16 unless given. It grows with the font size. */
  size?: number
  className?: string
}

/** Renders an icon. It is decorative, so the control around it has the accessible name. */
export function Icon({ name, size = 16, className }: IconProps) {
  const Drawing = ICONS[name]
  return (
    <Drawing
      aria-hidden="true"
      size={`${size / 16}rem`}
      strokeWidth={(STROKE_PX * GRID_SIZE) / size}
      className={className}
    />
  )
}
