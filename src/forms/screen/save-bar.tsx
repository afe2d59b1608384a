/** The bar below the fields: draft status, problems, Voltar and the submit button (ui/README §5). */
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
import { getSaveRefusal } from '#forms/send-save.ts'
import type { Save } from '#forms/save/use-save.ts'

/** How long a save may take before the bar says that it is still waiting, in ms (case K8). */
const LONG_SAVE_MS = 8_000

interface SaveBarProps {
  definition: AnyForm
  mode: FormMode
  save: Save
  tracker: FieldTracker
  /** Labels of all fields that the schema refuses now, whether or not the field shows an error. */
  invalidLabels: readonly string[]
  /** The error messages shown under the fields, by field name. */
  errors: Readonly<Record<string, unknown>>
  /** When the draft was last saved, in ms since the epoch; null if there is no draft. */
  draftSavedAtMs: number | null
  /** Verifies whether an unconfirmed save was executed. */
  onVerify: () => void
  /** The values come from a restored draft. */
  isDraftRestored: boolean
  /** A text that a part is saved: 'O plano #7 foi salvo em parte'; null if there was no partial save. */
  partialSaveText: string | null
  onDiscardDraft: () => void
  onShowError: () => void
  /** Saves and opens the form again for the next record; undefined if a stored record is edited. */
  onAnother: (() => void) | undefined
}

/** Renders the bar. The submit button keeps its size while it reads 'Salvando...'. */
export function SaveBar(props: SaveBarProps) {
  const { definition, mode, save, invalidLabels, errors, onShowError } = props
  const saveRefusal = getSaveRefusal(definition.resource, mode)
  const fields = useSyncExternalStore(props.tracker.subscribe, props.tracker.getFields)
  const invalidNames = Object.keys(errors)
  const shownErrors = fields
    .filter(({ name }) =>
      invalidNames.some((invalidName) => invalidName === name || invalidName.startsWith(`${name}[`)),
    )
    .map(({ label }) => label)
  // A save that waits for the operator's answer in a dialog is not shown as in progress.
  const saving = !useSyncExternalStore(subscribeToBlockingDialogs, isBlockedByDialog) && save.phase !== 'idle'
  const isSending = saving && save.phase === 'saving'
  // The delay is here, in the component that stays mounted: the texts in the bar mount anew with each try.
  const isSlow = useDebouncedValue(isSending, LONG_SAVE_MS) && isSending
  const hasShownErrors = shownErrors.length > 0
  // Fields that the operator has not left or not filled in yet: they show no error so far.
  const missingLabels = invalidLabels.filter((label) => !shownErrors.includes(label))
  const invalidTexts = [
    hasShownErrors && `Corrija: ${shownErrors.join(', ')}`,
    missingLabels.length > 0 && `Falta: ${missingLabels.join(', ')}`,
  ]
  const isDisabled = definition.disablesInvalidSubmit === true && (hasShownErrors || invalidLabels.length > 0)
  return (
    <div data-region="salvar" className="border-t border-line bg-surface px-(--gutter) py-2.5">
      <div className="flex max-w-180 flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm">
        {/* A long text that the operator has to read gets a line of its own. */}
        <div
          className={`min-w-0 flex-1 basis-full empty:hidden ${save.isUnconfirmed || save.isPartial || props.partialSaveText !== null ? '' : 'sm:basis-48'}`}
        >
          {save.problem === null ? (
            <DraftStatusText {...props} isSlow={isSlow} hasFile={fields.some(({ isTransient }) => isTransient)} />
          ) : (
            <SaveProblem save={save} silent={definition.isSilent} onCheck={props.onVerify} />
          )}
        </div>
        {(hasShownErrors || isDisabled) && (
          <button
            type="button"
            className={`inline-flex max-w-full min-w-0 basis-full items-center gap-1.5 sm:basis-auto font-medium hover:underline ${hasShownErrors ? 'text-danger-ink' : 'text-ink-2'}`}
            onClick={onShowError}
          >
            <Icon name="erro" className="shrink-0" />
            <span className="text-left">{invalidTexts.filter(Boolean).join('. ')}</span>
          </button>
        )}
        {saveRefusal !== null && (
          <p role="status" className="text-ink-2">
            {`${saveRefusal}. Nada é salvo aqui.`}
          </p>
        )}
        <SaveButtons {...props} isSaving={saving} isDisabled={isDisabled || saveRefusal !== null} />
      </div>
    </div>
  )
}

/** The buttons, which stay together, whatever is before them. */
function SaveButtons({
  definition,
  mode,
  onAnother,
  isSaving,
  isDisabled,
}: Pick<SaveBarProps, 'definition' | 'mode' | 'onAnother'> & { isSaving: boolean; isDisabled: boolean }) {
  const getDisplayKey = useGetDisplayKeyById()
  return (
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
          keys={getDisplayKey('form.outro', 'Alt+Enter')}
          disabled={isDisabled}
          disabledReason={isSaving && SAVING_LABEL}
          className="@max-[18rem]:basis-full"
          onClick={onAnother}
        >
          Gravar e abrir outro
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        keys={isSaving ? undefined : getDisplayKey('form.salvar', 'Mod+Enter')}
        busy={isSaving}
        disabled={isDisabled}
        className="flex-1 sm:w-44 sm:flex-none"
      >
        {isSaving ? SAVING_LABEL : definition.submitLabels[mode]}
      </Button>
    </div>
  )
}

/** The reason of a failed save. If a notice is raised as well, the prefix 'Não salvo:' tells the two texts apart. */
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

type DraftStatusTextProps = SaveBarProps & { isSlow: boolean; hasFile: boolean }

function DraftStatusText({
  draftSavedAtMs,
  isDraftRestored,
  partialSaveText,
  onDiscardDraft,
  isSlow,
  hasFile,
}: DraftStatusTextProps) {
  if (isSlow)
    return (
      <span role="status">
        Ainda aguardando o servidor... Sem resposta a espera termina, e o que foi digitado fica.
      </span>
    )
  if (draftSavedAtMs === null && !isDraftRestored) return null
  return (
    <span className="inline-flex items-center gap-2 text-ink-2 before:size-[7px] before:shrink-0 before:rounded-full before:bg-warning-ink">
      <span role="status">
        {isDraftRestored
          ? `Rascunho restaurado${hasFile ? ' (imagens não são guardadas)' : ''}${partialSaveText ? `. ${partialSaveText}: salve de novo para completar` : ''}`
          : `Rascunho guardado às ${formatTime(new Date(draftSavedAtMs ?? 0))}`}
      </span>
      {isDraftRestored && (
        <Button size="small" variant="ghost" onClick={onDiscardDraft}>
          Descartar rascunho
        </Button>
      )}
    </span>
  )
}
