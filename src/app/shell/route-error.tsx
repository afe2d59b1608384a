/** What stands where a screen broke: shell, palette and navigation go on (case G4). */
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/parts/button.tsx'
import { Icon } from '#ui/signs/icon.tsx'

/** Offers to draw the screen again, and to load the whole console again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    console.error(error)
    heading.current?.focus()
  }, [error])
  return (
    <div role="alert" className="mx-auto grid max-w-130 gap-3 px-(--gutter) py-12">
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl font-semibold focus:outline-none">
        <Icon name="alerta" size={20} className="text-danger-ink" />
        Esta tela falhou
      </h1>
      <p className="text-ink-2">
        Nada foi enviado por causa desta falha. O menu, a paleta e os rascunhos continuam funcionando.
      </p>
      <p className="text-xs wrap-anywhere text-ink-3">{String(error).slice(0, 300)}</p>
      <div className="flex gap-3">
        <Button variant="primary" icon="recarregar" onClick={() => location.reload()}>
          Recarregar
        </Button>
        <Button onClick={reset}>Tentar novamente</Button>
      </div>
    </div>
  )
}
