/** Every part of `ui` in every variant and state, for eyes and screenshots. In development only: /dev/ui. */
import type { ReactNode } from 'react'
import { Badge, type BadgeVariant, StatusBadge } from '#ui/signs/badge.tsx'
import { Button, IconButton, type Size, type Variant } from '#ui/parts/button.tsx'
import { Icon, iconNames } from '#ui/signs/icon.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { Logo } from '#ui/signs/logo.tsx'
import { PageHeader } from '#ui/parts/page-header.tsx'
import { Spinner } from '#ui/signs/spinner.tsx'
import { DialogParts } from './dialog-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { PartGroup, PartRow } from './group.tsx'

const VARIANTS: readonly Variant[] = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'light',
  'dark',
  'link',
  'ghost',
]
const SIZES: readonly Size[] = ['small', 'default', 'large']
const BADGES: readonly BadgeVariant[] = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'light',
  'dark',
]
const KEYS = ['Mod+K', 'g p', 'g a t', 'Shift+S', 'Mod+Shift+Enter', 'Delete', 'PageUp', 'l', '?', ',']

const Buttons = () => (
  <PartGroup title="Botões">
    {SIZES.map((size) => (
      <PartRow key={size} label={size}>
        {VARIANTS.map((variant) => (
          <Button key={variant} size={size} variant={variant}>
            {variant}
          </Button>
        ))}
      </PartRow>
    ))}
    <PartRow label="ícone e teclas">
      <Button icon="recarregar" keys="r">
        Recarregar
      </Button>
      <Button icon="sincronizar" keys="a s">
        Sincronizar RV
      </Button>
      <Button icon="adicionar" keys="c" variant="primary">
        Cadastrar
      </Button>
      <Button icon="excluir" keys="Delete" variant="danger">
        Excluir
      </Button>
    </PartRow>
    <PartRow label="estados">
      <Button busy variant="primary">
        Salvando...
      </Button>
      <Button busy>Sincronizando</Button>
      <Button disabled keys="[">
        Anterior
      </Button>
      <Button off="Nada para exportar" keys="a e">
        Exportar CSV
      </Button>
    </PartRow>
    <PartRow label="só ícone">
      <IconButton icon="mensagem" label="Mensagens, 3" count={3} />
      <IconButton icon="aviso" label="Notificações, 15" count={15} />
      <IconButton icon="editar" label="Editar" keys="e" small />
      <IconButton icon="excluir" label="Excluir" keys="Delete" small off="Em uso" />
      <IconButton icon="recarregar" label="Recarregar" busy />
    </PartRow>
  </PartGroup>
)

const Small = () => (
  <PartGroup title="Selos, teclas, giros">
    {(['small', 'default', 'large'] as const).map((size) => (
      <PartRow key={size} label={size}>
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant} size={size}>
            {variant}
          </Badge>
        ))}
      </PartRow>
    ))}
    <PartRow label="status">
      <StatusBadge id={1} text="Ativo" />
      <StatusBadge id={2} text="Inativo" />
      <StatusBadge id={3} text="Bloqueado" />
      <StatusBadge id={4} text="Pendente" />
      <StatusBadge id={7} />
      <StatusBadge />
    </PartRow>
    <PartRow label="teclas">
      {KEYS.map((keys) => (
        <Keys key={keys} keys={keys} />
      ))}
      <Keys keys={['j', 'k']} />
      <Keys keys={['ArrowLeft', 'ArrowRight']} small />
    </PartRow>
    <PartRow label="giros">
      {(['small', 'default', 'large'] as const).map((size) => (
        <span key={size} className="flex gap-3">
          <Spinner size={size} />
          <Spinner size={size} type="grow" label="Carregando..." />
        </span>
      ))}
      <Logo size={48} />
    </PartRow>
    <PartRow label="ícones">
      {iconNames.map((name) => (
        <span key={name} title={name} className="text-ink-2">
          <Icon name={name} />
        </span>
      ))}
    </PartRow>
  </PartGroup>
)

/** Draws all of it. */
export const UiPage = (): ReactNode => (
  <>
    <PageHeader title="Partes da interface" crumbs={[{ label: 'Desenvolvimento' }]} />
    <div className="grid gap-8 px-(--gutter) pb-12">
      <Buttons />
      <Small />
      <FieldParts />
      <DialogParts />
    </div>
  </>
)
