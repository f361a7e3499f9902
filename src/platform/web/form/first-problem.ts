import { afterPaint } from '../screen/after-paint.ts'

/** The form in which save was pressed is not complete: the focus goes to its first field that is marked as wrong. */
export function goToFirstProblem(): void {
  const form = document.activeElement?.closest('form')
  afterPaint(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
