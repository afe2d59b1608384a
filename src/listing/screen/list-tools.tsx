/** Further list commands as buttons over the table, for operators who do not know the keys yet. */
import { memo } from 'react'
import { openPalette } from '#commands/command-requests.ts'
import { executeById } from '#commands/execute-by-id.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { Button } from '#ui/components/button.tsx'

/** Columns, preview, scan, saved views; icons only in a narrow line. */
export const ListTools = memo(function ListTools({ isPreviewed }: { isPreviewed: boolean }) {
  const getKey = useGetDisplayKeyById()
  const run = (id: string) => () => void executeById(id, 'ponteiro')
  return (
    <div role="group" aria-label="Ferramentas da lista" className="list-tools">
      <Button
        size="small"
        variant="ghost"
        icon="colunas"
        title="Colunas"
        keys={getKey('tabela.colunas', 'a c')}
        onClick={run('tabela.colunas')}
      >
        <span>Colunas</span>
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon="ver"
        title="Prévia"
        keys={getKey('tabela.previa', 'i')}
        aria-pressed={isPreviewed}
        onClick={run('tabela.previa')}
      >
        <span>Prévia</span>
      </Button>
      {/* No key shown: the key belongs to the scan panel. */}
      <Button size="small" variant="ghost" icon="documento" title="Ler tudo" onClick={run('leitura.ler')}>
        <span>Ler tudo</span>
      </Button>
      <Button size="small" variant="ghost" icon="salvar" title="Visões" onClick={() => openPalette('visões')}>
        <span>Visões</span>
      </Button>
    </div>
  )
})
