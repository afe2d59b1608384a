/** What can be done with a reading that has its verdict: two columns of buttons, each with its key. */
import { CommandButton } from '#listing/command-button.tsx'
import { leituraLer } from '#listing/whole/commands.ts'
import { leituraEvidencia, leituraExportar } from '#listing/whole/files/commands.ts'
import { leituraAmostra, leituraDescrever, leituraExcecoes } from '#listing/whole/figures/analysis-commands.ts'
import { leituraConciliar } from '#listing/whole/reconcile/reconcile-commands.ts'
import { leituraRevisar } from '#listing/whole/review/review-commands.ts'

const ACTIONS = [
  leituraExportar,
  leituraEvidencia,
  leituraDescrever,
  leituraConciliar,
  leituraAmostra,
  leituraExcecoes,
  leituraRevisar,
  leituraLer,
]

/** In the order of the panel, row by row. */
export const PanelActions = () => (
  <div className="reading-actions" role="group" aria-label="Ações da leitura">
    {ACTIONS.map((command) => (
      <CommandButton key={command.id} command={command} variant="ghost" />
    ))}
  </div>
)
