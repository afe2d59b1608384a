/** What the commands that set fields need once one of them runs, in one file to be loaded. */
export { changeRecord } from './change-record.ts'
export { loadCurrentText } from './current-text.ts'
export { readFieldText } from './field-text.ts'
export { readTableValues } from './pasted-values.ts'
export { previewChanges } from './preview-changes.ts'
export { loadPreviewedValues } from './previewed-values.ts'
export { previewRestoration, restoreRecord } from './restore-record.ts'
