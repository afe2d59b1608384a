/** What the commands that set fields need once one of them runs, in one file to be loaded. */
export { changeRecord } from './change-record.ts'
export { loadCurrentText, previewField, previewTable } from './preview-field.ts'
export { loadPreviewedValues } from './previewed-values.ts'
export { previewRestoration, restoreRecord } from './restore-record.ts'
