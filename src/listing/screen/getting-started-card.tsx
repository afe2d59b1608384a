/** The getting-started card: three examples of what an operator can type into the palette. */
import { openPalette } from '#commands/command-requests.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import type { ListModel } from '#listing/model.ts'
import { runWithTableFocus } from '#listing/run-with-table-focus.ts'
import { dismissGettingStarted, useGettingStarted } from './getting-started.ts'
import './getting-started-card.css'

const EXAMPLE_PHRASES = ['produto fone', 'desabilitar cashback 242-246', 'bônus pendentes do usuário 15']

/** A press writes the example into the palette, which shows what it would do. Nothing runs before Enter. */
export function GettingStartedCard({ list }: { list: ListModel }) {
  const { path } = list.definition
  const isShown = useGettingStarted(path)
  const keys = useGetDisplayKeyById()('casca.paleta', 'Mod+K')
  if (!isShown) return null
  return (
    <section aria-label="Primeiros passos" className="getting-started-card">
      <p>
        <span>Escreva o que quer fazer</span>
        {keys && <KeyChips keys={keys} />}
        <span className="text-ink-2">Nada acontece antes do Enter:</span>
      </p>
      <ul>
        {EXAMPLE_PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button size="small" onClick={() => openPalette(phrase)}>
              {phrase}
            </Button>
          </li>
        ))}
      </ul>
      <IconButton
        small
        icon="fechar"
        label="Não mostrar mais os primeiros passos"
        onClick={runWithTableFocus(list, () => dismissGettingStarted())}
      />
    </section>
  )
}
