/** 'Conferir evidência': opens a chosen or dropped package, checks it, and names every difference. */
import type { ListSchema } from '#commands/args.ts'
import { navigateTo, getRegistry } from '#commands/runtime.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { type Manifest, parseManifest } from '#scan/files/manifest-schema.ts'
import { PACKAGE_FILES } from '#scan/files/package-names.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { chooseFile } from '#ui/device/choose-file.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import { whenListShows } from '#listing/scan/stored/wait-for-list.ts'
import { runJobWithNotice } from '#listing/scan/job-notice.ts'
import { reconcilePackage } from '#listing/scan/reconcile/run-reconcile.ts'
import { getScanKey } from '#listing/scan/scan-store.ts'

/** Asks the operator for a package and checks it. */
export async function choosePackageAndCheck(): Promise<void> {
  const file = await chooseFile('.zip,application/zip')
  if (file) await checkPackage(file)
}

/**
 * Checks a package and shows the result in a dialog that stays until it is closed. The dialog offers to scan the list
 * again and compare.
 */
export async function checkPackage(file: File): Promise<void> {
  const manifestText = await runJob('packaged', { file, name: PACKAGE_FILES.manifest })
  const manifest = manifestText === null ? null : parseManifest(manifestText)
  const checked = await runJobWithNotice(`Conferindo ${file.name}`, 'check', { file, manifest })
  if (!checked) return
  const { differences, manifestCode, isReadable } = checked
  const head = differences.length === 0 ? 'A evidência confere' : 'A evidência NÃO confere'
  const isConfirmed = await confirm({
    text: `${head}: ${file.name}`,
    description: manifestCode
      ? `Código do manifesto: ${manifestCode.slice(0, 12)}. Compare com o que foi anotado.`
      : isReadable
        ? 'Não é um pacote de evidência: não tem manifesto.'
        : 'O arquivo não foi aberto.',
    details: [
      ...(manifest
        ? [
            { label: 'Lista', value: manifest.origem.lista },
            {
              label: 'Leitura',
              value: `${manifest.leitura.veredito}, ${formatRowCount(manifest.leitura.linhas)}`,
            },
            { label: 'Feita em', value: formatDateTime(manifest.tempo.fimCliente) },
          ]
        : []),
      // The cells of the workbook are not read.
      ...(manifest ? [{ label: 'Não lido', value: `${PACKAGE_FILES.xlsx}, comparado só por seu código` }] : []),
      ...differences.map((difference, index) => ({ label: `Diferença ${index + 1}`, value: difference })),
    ],
    cancelLabel: 'Fechar',
    confirmLabel: manifest ? 'Reler e comparar' : 'Escolher outro',
  })
  if (isConfirmed) await (manifest ? rescanAndCompare(file, manifest) : choosePackageAndCheck())
}

/** The list from which the package was made, found through the commands that know its title; null if there is none. */
function findListSchema({ origem }: Manifest): ListSchema | null {
  for (const { args } of getRegistry().commands) {
    const { listSchema } = (args as Readonly<Record<string, { listSchema?: ListSchema }>>)['vista'] ?? {}
    if (listSchema?.title === origem.lista) return listSchema
  }
  return null
}

/** Navigates to the list with the package's filters, scans it, and compares the scan with the package. */
async function rescanAndCompare(file: File, manifest: Manifest): Promise<void> {
  const listSchema = findListSchema(manifest)
  if (!listSchema) return void notify('warning', `Este console não tem a lista ${manifest.origem.lista}`)
  const filters = listSchema.filters.flatMap(({ name }) => {
    const value = manifest.origem.parametros[name]
    return value === undefined ? [] : [[name, value]]
  })
  const search = Object.fromEntries(filters)
  navigateTo({ to: listSchema.path, search })
  const source = await whenListShows(listSchema.title, (list) => getScanKey(list, parseListState(list, search).filters))
  if (source) await reconcilePackage(source, file)
}
