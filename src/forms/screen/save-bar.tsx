/** The bar below the fields: draft, what is wrong, Voltar and the submit button (ui/README §5). */
import { useSyncExternalStore } from 'react'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { getReturnLocation } from '#listing/position/saved-positions.ts'
import { formatTime } from '#lib/format/dates.ts'
import { Button, ButtonContent, getButtonClass } from '#ui/components/button.tsx'
import { getShortcutProps } from '#ui/icons/key-chips.tsx'
import { isBlockedByDialog, subscribeToBlockingDialogs } from '#ui/dialogs/confirm.ts'
import { showErrorDetail } from '#ui/dialogs/show-details.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { PathLink } from '#ui/components/path-link.tsx'
import { useDebouncedValue } from '#ui/lazy/use-debounced-value.ts'
import type { AnyForm, FormMode } from '#forms/define.ts'
import { SAVING_LABEL, type FieldTracker } from '#forms/form-tools-context.ts'
import type { Save } from '#forms/save/use-save.ts'

/** A save that is not answered for so long is spoken of, ms (case K8). */
const LONG_SAVE_MS = 8_000

interface SaveBarProps {
  definition: AnyForm
  mode: FormMode
  save: Save
  tracker: FieldTracker
  /** Labels of the fields whose values the schema refuses now, told at the field or not yet. */
  refused: readonly string[]
  /** Messages under the fields, by name. */
  errors: Readonly<Record<string, unknown>>
  /** When the draft was kept, in ms. */
  keptAt: number | null
  /** Looks what became of a save whose end is not known. */
  onVerify: () => void
  /** What is typed comes from a draft. */
  isDraftRestored: boolean
  /** That a part of it is saved, in words: 'O plano #7 foi salvo em parte'. */
  inPart: string | null
  onDiscardDraft: () => void
  onShowError: () => void
  /** Saves and opens the form anew; absent where a stored record is edited. */
  onAnother: (() => void) | undefined
}

/** Draws the bar; the button keeps its place while it reads 'Salvando...'. */
export function SaveBar(props: SaveBarProps) {
  const { definition, mode, save, refused, errors, onShowError, onAnother } = props
  const fields = useSyncExternalStore(props.tracker.subscribe, props.tracker.getFields)
  const invalidNames = Object.keys(errors)
  const keyOf = useGetDisplayKeyById()
  const shownErrors = fields
    .filter(({ name }) => invalidNames.some((at) => at === name || at.startsWith(`${name}[`)))
    .map(({ label }) => label)
  // Nothing is under way while the operator is asked.
  const saving = !useSyncExternalStore(subscribeToBlockingDialogs, isBlockedByDialog) && save.phase !== 'idle'
  const isOut = saving && save.phase === 'saving'
  // Here, where it lasts: what stands in the bar comes and goes with each try.
  const isLong = useDebouncedValue(isOut, LONG_SAVE_MS) && isOut
  const isWrong = shownErrors.length > 0
  // Not yet left, or not yet typed into: nothing of it was wrong so far.
  const missing = refused.filter((label) => !shownErrors.includes(label))
  const invalidTexts = [
    isWrong && `Corrija: ${shownErrors.join(', ')}`,
    missing.length > 0 && `Falta: ${missing.join(', ')}`,
  ]
  const isOff = definition.disablesInvalidSubmit === true && (isWrong || refused.length > 0)
  return (
    <div className="border-t border-line bg-surface px-(--gutter) py-2.5">
      <div className="flex max-w-180 flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm">
        {/* What is to be read in peace has the line to itself. */}
        <div
          className={`min-w-0 flex-1 basis-full empty:hidden ${save.isUnconfirmed || save.isPartial || props.inPart !== null ? '' : 'sm:basis-48'}`}
        >
          {save.problem === null ? (
            <DraftStatusText {...props} isLong={isLong} hasFile={fields.some(({ isTransient }) => isTransient)} />
          ) : (
            <SaveProblem save={save} silent={definition.isSilent} onCheck={props.onVerify} />
          )}
        </div>
        {(isWrong || isOff) && (
          <button
            type="button"
            className={`inline-flex max-w-full min-w-0 basis-full items-center gap-1.5 sm:basis-auto font-medium hover:underline ${isWrong ? 'text-danger-ink' : 'text-ink-2'}`}
            onClick={onShowError}
          >
            <Icon name="erro" className="shrink-0" />
            <span className="text-left">{invalidTexts.filter(Boolean).join('. ')}</span>
          </button>
        )}
        {/* Together, whatever stands before them. */}
        <div className="flex flex-wrap gap-3 max-sm:basis-full">
          <PathLink
            to={getReturnLocation(definition.resource.path)}
            className={`${getButtonClass()} flex-1 sm:flex-none`}
            {...getShortcutProps('Escape')}
          >
            <ButtonContent keys="Escape">Voltar</ButtonContent>
          </PathLink>
          {onAnother && (
            <Button
              variant="ghost"
              keys={keyOf('form.outro', 'Alt+Enter')}
              disabled={isOff}
              disabledReason={saving && SAVING_LABEL}
              className="@max-[18rem]:basis-full"
              onClick={onAnother}
            >
              Gravar e abrir outro
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            keys={saving ? undefined : keyOf('form.salvar', 'Mod+Enter')}
            busy={saving}
            disabled={isOff}
            className="flex-1 sm:w-44 sm:flex-none"
          >
            {saving ? SAVING_LABEL : definition.submitLabels[mode]}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Where a notice is raised as well, other words keep the two apart; a silent failure is told here alone. */
function SaveProblem({ save, silent, onCheck }: { save: Save; silent: boolean | undefined; onCheck: () => void }) {
  const { detail, verificationText } = save
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="alert" className="flex items-start gap-1.5 text-danger-ink wrap-anywhere">
        <Icon name="erro" className="mt-0.5 shrink-0" />
        <span>{silent || save.isPartial || save.isUnconfirmed ? save.problem : `Não salvo: ${save.problem}`}</span>
      </p>
      {save.isUnconfirmed && (
        <Button size="small" onClick={onCheck}>
          Conferir
        </Button>
      )}
      {detail !== null && (
        <Button size="small" variant="ghost" onClick={() => void showErrorDetail(detail)}>
          Detalhes
        </Button>
      )}
      {verificationText !== null && (
        <p role="status" className="basis-full text-ink">
          {verificationText}
        </p>
      )}
    </div>
  )
}

type DraftStatusTextProps = SaveBarProps & { isLong: boolean; hasFile: boolean }

function DraftStatusText({ keptAt, isDraftRestored, inPart, onDiscardDraft, isLong, hasFile }: DraftStatusTextProps) {
  if (isLong)
    return (
      <span role="status">
        Ainda aguardando o servidor... Sem resposta a espera termina, e o que foi digitado fica.
      </span>
    )
  if (keptAt === null && !isDraftRestored) return null
  return (
    <span className="inline-flex items-center gap-2 text-ink-2 before:size-[7px] before:shrink-0 before:rounded-full before:bg-warning-ink">
      <span role="status">
        {isDraftRestored
          ? `Rascunho restaurado${hasFile ? ' (imagens não são guardadas)' : ''}${inPart ? `. ${inPart}: salve de novo para completar` : ''}`
          : `Rascunho guardado às ${formatTime(new Date(keptAt ?? 0))}`}
      </span>
      {isDraftRestored && (
        <Button size="small" variant="ghost" onClick={onDiscardDraft}>
          Descartar rascunho
        </Button>
      )}
    </span>
  )
}
