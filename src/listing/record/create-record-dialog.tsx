/** The dialog of one record, 'Cashback #12', open while the URL has '?ver=12' (spec 1 §2.8). */
import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { parseIdParam } from '#lib/urls/route-location.ts'
import { listLocation, RECORD_PARAM } from '#commands/resource.ts'
import { navigateTo } from '#commands/runtime.ts'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { type RecordDialogOptions, keepListQuery } from './record-dialog-options.ts'

const RecordDialog = loadable(() => import('./record-dialog.tsx').then((module) => module.RecordDialog))

/** Makes the component for the `AboveTable` of a list definition: it draws nothing until a record is requested. */
export function createRecordDialog<R>(options: RecordDialogOptions<R>): ComponentType {
  return function LazyRecordDialog() {
    const id = parseIdParam(useLocation({ select: ({ search }): string | undefined => search[RECORD_PARAM] }) ?? '')
    if (id === 0) return null
    return (
      <DialogErrorBoundary
        subject="A janela do registro"
        onClose={() => navigateTo(keepListQuery(listLocation(options.resource)), { replace: true })}
      >
        <RecordDialog view={options as RecordDialogOptions<unknown>} id={id} />
      </DialogErrorBoundary>
    )
  }
}
