import type { ReactNode } from 'react'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import type { RecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { definitionTexts } from '../texts.ts'

type Props<Values> = {
  title: string
  size: 'side' | 'full'
  /** Name on the wire: '/sys_category'. */
  resource: '/sys_category' | '/sys_country_code' | '/bayi_cari' | '/raking_figure'
  /** What is changed; null for a new one. */
  record: { id: number; version: number } | null
  form: RecordForm<Values>
  onClose(): void
  children: ReactNode
}

/** The frame in which a definition is made or changed. */
export function DefinitionEditor<Values>(props: Props<Values>) {
  const { title, size, resource, record, form, onClose, children } = props
  const { save, isSaving, failure } = useSave({
    form,
    path: record || resource === '/sys_country_code' ? `${resource}/update` : `${resource}/create`,
    extra: record ? { id: record.id, version: record.version } : {},
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={title}
      size={size}
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      fieldTexts={definitionTexts}
      onSave={save}
      onClose={onClose}
    >
      {children}
    </RecordDrawer>
  )
}
