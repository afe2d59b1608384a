/**
 * The settings panel (spec 1 §2.6), with the console's own settings below (ui/README §3). Every choice takes effect at
 * once.
 */
import { useEffect, useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { IconButton } from '#ui/components/button.tsx'
import { Checkbox } from '#ui/components/checkbox.tsx'
import { type SelectOption, type SelectOptionGroup, Select } from '#ui/components/field.tsx'
import { restoreFocus } from '#ui/focus/restore-focus.ts'
import { type Preferences, setPreference, usePreference } from '#ui/theme/preferences.ts'
import { changeTheme, toggleSettings } from './shell-actions.ts'
import { resolveTheme } from './appearance.ts'
import { useMediaQuery } from '#ui/theme/media-query.ts'

const createAppearanceOptions = (theme: 'Claro' | 'Escuro'): SelectOption[] =>
  ['neutro', 'tonal', 'contraste'].map((name) => ({
    value: `${theme.toLowerCase()}-${name}`,
    label: `${theme}, ${name}`,
  }))

const APPEARANCE_OPTIONS: readonly (SelectOption | SelectOptionGroup)[] = [
  { value: 'tema', label: 'Acompanha o tema' },
  { label: 'Claros', options: createAppearanceOptions('Claro') },
  { label: 'Escuros', options: createAppearanceOptions('Escuro') },
]
const DENSITIES: readonly SelectOption[] = [
  { value: 'compacta', label: 'Compacta' },
  { value: 'padrao', label: 'Padrão' },
  { value: 'confortavel', label: 'Confortável' },
]
const SEQUENCE_TIMES: readonly SelectOption[] = [
  { value: '1500', label: '1,5 segundo' },
  { value: '3000', label: '3 segundos' },
  { value: '0', label: 'Sem limite' },
]
const MOTIONS: readonly SelectOption[] = [
  { value: 'sistema', label: 'Como no sistema' },
  { value: 'reduzida', label: 'Sem animações' },
]

/** The reason why the accent colour and the logo cannot be chosen. */
const FIXED_BY_BRAND = 'Definido pela marca; não pode ser trocado aqui.'

type SelectPreference = 'navbarVariant' | 'sidebarSkin' | 'density' | 'sequenceTimeout' | 'motion'

/** A preference with a few fixed values. */
function PreferenceSelect({
  name,
  ...selectProps
}: {
  name: SelectPreference
  label: string
  options: readonly (SelectOption | SelectOptionGroup)[]
}) {
  const value = usePreference(name)
  return (
    <Select
      {...selectProps}
      placeholder={null}
      value={String(value)}
      onChange={({ target }) =>
        setPreference(
          name,
          (typeof value === 'number' ? Number(target.value) : target.value) as Preferences[SelectPreference],
        )
      }
    />
  )
}

/** A preference that is on or off. */
function PreferenceSwitch({ name, ...checkboxProps }: { name: 'singleKeys' | 'hints'; label: string; hint?: string }) {
  return (
    <Checkbox
      {...checkboxProps}
      isSwitch
      checked={usePreference(name)}
      onChange={({ target }) => setPreference(name, target.checked)}
    />
  )
}

function AppearanceSettings() {
  const theme = usePreference('theme')
  // Only subscribes: resolveTheme reads the system's choice, so the component must render again when it changes.
  useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <>
      <Checkbox
        label="Modo escuro"
        checked={resolveTheme(theme) === 'dark'}
        onChange={(event) => changeTheme(event.target.checked ? 'escuro' : 'claro')}
      />
      <Checkbox
        label="Acompanhar o tema do sistema"
        checked={theme === 'sistema'}
        onChange={(event) =>
          changeTheme(event.target.checked ? 'sistema' : resolveTheme('sistema') === 'dark' ? 'escuro' : 'claro')
        }
      />
      <PreferenceSelect name="navbarVariant" label="Variante da barra superior" options={APPEARANCE_OPTIONS} />
      <PreferenceSelect name="sidebarSkin" label="Skin do menu" options={APPEARANCE_OPTIONS} />
      <Select label="Cor de destaque" placeholder="Azul" options={[]} disabled hint={FIXED_BY_BRAND} />
      <Select label="Logo da marca" placeholder="Gestor" options={[]} disabled hint={FIXED_BY_BRAND} />
    </>
  )
}

const KeyboardSettings = () => (
  <>
    <PreferenceSelect name="density" label="Densidade das linhas" options={DENSITIES} />
    <PreferenceSwitch
      name="singleKeys"
      label="Atalhos de uma tecla"
      hint="Desligados, só funcionam atalhos com Ctrl, ⌘ ou Alt, e as teclas dentro da tabela e das janelas."
    />
    <PreferenceSelect name="sequenceTimeout" label="Espera entre teclas de uma sequência" options={SEQUENCE_TIMES} />
    <PreferenceSelect name="motion" label="Animações" options={MOTIONS} />
    <PreferenceSwitch name="hints" label="Dicas de teclado" />
  </>
)

/** Slides over the content from the right. Esc or the close button closes it, and the focus returns to where it was. */
export function SettingsPanel() {
  const panel = useRef<HTMLElement>(null)
  useHotkeys('esc', () => toggleSettings(false), {
    enableOnFormTags: true,
    // Layers above, and the table, handle Esc first.
    ignoreEventWhen: (event) => event.defaultPrevented,
  })
  useEffect(() => {
    const focusedBefore = document.activeElement
    panel.current?.querySelector<HTMLElement>('input')?.focus()
    return () => restoreFocus(focusedBefore)
  }, [])
  return (
    <aside
      ref={panel}
      aria-label="Painel de ajustes"
      data-raised=""
      className="fixed top-14 right-0 bottom-7 z-20 sm:top-12 flex w-[min(300px,100vw)] flex-col overflow-y-auto bg-raised shadow-raised enter-drawer-right"
    >
      <div className="flex items-center justify-between px-4 pt-3 pb-1">
        <h2 className="text-lg font-semibold">Ajustes</h2>
        <IconButton icon="fechar" label="Fechar os ajustes" onClick={() => toggleSettings(false)} />
      </div>
      <div className="grid gap-4 px-4 pb-4 max-sm:pb-32">
        <AppearanceSettings />
        <hr className="border-line" />
        <KeyboardSettings />
      </div>
    </aside>
  )
}
