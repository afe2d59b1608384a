/** What else can be done with a list, as buttons over its table: for whoever does not know the keys yet. */
import { memo } from 'react'
import { openPalette } from '#commands/dispatcher.ts'
import { executeById } from '#commands/execute-by-id.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { Button } from '#ui/components/button.tsx'

/** Columns, preview, whole reading, saved views; only their icons where the line is narrow. */
export const ListTools = memo(function ListTools({ isPreviewed }: { isPreviewed: boolean }) {
  const keyOf = useGetDisplayKeyById()
  const run = (id: string) => () => void executeById(id, 'ponteiro')
  return (
    <div role="group" aria-label="Ferramentas da lista" className="list-tools">
      <Button
        size="small"
        variant="ghost"
        icon="colunas"
        title="Colunas"
        keys={keyOf('tabela.colunas', 'a c')}
        onClick={run('tabela.colunas')}
      >
        <span>Colunas</span>
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon="ver"
        title="Prévia"
        keys={keyOf('tabela.previa', 'i')}
        aria-pressed={isPreviewed}
        onClick={run('tabela.previa')}
      >
        <span>Prévia</span>
      </Button>
      {/* Its key is the reading's panel's own. */}
      <Button size="small" variant="ghost" icon="documento" title="Ler tudo" onClick={run('leitura.ler')}>
        <span>Ler tudo</span>
      </Button>
      <Button size="small" variant="ghost" icon="salvar" title="Visões" onClick={() => openPalette('visões')}>
        <span>Visões</span>
      </Button>
    </div>
  )
})
