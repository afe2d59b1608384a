/** The bar below the fields: draft, what is wrong, Voltar and the submit button (ui/README §5). */
import { useSyncExternalStore } from 'react'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { backTo } from '#listing/place/list-places.ts'
import { formatTime } from '#lib/written/dates.ts'
import { Button, ButtonContent, buttonClass } from '#ui/parts/button.tsx'
import { keyProps } from '#ui/signs/kbd.tsx'
import { isHeldUp, onHeldUp } from '#ui/dialogs/confirm.ts'
import { showDetail } from '#ui/dialogs/detail.ts'
import { Icon } from '#ui/signs/icon.tsx'
import { PathLink } from '#ui/parts/path-link.tsx'
import { useLate } from '#ui/late/use-late.ts'
import type { AnyForm, FormMode } from '#forms/define.ts'
import { SAVING, type Tracker } from '#forms/form-tools.ts'
import type { Save } from '#forms/save/use-save.ts'

/** A save that is not answered for so long is spoken of, ms (case K8). */
const LONG = 8_000

interface SaveBarProps {
  definition: AnyForm
  mode: FormMode
  save: Save
  tracker: Tracker
  /** Labels of the fields whose values the schema refuses now, told at the field or not yet. */
  refused: readonly string[]
  /** Messages under the fields, by name. */
  errors: Readonly<Record<string, unknown>>
  /** When the draft was kept, in ms. */
  keptAt: number | null
  /** Looks what became of a save whose end is not known. */
  onCheck: () => void
  /** What is typed comes from a draft. */
  restored: boolean
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
  const fields = useSyncExternalStore(props.tracker.subscribe, props.tracker.fields)
  const wrong = Object.keys(errors)
  const keyOf = useKeyOfId()
  const shownErrors = fields
    .filter(({ name }) => wrong.some((at) => at === name || at.startsWith(`${name}[`)))
    .map(({ label }) => label)
  // Nothing is under way while the operator is asked.
  const saving = !useSyncExternalStore(onHeldUp, isHeldUp) && save.phase !== 'idle'
  const isOut = saving && save.phase === 'saving'
  // Here, where it lasts: what stands in the bar comes and goes with each try.
  const isLong = useLate(isOut, LONG) && isOut
  const isWrong = shownErrors.length > 0
  // Not yet left, or not yet typed into: nothing of it was wrong so far.
  const missing = refused.filter((label) => !shownErrors.includes(label))
  const bad = [isWrong && `Corrija: ${shownErrors.join(', ')}`, missing.length > 0 && `Falta: ${missing.join(', ')}`]
  const isOff = definition.blocksInvalid === true && (isWrong || refused.length > 0)
  return (
    <div className="border-t border-line bg-surface px-(--gutter) py-2.5">
      <div className="flex max-w-180 flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm">
        {/* What is to be read in peace has the line to itself. */}
        <div
          className={`min-w-0 flex-1 basis-full empty:hidden ${save.doubtful || save.partly || props.inPart !== null ? '' : 'sm:basis-48'}`}
        >
          {save.problem === null ? (
            <DraftState {...props} isLong={isLong} withFile={fields.some(({ transient }) => transient)} />
          ) : (
            <Problem save={save} silent={definition.silent} onCheck={props.onCheck} />
          )}
        </div>
        {(isWrong || isOff) && (
          <button
            type="button"
            className={`inline-flex max-w-full min-w-0 basis-full items-center gap-1.5 sm:basis-auto font-medium hover:underline ${isWrong ? 'text-danger-ink' : 'text-ink-2'}`}
            onClick={onShowError}
          >
            <Icon name="erro" className="shrink-0" />
            <span className="text-left">{bad.filter(Boolean).join('. ')}</span>
          </button>
        )}
        {/* Together, whatever stands before them. */}
        <div className="flex flex-wrap gap-3 max-sm:basis-full">
          <PathLink
            to={backTo(definition.noun.path)}
            className={`${buttonClass()} flex-1 sm:flex-none`}
            {...keyProps('Escape')}
          >
            <ButtonContent keys="Escape">Voltar</ButtonContent>
          </PathLink>
          {onAnother && (
            <Button
              variant="ghost"
              keys={keyOf('form.outro', 'Alt+Enter')}
              disabled={isOff}
              off={saving && SAVING}
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
            {saving ? SAVING : definition.submit[mode]}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Where a notice is raised as well, other words keep the two apart; a silent failure is told here alone. */
function Problem({ save, silent, onCheck }: { save: Save; silent: boolean | undefined; onCheck: () => void }) {
  const { detail, checked } = save
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="alert" className="flex items-start gap-1.5 text-danger-ink wrap-anywhere">
        <Icon name="erro" className="mt-0.5 shrink-0" />
        <span>{silent || save.partly || save.doubtful ? save.problem : `Não salvo: ${save.problem}`}</span>
      </p>
      {save.doubtful && (
        <Button size="small" onClick={onCheck}>
          Conferir
        </Button>
      )}
      {detail !== null && (
        <Button size="small" variant="ghost" onClick={() => void showDetail(detail)}>
          Detalhes
        </Button>
      )}
      {checked !== null && (
        <p role="status" className="basis-full text-ink">
          {checked}
        </p>
      )}
    </div>
  )
}

type DraftStateProps = SaveBarProps & { isLong: boolean; withFile: boolean }

function DraftState({ keptAt, restored, inPart, onDiscardDraft, isLong, withFile }: DraftStateProps) {
  if (isLong)
    return (
      <span role="status">
        Ainda aguardando o servidor... Sem resposta a espera termina, e o que foi digitado fica.
      </span>
    )
  if (keptAt === null && !restored) return null
  return (
    <span className="inline-flex items-center gap-2 text-ink-2 before:size-[7px] before:shrink-0 before:rounded-full before:bg-warning-ink">
      <span role="status">
        {restored
          ? `Rascunho restaurado${withFile ? ' (imagens não são guardadas)' : ''}${inPart ? `. ${inPart}: salve de novo para completar` : ''}`
          : `Rascunho guardado às ${formatTime(new Date(keptAt ?? 0))}`}
      </span>
      {restored && (
        <Button size="small" variant="ghost" onClick={onDiscardDraft}>
          Descartar rascunho
        </Button>
      )}
    </span>
  )
}
