/** The development page /dev/ui: every component of `ui` in every variant and state, to look at and for screenshots. */
import type { ReactNode } from 'react'
import { Badge, type BadgeVariant, StatusBadge } from '#ui/components/badge.tsx'
import { Button, IconButton, type ButtonSize, type ButtonVariant } from '#ui/components/button.tsx'
import { Icon, iconNames } from '#ui/icons/icon.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { Logo } from '#ui/icons/logo.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Spinner } from '#ui/icons/spinner.tsx'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { SampleGroup, SampleRow } from './sample-group.tsx'

const VARIANTS: readonly ButtonVariant[] = [
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
const SIZES: readonly ButtonSize[] = ['small', 'default', 'large']
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

const ButtonSamples = () => (
  <SampleGroup title="Botões">
    {SIZES.map((size) => (
      <SampleRow key={size} label={size}>
        {VARIANTS.map((variant) => (
          <Button key={variant} size={size} variant={variant}>
            {variant}
          </Button>
        ))}
      </SampleRow>
    ))}
    <SampleRow label="ícone e teclas">
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
    </SampleRow>
    <SampleRow label="estados">
      <Button busy variant="primary">
        Salvando...
      </Button>
      <Button busy>Sincronizando</Button>
      <Button disabled keys="[">
        Anterior
      </Button>
      <Button disabledReason="Nada para exportar" keys="a e">
        Exportar CSV
      </Button>
    </SampleRow>
    <SampleRow label="só ícone">
      <IconButton icon="mensagem" label="Mensagens, 3" count={3} />
      <IconButton icon="aviso" label="Notificações, 15" count={15} />
      <IconButton icon="editar" label="Editar" keys="e" small />
      <IconButton icon="excluir" label="Excluir" keys="Delete" small disabledReason="Em uso" />
      <IconButton icon="recarregar" label="Recarregar" busy />
    </SampleRow>
  </SampleGroup>
)

const IndicatorSamples = () => (
  <SampleGroup title="Selos, teclas, giros">
    {(['small', 'default', 'large'] as const).map((size) => (
      <SampleRow key={size} label={size}>
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant} size={size}>
            {variant}
          </Badge>
        ))}
      </SampleRow>
    ))}
    <SampleRow label="status">
      <StatusBadge id={1} text="Ativo" />
      <StatusBadge id={2} text="Inativo" />
      <StatusBadge id={3} text="Bloqueado" />
      <StatusBadge id={4} text="Pendente" />
      <StatusBadge id={7} />
      <StatusBadge />
    </SampleRow>
    <SampleRow label="teclas">
      {KEYS.map((keys) => (
        <KeyChips key={keys} keys={keys} />
      ))}
      <KeyChips keys={['j', 'k']} />
      <KeyChips keys={['ArrowLeft', 'ArrowRight']} small />
    </SampleRow>
    <SampleRow label="giros">
      {(['small', 'default', 'large'] as const).map((size) => (
        <span key={size} className="flex gap-3">
          <Spinner size={size} />
          <Spinner size={size} type="grow" label="Carregando..." />
        </span>
      ))}
      <Logo size={48} />
    </SampleRow>
    <SampleRow label="ícones">
      {iconNames.map((name) => (
        <span key={name} title={name} className="text-ink-2">
          <Icon name={name} />
        </span>
      ))}
    </SampleRow>
  </SampleGroup>
)

/** The page with all samples. */
export const UiPage = (): ReactNode => (
  <>
    <PageHeader title="Partes da interface" breadcrumbs={[{ label: 'Desenvolvimento' }]} />
    <div className="grid gap-8 px-(--gutter) pb-12">
      <ButtonSamples />
      <IndicatorSamples />
      <FieldSamples />
      <DialogSamples />
    </div>
  </>
)
