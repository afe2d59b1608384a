/** 'Sobre': version, commit and time of the running build, and the environment, for whoever reports a problem. */
import { useState } from 'react'
import { execute } from '#commands/command-requests.ts'
import { getRegistry } from '#commands/runtime.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { getShownEnvironment } from '#lib/startup/environment.ts'
import { getRunningBuild } from '#lib/startup/running-build.ts'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** Renders the dialog. What is not known has no row: a build from an archive has no commit. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const [{ version, commit, time }] = useState(getRunningBuild)
  const commands = getRegistry().commands.filter(({ isInAboutDialog }) => isInAboutDialog)
  const rows: [label: string, value: string | null][] = [
    ['Versão', version],
    ['Commit', commit],
    ['Compilado em', time && formatDateTime(time)],
    ['Ambiente', getShownEnvironment()?.name ?? null],
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sobre o Gestor"
      description="Informe estes dados ao suporte quando relatar um problema. O diagnóstico traz também como terminaram as últimas 20 chamadas, sem dados de pessoas ou de registros."
      width={480}
    >
      <dl>
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div
                key={label}
                className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-1.5 text-sm last:border-0"
              >
                <dt className="w-28 shrink-0 text-ink-3">{label}</dt>
                <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-4 flex flex-wrap gap-2">
        {commands.map((command) => (
          <Button key={command.id} icon={command.icon} onClick={() => execute(command, {}, 'ponteiro')}>
            {command.title}
          </Button>
        ))}
      </p>
    </Dialog>
  )
}
