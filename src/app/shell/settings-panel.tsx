/**
 * The settings panel (spec 1 §2.6) with the console's own additions below (ui/README §3). Every choice acts at once.
 */
import { useEffect, useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { IconButton } from '#ui/parts/button.tsx'
import { Checkbox } from '#ui/parts/checkbox.tsx'
import { type Option, type OptionGroup, Select } from '#ui/parts/field.tsx'
import { giveFocusBack } from '#ui/focus/focus-back.ts'
import { type Preferences, setPreference, usePreference } from '#ui/theme/preferences.ts'
import { changeTheme, toggleSettings } from './actions.ts'
import { resolvedTheme } from './appearance.ts'
import { useMedia } from '#ui/theme/media.ts'

const looks = (theme: 'Claro' | 'Escuro'): Option[] =>
  ['neutro', 'tonal', 'contraste'].map((name) => ({
    value: `${theme.toLowerCase()}-${name}`,
    label: `${theme}, ${name}`,
  }))

const LOOKS: readonly (Option | OptionGroup)[] = [
  { value: 'tema', label: 'Acompanha o tema' },
  { label: 'Claros', options: looks('Claro') },
  { label: 'Escuros', options: looks('Escuro') },
]
const DENSITIES: readonly Option[] = [
  { value: 'compacta', label: 'Compacta' },
  { value: 'padrao', label: 'Padrão' },
  { value: 'confortavel', label: 'Confortável' },
]
const SEQUENCE_TIMES: readonly Option[] = [
  { value: '1500', label: '1,5 segundo' },
  { value: '3000', label: '3 segundos' },
  { value: '0', label: 'Sem limite' },
]
const MOTIONS: readonly Option[] = [
  { value: 'sistema', label: 'Como no sistema' },
  { value: 'reduzida', label: 'Sem animações' },
]

/** Why accent and logo cannot be chosen. */
const FIXED = 'Definido pela marca; não pode ser trocado aqui.'

type Chosen = 'navbarVariant' | 'sidebarSkin' | 'density' | 'sequenceTimeout' | 'motion'

/** A preference that is one of a few. */
function Choice({ name, ...shown }: { name: Chosen; label: string; options: readonly (Option | OptionGroup)[] }) {
  const value = usePreference(name)
  return (
    <Select
      {...shown}
      placeholder={null}
      value={String(value)}
      onChange={({ target }) =>
        setPreference(name, (typeof value === 'number' ? Number(target.value) : target.value) as Preferences[Chosen])
      }
    />
  )
}

/** A preference that is on or off. */
function Switch({ name, ...shown }: { name: 'singleKeys' | 'hints'; label: string; hint?: string }) {
  return (
    <Checkbox
      {...shown}
      asSwitch
      checked={usePreference(name)}
      onChange={({ target }) => setPreference(name, target.checked)}
    />
  )
}

function Appearance() {
  const theme = usePreference('theme')
  // Followed for itself: resolvedTheme reads the system's choice.
  useMedia('(prefers-color-scheme: dark)')
  return (
    <>
      <Checkbox
        label="Modo escuro"
        checked={resolvedTheme(theme) === 'dark'}
        onChange={(event) => changeTheme(event.target.checked ? 'escuro' : 'claro')}
      />
      <Checkbox
        label="Acompanhar o tema do sistema"
        checked={theme === 'sistema'}
        onChange={(event) =>
          changeTheme(event.target.checked ? 'sistema' : resolvedTheme('sistema') === 'dark' ? 'escuro' : 'claro')
        }
      />
      <Choice name="navbarVariant" label="Variante da barra superior" options={LOOKS} />
      <Choice name="sidebarSkin" label="Skin do menu" options={LOOKS} />
      <Select label="Cor de destaque" placeholder="Azul" options={[]} disabled hint={FIXED} />
      <Select label="Logo da marca" placeholder="Gestor" options={[]} disabled hint={FIXED} />
    </>
  )
}

const Habits = () => (
  <>
    <Choice name="density" label="Densidade das linhas" options={DENSITIES} />
    <Switch
      name="singleKeys"
      label="Atalhos de uma tecla"
      hint="Desligados, só funcionam atalhos com Ctrl, ⌘ ou Alt, e as teclas dentro da tabela e das janelas."
    />
    <Choice name="sequenceTimeout" label="Espera entre teclas de uma sequência" options={SEQUENCE_TIMES} />
    <Choice name="motion" label="Animações" options={MOTIONS} />
    <Switch name="hints" label="Dicas de teclado" />
  </>
)

/** Slides over the content from the right; Esc or its cross closes it, and the focus goes back. */
export function SettingsPanel() {
  const panel = useRef<HTMLElement>(null)
  useHotkeys('esc', () => toggleSettings(false), {
    enableOnFormTags: true,
    // What floats above, and what the table does with Esc, come first.
    ignoreEventWhen: (event) => event.defaultPrevented,
  })
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector<HTMLElement>('input')?.focus()
    return () => giveFocusBack(before)
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
        <Appearance />
        <hr className="border-line" />
        <Habits />
      </div>
    </aside>
  )
}
