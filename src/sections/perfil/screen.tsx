/** The profile page: photo, name and e-mail are the operator's; everything else is static demo content (spec 2 §2). */
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { useCurrentUser } from '#api/session/use-current-user.ts'
import { navigateTo } from '#commands/runtime.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Image } from '#ui/components/image.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Activity, FIGURES, SKILLS, Timeline } from './sample-content.tsx'
import { perfil } from './resource.ts'
import { Settings } from './settings.tsx'
import { parseTab, type Tab, TABS, tabLocation } from './tabs.ts'

/** The screen at '/perfil', with '?aba=' for a tab other than the first. */
export function Screen() {
  return (
    <div className="h-full overflow-y-auto">
      <PageHeader title={perfil.title} />
      <div className="grid max-w-[1208px] items-start gap-6 px-(--gutter) pb-5 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <Person />
        <Tabs />
      </div>
    </div>
  )
}

function Person() {
  const user = useCurrentUser()
  return (
    <section aria-label="Quem está conectado" className="rounded-lg border border-line bg-surface p-4.5">
      <Image
        src={user?.dscFoto}
        alt={`Foto de ${user?.dscNome ?? 'quem está conectado'}`}
        width={96}
        height={96}
        className="rounded-full"
      />
      <p className="mt-3 text-lg font-semibold wrap-anywhere">{user?.dscNome || '–'}</p>
      <p className="text-sm text-ink-2 wrap-anywhere">{user?.dscEmail || '–'}</p>
      <p className="mt-4 border-t border-line pt-3 text-xs text-ink-3">Conteúdo de exemplo</p>
      <dl className="mt-2 grid gap-1.5 text-sm">
        {FIGURES.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-4 text-xs font-medium text-ink-2">Habilidades</h2>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {SKILLS.map((skill) => (
          <li key={skill}>
            <Badge>{skill}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CONTENT_BY_TAB: Record<Tab, () => React.ReactNode> = {
  atividade: Activity,
  'linha-do-tempo': Timeline,
  configuracoes: Settings,
}

function Tabs() {
  const current = useLocation({ select: ({ search }) => parseTab(search) })
  const id = useId()
  const Content = CONTENT_BY_TAB[current]

  function selectAdjacentTab(step: 1 | -1) {
    const index = TABS.findIndex(({ value }) => value === current)
    const next = TABS[(index + step + TABS.length) % TABS.length]
    if (!next) return
    navigateTo(tabLocation(next.value), { replace: true })
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  const tabListRef = useLocalKeys({ ArrowRight: () => selectAdjacentTab(1), ArrowLeft: () => selectAdjacentTab(-1) })

  return (
    <section data-region="perfil" className="min-w-0 rounded-lg border border-line bg-surface">
      <div role="tablist" aria-label="Perfil" className="flex gap-1 border-b border-line px-3" ref={tabListRef}>
        {TABS.map(({ value, label }) => (
          <button
            key={value}
            id={`${id}-${value}`}
            type="button"
            role="tab"
            aria-selected={value === current}
            aria-controls={`${id}-painel`}
            tabIndex={value === current ? 0 : -1}
            className="-mb-px min-h-10 border-b-2 border-transparent px-2 text-sm text-ink-2 hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
            onClick={() => navigateTo(tabLocation(value), { replace: true })}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={`${id}-painel`} role="tabpanel" aria-labelledby={`${id}-${current}`} className="p-4.5">
        <Content />
      </div>
    </section>
  )
}
