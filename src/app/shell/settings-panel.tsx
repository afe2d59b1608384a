/** The settings panel (spec 1 §2.6) with the console's own additions below (ui/README §5). Every choice acts at once. */
import { useEffect, useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { IconButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { type Option, type OptionGroup, Select } from '#ui/field.tsx'
import { type Look, setPreference, usePreference } from '#ui/preferences.ts'
import { changeTheme, toggleSettings } from './actions.ts'
import { resolvedTheme } from './appearance.ts'
import { useMedia } from '#ui/media.ts'

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

function Appearance() {
  const theme = usePreference('theme')
  const navbar = usePreference('navbarVariant')
  const skin = usePreference('sidebarSkin')
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
      <Select
        label="Variante da barra superior"
        placeholder={null}
        options={LOOKS}
        value={navbar}
        onChange={(event) => setPreference('navbarVariant', event.target.value as Look)}
      />
      <Select
        label="Skin do menu"
        placeholder={null}
        options={LOOKS}
        value={skin}
        onChange={(event) => setPreference('sidebarSkin', event.target.value as Look)}
      />
      <Select label="Cor de destaque" placeholder="Azul" options={[]} disabled hint={FIXED} />
      <Select label="Logo da marca" placeholder="Gestor" options={[]} disabled hint={FIXED} />
    </>
  )
}

function Habits() {
  const density = usePreference('density')
  const singleKeys = usePreference('singleKeys')
  const sequenceTimeout = usePreference('sequenceTimeout')
  const motion = usePreference('motion')
  const hints = usePreference('hints')
  return (
    <>
      <Select
        label="Densidade das linhas"
        placeholder={null}
        options={DENSITIES}
        value={density}
        onChange={({ target }) => setPreference('density', target.value as typeof density)}
      />
      <Checkbox
        asSwitch
        label="Atalhos de uma tecla"
        hint="Desligados, só funcionam atalhos com Ctrl, ⌘ ou Alt, e as teclas dentro da tabela e das janelas."
        checked={singleKeys}
        onChange={({ target }) => setPreference('singleKeys', target.checked)}
      />
      <Select
        label="Espera entre teclas de uma sequência"
        placeholder={null}
        options={SEQUENCE_TIMES}
        value={String(sequenceTimeout)}
        onChange={({ target }) => setPreference('sequenceTimeout', Number(target.value) as typeof sequenceTimeout)}
      />
      <Select
        label="Animações"
        placeholder={null}
        options={MOTIONS}
        value={motion}
        onChange={({ target }) => setPreference('motion', target.value as typeof motion)}
      />
      <Checkbox
        asSwitch
        label="Dicas de teclado"
        checked={hints}
        onChange={({ target }) => setPreference('hints', target.checked)}
      />
    </>
  )
}

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
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
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
      <div className="grid gap-4 px-4 pb-4">
        <Appearance />
        <hr className="border-line" />
        <Habits />
      </div>
    </aside>
  )
}
