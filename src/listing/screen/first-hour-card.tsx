/** The card for the first hour: three sentences that show what can be typed into the palette. */
import { openPalette } from '#commands/dispatcher.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import type { ListModel } from '#listing/model.ts'
import { inTable } from '#listing/in-table.ts'
import { closeFirstHour, useFirstHour } from './first-hour.ts'
import './first-hour-card.css'

const SENTENCES = ['produto fone', 'desabilitar cashback 242-246', 'bônus pendentes do usuário 15']

/** Each sentence is written into the palette, which shows what it would do; nothing is done before Enter. */
export function FirstHourCard({ list }: { list: ListModel }) {
  const { path } = list.definition
  const isShown = useFirstHour(path)
  const keys = useKeyOfId()('casca.paleta', 'Mod+K')
  if (!isShown) return null
  return (
    <section aria-label="Primeiros passos" className="first-hour">
      <p>
        <span>Escreva o que quer fazer</span>
        {keys && <Keys keys={keys} />}
        <span className="text-ink-2">Nada acontece antes do Enter:</span>
      </p>
      <ul>
        {SENTENCES.map((sentence) => (
          <li key={sentence}>
            <Button size="small" onClick={() => openPalette(sentence)}>
              {sentence}
            </Button>
          </li>
        ))}
      </ul>
      <IconButton
        small
        icon="fechar"
        label="Não mostrar mais os primeiros passos"
        onClick={inTable(list, () => closeFirstHour())}
      />
    </section>
  )
}
