/** What the commands that set fields need once one of them runs, in one file to be loaded. */
export { changeRecord } from './change-record.ts'
export { readFieldText } from './field-text.ts'
export { loadTableValues, readTableValues, storeTableValues } from './pasted-values.ts'
export { getSeenValues, previewChanges, toControlTexts } from './preview-changes.ts'
export { previewRestoration, restoreRecord } from './restore-record.ts'
