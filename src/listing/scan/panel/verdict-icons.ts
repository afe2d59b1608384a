/** The icon and colour class of each verdict. An icon is never shown without the verdict's word. */
import type { Verdict } from '#scan/protocol/verdict.ts'
import type { IconName } from '#ui/icons/icon.tsx'

export const VERDICT_ICONS: Readonly<Record<Verdict['kind'], readonly [IconName, string]>> = {
  proved: ['escudo', 'text-success-ink'],
  moved: ['sincronizar', 'text-warning-ink'],
  incomplete: ['erro', 'text-warning-ink'],
  unproved: ['alerta', 'text-warning-ink'],
}
