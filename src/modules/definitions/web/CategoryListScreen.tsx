import { useState } from 'react'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/record-actions.tsx'
import { CategoryForm, categoryList, type CategoryRow } from '../domain/categories.ts'
import { definitionTexts } from '../texts.ts'
import { definitionScreenTexts } from './texts.ts'

const touches = ['/sys_category'] as const

/** /genel/category: the groups customers are sorted into. */
export function CategoryListScreen() {
  const t = useTexts(definitionScreenTexts)
  const [edited, setEdited] = useState<CategoryRow | 'new' | null>(null)
  const actions = useRecordActions<CategoryRow>({
    edit: setEdited,
    deletePath: '/sys_category/delete',
    nameOf: (row) => row.category,
    touches,
  })
  return (
    <>
      <ListScreen
        list={categoryList}
        title={t('categories')}
        subtitle={t('categories_hint')}
        actions={actions}
        onOpen={setEdited}
        onNew={() => setEdited('new')}
        newLabel={t('category_new')}
      />
      {edited && (
        <CategoryEditor category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

function CategoryEditor({ category, onClose }: { category: CategoryRow | null; onClose(): void }) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const initial: CategoryForm = { cat_type: category?.cat_type ?? null, category: category?.category ?? '' }
  const form = useRecordForm(CategoryForm, initial)
  const { save, isSaving, failure } = useSave({
    form,
    path: category ? '/sys_category/update' : '/sys_category/create',
    extra: category ? { id: category.id, version: category.version } : {},
    touches,
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={category ? t('category_edit') : t('category_new')}
      size="side"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      fieldTexts={definitionTexts}
      onSave={save}
      onClose={onClose}
    >
      <FormSection title={t('categories')}>
        {category && <ShownValue label={label('id')} value={String(category.id)} />}
        <TextField form={form} name="category" label={label('category')} autoFocus />
        <TextField form={form} name="cat_type" label={label('cat_type')} description={t('cat_type_hint')} />
      </FormSection>
    </RecordDrawer>
  )
}
