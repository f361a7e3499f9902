export { fileNames, holdRuns, leaveOutErased, unwrittenRowsOf, type Called } from './persons-in-files.ts'
